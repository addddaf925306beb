import { z } from 'zod';
import type { InquiryEvent } from '../../../domain/inquiry/events.ts';
import { RESULT_STATUSES } from '../../../domain/inquiry/transitions.ts';
import { ERASED, type EventSchemas } from '../event-schema.ts';
import { assessment } from './assessment.ts';
import { configuration } from './configuration.ts';
import { stringRecord } from './json.ts';

const status = z.enum(RESULT_STATUSES);
const inquiry_id = z.string();
const result_id = z.string();
const session_id = z.string();

export const inquirySchemas: EventSchemas<InquiryEvent> = {
  InquiryCreated: {
    version: 1,
    data: configuration.extend({
      inquiry_id,
      template_id: z.string().nullable(),
      template_key: z.string().nullable(),
      template_version: z.int(),
      max_retries: z.int(),
      metadata: stringRecord.nullable(),
      subject_id: z.string(),
      expires_at: z.string(),
    }),
    // A whole inquiry may be made inline: whatever is text there may name a person.
    personal: {
      subject_id: ERASED,
      metadata: null,
      name: ERASED,
      description: ERASED,
      query: ERASED,
      user_instruction: ERASED,
      acceptance_guide: ERASED,
      ai_instruction: ERASED,
      start_url: ERASED,
      return_url: ERASED,
    },
  },
  ResultOpened: {
    version: 1,
    data: z.object({ inquiry_id, result_id, subject_id: z.string(), to_status: z.literal('pending') }),
    personal: { subject_id: ERASED },
  },
  SessionStarted: { version: 1, data: z.object({ inquiry_id, session_id, consent_version: z.string() }) },
  CaptureSubmitted: { version: 1, data: z.object({ inquiry_id, result_id, session_id }) },
  ResultAssessed: {
    version: 1,
    data: assessment.extend({ inquiry_id, result_id, session_id, policy_version: z.string() }),
    personal: {
      claims: [],
      extracted_fields: [],
      acceptance_reason: ERASED,
      confidence_reason: ERASED,
      rules: [],
    },
  },
  ResultStatusChanged: {
    version: 1,
    data: z.object({
      inquiry_id,
      result_id,
      subject_id: z.string(),
      from_status: status,
      to_status: status,
      reason: z.string().nullable(),
      changed_by: z.object({ name: z.string(), email: z.string() }).nullable(),
      retry_count: z.int(),
      error: z.string().nullable(),
    }),
    personal: { subject_id: ERASED, reason: ERASED, changed_by: null },
  },
  RetryGranted: {
    version: 1,
    data: z.object({ inquiry_id, result_id, retry_count: z.int(), reason: z.string() }),
    personal: { reason: ERASED },
  },
  InquiryExpired: { version: 1, data: z.object({ inquiry_id }) },
  InquiryDeleted: { version: 1, data: z.object({ inquiry_id }) },
};
