import { z } from 'zod';
import type { CreatedInquiry as Created, DetailedInquiry as Detailed } from '../../../../application/inquiries.ts';
import type { InquiryView } from '../../../../application/views/inquiry-view.ts';
import { ACCEPTANCES, CONFIDENCES } from '../../../../domain/inquiry/assessment.ts';
import { RESULT_STATUSES } from '../../../../domain/inquiry/transitions.ts';
import { withBase } from '../base-schema.ts';
import { captureSession } from './capture-session.ts';
import { answeredConfiguration, configurationBase } from './configuration.ts';
import { statusHistory } from './status-history.ts';
import { address, idWith, pageOf, texts, timestamp } from './values.ts';

const claim = z
  .object({
    property: z.string().meta({ examples: ['membership_status'] }),
    value: z.string().meta({ examples: ['Active'] }),
    source_url: z.string().meta({ examples: ['https://gym.example.com/membership'] }),
    evidence_id: idWith('web_ev_'),
  })
  .meta({ id: 'Claim', description: 'A statement about the subject, read from a piece of evidence.' });

const resultBase = z
  .object({
    id: idWith('web_res_'),
    inquiry_id: idWith('web_iq_'),
    status: z.enum(RESULT_STATUSES),
    acceptance: z
      .enum(ACCEPTANCES)
      .nullable()
      .meta({ description: 'How well the evidence satisfies the criteria; null while nothing was assessed.' }),
    acceptance_reason: z.string().nullable(),
    confidence: z
      .enum(CONFIDENCES)
      .nullable()
      .meta({ description: 'How reliable the source and the extraction are; null while nothing was assessed.' }),
    confidence_reason: z.string().nullable(),
    claims: z.array(claim),
    error: z.string().nullable(),
    retry_count: z.int().meta({ description: 'Tries that the end user was granted beyond the first.' }),
    submitted_at: timestamp.nullable(),
    completed_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ResultBase' });

const result = withBase(resultBase, z.object(resultBase.shape).meta({ id: 'Result' }));

const detailedResult = withBase(
  resultBase,
  resultBase.extend({ status_history: statusHistory }).meta({ id: 'DetailedResult' }),
);

const session = captureSession('web_sess_').meta({ id: 'Session', description: 'One try of the end user.' });

const fields = {
  id: idWith('web_iq_'),
  template_id: idWith('web_tpl_').nullable(),
  template_key: idWith('web_tpl_key_').nullable(),
  template_version: z.int().meta({ description: 'Version of the template; 0 without one.' }),
  ...answeredConfiguration,
  fields: z.array(z.object({ name: z.string(), description: z.string() })).meta({
    examples: [[{ name: 'membership_status', description: 'Whether the membership is active' }]],
  }),
  max_retries: z.int(),
  metadata: texts.nullable(),
  expires_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
  deleted_at: timestamp.nullable(),
  subject_id: z.string().meta({ examples: ['customer-user-8841'] }),
};

const inquiryBase = withBase(configurationBase, z.object(fields).meta({ id: 'InquiryBase' }));

const inquiry = withBase(
  inquiryBase,
  z.object({ ...fields, result: result.nullable() }).meta({ id: 'Inquiry' }),
) satisfies z.ZodType<InquiryView>;

/** Answer of Create inquiry. */
export const createdInquiry = withBase(
  inquiryBase,
  z
    .object({
      ...fields,
      result: result.nullable(),
      capture_url: address('https://affiant.example.com/capture/web_iq_01K5ZQ3V8M6W4T2R9N7X1C0B5A').meta({
        description: "Where the end user's browser is to be sent.",
      }),
    })
    .meta({ id: 'CreatedInquiry' }),
) satisfies z.ZodType<Created>;

/** Answer of Get inquiry. */
export const detailedInquiry = withBase(
  inquiryBase,
  z
    .object({
      ...fields,
      result: detailedResult.nullable(),
      sessions: z.array(session).meta({ description: 'In the order of their creation.' }),
    })
    .meta({ id: 'DetailedInquiry' }),
) satisfies z.ZodType<Detailed>;

/** Answer of List inquiries. */
export const inquiryPage = pageOf(inquiry, 'InquiryPage');

export type Inquiry = z.output<typeof inquiry>;
export type CreatedInquiry = z.output<typeof createdInquiry>;
export type DetailedInquiry = z.output<typeof detailedInquiry>;
