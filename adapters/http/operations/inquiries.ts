import type { Inquiries } from '../../../application/inquiries.ts';
import type { Simulations } from '../../../application/simulations.ts';
import { Written } from '../answer.ts';
import { listAnswer } from '../list-answer.ts';
import { operationsOf } from '../operation.ts';
import { page, pageRequest } from '../parameters.ts';
import { createdInquiry, detailedInquiry, inquiryPage } from '../schemas/answers/inquiry.ts';
import { createInquiry } from '../schemas/inquiry.ts';
import { simulation } from '../schemas/simulation.ts';

const operation = operationsOf<{ inquiries: Inquiries; simulations: Simulations }>()({
  group: 'Inquiries',
  keyHeader: 'api-key',
});
const path = '/api/v1/web/inquiry';

/** Web inquiries. */
export const inquiryOperations = [
  operation({
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
        Inline: {
          name: 'Active gym membership',
          query: 'Does this person hold an active gym membership?',
          start_url: 'https://gym.example.com/login',
          return_url: 'https://customer.example.com/done',
          subject_id: 'customer-user-8841',
          fields: [{ name: 'membership_status', description: 'Whether the membership is active' }],
        },
        'With a template': { template_key: 'web_tpl_key_01K5ZQ3V8M6W4T2R9N7X1C0B5A', subject_id: 'customer-user-8841' },
      },
    },
    answer: { status: 200, description: 'The new inquiry, and where the end user goes.', schema: createdInquiry },
    handle({ caller, body: { show_acceptance_guide, ...requested } }, { inquiries }) {
      if (show_acceptance_guide === undefined) return inquiries.create(caller, requested);
      return inquiries.create(caller, { ...requested, settings: { ...requested.settings, show_acceptance_guide } });
    },
  }),
  operation({
    method: 'GET',
    path,
    id: 'listInquiries',
    summary: 'List inquiries',
    description: 'Every inquiry of your organization with its latest result, newest first.',
    query: page,
    answer: { status: 200, description: 'A page of inquiries.', schema: inquiryPage },
    handle: async ({ caller, query }, { inquiries }) => listAnswer(await inquiries.list(caller, pageRequest(query))),
  }),
  operation({
    method: 'GET',
    path: `${path}/{id}`,
    id: 'getInquiry',
    summary: 'Get an inquiry',
    description: 'The whole story: the result with its history, every session, page visit and piece of evidence.',
    idParameter: { prefix: 'web_iq_', description: 'Id of the inquiry.' },
    answer: { status: 200, description: 'The inquiry.', schema: detailedInquiry },
    handle: async ({ caller, id }, { inquiries }) => new Written(await inquiries.get(caller, id)),
  }),
  operation({
    method: 'POST',
    path: `${path}/{id}/simulate`,
    id: 'simulateInquiry',
    testKeysOnly: true,
    summary: 'Simulate an outcome',
    description:
      'For inquiries that were made with a test key, and for test keys only: drives the result to a status through the same events and webhooks as a real capture, so that every outcome can be tried. A live key finds no such route.',
    idParameter: { prefix: 'web_iq_', description: 'Id of the inquiry.' },
    body: {
      schema: simulation,
      required: true,
      examples: {
        Approved: { status: 'approved', claims: [{ property: 'membership_status', value: 'Active' }] },
      },
    },
    answer: { status: 200, description: 'The inquiry as it stands then.', schema: detailedInquiry },
    handle: ({ caller, id, body }, { simulations }) => simulations.simulate(caller, id, body),
  }),
];
