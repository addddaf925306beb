import { page } from '../../parameters.ts';
import { createdInquiry, detailedInquiry, inquiryPage } from '../../schemas/answers/inquiry.ts';
import { createInquiry } from '../../schemas/inquiry.ts';
import { simulation } from '../../schemas/simulation.ts';
import type { ApiOperation } from '../operation.ts';

const common = { group: 'Inquiries', keyHeader: 'api-key' } as const;
const path = '/api/v1/web/inquiry';

/** Web inquiries. */
export const inquiryOperations: readonly ApiOperation[] = [
  {
    ...common,
    method: 'POST',
    path,
    id: 'createInquiry',
    summary: 'Create an inquiry',
    description:
      "Asks one question about one person. Name a published template and override what you like, or send the whole configuration inline. Then send the end user's browser to `capture_url`.",
    body: {
      schema: createInquiry,
      required: true,
      examples: {
        'With a template': { template_key: 'web_tpl_key_01K5ZQ3V8M6W4T2R9N7X1C0B5A', subject_id: 'customer-user-8841' },
        Inline: {
          name: 'Active gym membership',
          query: 'Does this person hold an active gym membership?',
          start_url: 'https://gym.example.com/login',
          return_url: 'https://customer.example.com/done',
          subject_id: 'customer-user-8841',
          fields: [{ name: 'membership_status', description: 'Whether the membership is active' }],
        },
      },
    },
    answer: { status: 200, description: 'The new inquiry, and where the end user goes.', schema: createdInquiry },
  },
  {
    ...common,
    method: 'GET',
    path,
    id: 'listInquiries',
    summary: 'List inquiries',
    description: 'Every inquiry of your organization with its latest result, newest first.',
    query: page,
    answer: { status: 200, description: 'A page of inquiries.', schema: inquiryPage },
  },
  {
    ...common,
    method: 'GET',
    path: `${path}/{id}`,
    id: 'getInquiry',
    summary: 'Get an inquiry',
    description: 'The whole story: the result with its history, every session, page visit and piece of evidence.',
    idParameter: { name: 'id', prefix: 'web_iq_', description: 'Id of the inquiry.' },
    answer: { status: 200, description: 'The inquiry.', schema: detailedInquiry },
  },
  {
    ...common,
    method: 'POST',
    path: `${path}/{id}/simulate`,
    id: 'simulateInquiry',
    summary: 'Simulate an outcome',
    description:
      'For inquiries that were made with a test key, and for test keys only: drives the result to a status through the same events and webhooks as a real capture, so that every outcome can be tried. A live key finds no such route.',
    idParameter: { name: 'id', prefix: 'web_iq_', description: 'Id of the inquiry.' },
    body: {
      schema: simulation,
      required: true,
      examples: {
        Approved: { status: 'approved', claims: [{ property: 'membership_status', value: 'Active' }] },
      },
    },
    answer: { status: 200, description: 'The inquiry as it stands then.', schema: detailedInquiry },
  },
];
