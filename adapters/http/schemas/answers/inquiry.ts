import { z } from 'zod';
import type { CreatedInquiry as Created, DetailedInquiry as Detailed } from '../../../../application/inquiries.ts';
import type { InquiryView } from '../../../../application/views/inquiry-view.ts';
import { EVIDENCE_TYPES } from '../../../../domain/capture/events.ts';
import { ACCEPTANCES, CONFIDENCES } from '../../../../domain/inquiry/assessment.ts';
import { CAPTURE_MODES } from '../../../../domain/inquiry/configuration.ts';
import { RESULT_STATUSES } from '../../../../domain/inquiry/transitions.ts';
import { answeredConfiguration } from './configuration.ts';
import { address, idWith, pageOf, texts, timestamp } from './values.ts';

const claim = z
  .object({
    property: z.string().meta({ examples: ['membership_status'] }),
    value: z.string().meta({ examples: ['Active'] }),
    source_url: z.string().meta({ examples: ['https://gym.example.com/membership'] }),
    evidence_id: idWith('web_ev_'),
  })
  .meta({ id: 'Claim', description: 'A statement about the subject, read from a piece of evidence.' });

const result = z
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
  .meta({ id: 'Result' });

const historyEntry = z
  .object({
    id: z.string(),
    from_status: z.enum(RESULT_STATUSES).nullable(),
    to_status: z.enum(RESULT_STATUSES),
    reason: z.string().nullable(),
    created_at: timestamp,
    changed_by: z
      .object({ name: z.string(), email: z.string() })
      .nullable()
      .meta({ description: 'The operator who made the change; null when the system did.' }),
  })
  .meta({ id: 'StatusHistoryEntry', description: 'A change of the status of a result. The log is append-only.' });

const place = {
  rect: { rect: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }) },
  page: { page: z.int() },
};
const extracted = { name: z.string(), value: z.string(), score: z.number(), label: z.string().nullable() };

const evidence = z
  .object({
    id: idWith('web_ev_'),
    capture_mode: z.enum(CAPTURE_MODES),
    evidence_type: z.enum(EVIDENCE_TYPES),
    source_url: z.string(),
    extracted_fields: z
      .array(z.union([z.object({ ...extracted, ...place.rect }), z.object({ ...extracted, ...place.page })]))
      .meta({ description: 'What was read from it, and where it stands: a rectangle or a page.' }),
    created_at: timestamp,
    file: z.object({
      url: address('https://affiant.example.com/evidence/web_ev_01K5?expires=1777629600&signature=…').meta({
        description: 'Signed address that works until `expires_at`.',
      }),
      expires_at: timestamp,
    }),
  })
  .meta({ id: 'Evidence' });

const session = z
  .object({
    id: idWith('web_sess_'),
    created_at: timestamp,
    page_visits: z.array(z.object({ id: z.string(), url: z.string(), visited_at: timestamp })),
    evidence: z.array(evidence),
  })
  .meta({ id: 'Session', description: 'One try of the end user.' });

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

const inquiry = z
  .object({ ...fields, result: result.nullable() })
  .meta({ id: 'Inquiry' }) satisfies z.ZodType<InquiryView>;

/** Answer of Create inquiry. */
export const createdInquiry = z
  .object({
    ...fields,
    result: result.nullable(),
    capture_url: address('https://affiant.example.com/capture/web_iq_01K5ZQ3V8M6W4T2R9N7X1C0B5A').meta({
      description: "Where the end user's browser is to be sent.",
    }),
  })
  .meta({ id: 'CreatedInquiry' }) satisfies z.ZodType<Created>;

/** Answer of Get inquiry. */
export const detailedInquiry = z
  .object({
    ...fields,
    result: result
      .extend({ status_history: z.array(historyEntry) })
      .meta({ id: 'DetailedResult' })
      .nullable(),
    sessions: z.array(session).meta({ description: 'In the order of their creation.' }),
  })
  .meta({ id: 'DetailedInquiry' }) satisfies z.ZodType<Detailed>;

/** Answer of List inquiries. */
export const inquiryPage = pageOf(inquiry, 'InquiryPage');

export type Inquiry = z.output<typeof inquiry>;
export type CreatedInquiry = z.output<typeof createdInquiry>;
export type DetailedInquiry = z.output<typeof detailedInquiry>;
