import { z } from 'zod';
import type {
  CreatedEnvelope as Created,
  DetailedEnvelope as Detailed,
  DetailedEnvelopeResult,
} from '../../../../application/envelopes.ts';
import { ENVELOPE_FIELDS } from '../../../../domain/envelope/configuration.ts';
import { byKind } from '../../../../domain/field-list.ts';
import { ACCEPTANCES, CONFIDENCES } from '../../../../domain/inquiry/assessment.ts';
import { CAPTURE_MODES } from '../../../../domain/inquiry/configuration.ts';
import { RESULT_STATUSES } from '../../../../domain/inquiry/transitions.ts';
import { withBase } from '../base-schema.ts';
import { captureSession } from './capture-session.ts';
import { statusHistory } from './status-history.ts';
import { address, idWith, timestamp } from './values.ts';

const field = z.object({ name: z.string(), required: z.boolean(), description: z.string() });

const step = z
  .object({
    user_instruction: z.string(),
    capture_on: z.string().meta({ examples: ['https://gym.example.com/members/:member_id'] }),
    auto_redirect: z.boolean(),
    ai_instruction: z.string().nullable(),
    full_screen: z.boolean(),
    fields: z.array(field),
  })
  .meta({ id: 'EnvelopeStep', description: 'A step of a guided capture.' });

const fields = {
  envelope_id: idWith('iq_'),
  envelope_url: address('https://affiant.example.com/capture/iq_01K5ZQ3V8M6W4T2R9N7X1C0B5A').meta({
    description: "Where the end user's browser goes.",
  }),
  id: idWith('iq_').meta({ description: 'The same as `envelope_id`.' }),
  template_id: idWith('env_tpl_').nullable(),
  ...byKind(ENVELOPE_FIELDS, {
    text: () => z.string(),
    address: () => address('https://gym.example.com/login'),
    switch: () => z.boolean(),
    fields: () => z.array(field),
    steps: () => z.array(step),
    capture_modes: () => z.array(z.enum(CAPTURE_MODES)),
  }),
  return_url: address('https://customer.example.com/done'),
};

const envelopeBase = z.object(fields).meta({ id: 'EnvelopeBase' });

/** Answer of Create envelope. */
export const createdEnvelope = withBase(
  envelopeBase,
  z.object(fields).meta({ id: 'CreatedEnvelope' }),
) satisfies z.ZodType<Created>;

/** Answer of Get envelope. */
export const detailedEnvelope = withBase(
  envelopeBase,
  z
    .object({
      ...fields,
      status: z.enum(RESULT_STATUSES),
      status_reason: z
        .string()
        .nullable()
        .meta({ description: 'Why it has its status, or why another try was granted; null before the first result.' }),
      retry_count: z.int().meta({ description: 'Tries that the end user was granted beyond the first.' }),
      max_retries: z.int(),
      expires_at: timestamp,
      created_by: z.string(),
      created_at: timestamp,
      updated_at: timestamp,
      deleted_at: timestamp.nullable(),
      status_history: statusHistory,
      sessions: z
        .array(captureSession('iq_sess_').meta({ id: 'EnvelopeCapture', description: 'One try of the end user.' }))
        .meta({ description: 'In the order of their creation.' }),
    })
    .meta({ id: 'DetailedEnvelope' }),
) satisfies z.ZodType<Detailed>;

const session = z
  .object({
    id: idWith('iq_sess_'),
    inquiry_id: idWith('iq_').meta({ description: 'Id of the envelope.' }),
    created_by: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: timestamp.nullable(),
  })
  .meta({ id: 'EnvelopeSession' });

const result = z
  .object({
    id: idWith('iq_res_'),
    inquiry_session_id: idWith('iq_sess_'),
    name: z.string(),
    description: z.string(),
    acceptance_category: z.enum(ACCEPTANCES),
    acceptance_reason: z.string(),
    confidence_category: z.enum(CONFIDENCES),
    confidence_reason: z.string(),
    supporting_claims: z.array(z.object({ value: z.string(), property: z.string(), source_url: z.string() })),
    error: z.string().nullable(),
    success: z.boolean().meta({ description: 'Whether it was processed without an error.' }),
    hash: z.string().meta({ description: 'SHA-256 of the canonical JSON (RFC 8785) of the result, hex.' }),
    transaction_address: z.null(),
    created_by: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    deleted_at: timestamp.nullable(),
    inquiry_session: session,
  })
  .meta({
    id: 'EnvelopeResult',
    description: 'What one finished session came to.',
  }) satisfies z.ZodType<DetailedEnvelopeResult>;

/** Answer of Get results of an envelope. */
export const envelopeResults = z
  .object({ data: z.array(result).meta({ description: 'One result for each finished session, oldest first.' }) })
  .meta({ id: 'EnvelopeResults' });

export type CreatedEnvelope = z.output<typeof createdEnvelope>;
export type DetailedEnvelope = z.output<typeof detailedEnvelope>;
export type EnvelopeResult = z.output<typeof result>;
