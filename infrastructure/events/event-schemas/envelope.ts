import { z } from 'zod';
import type {
  EnvelopeCreated,
  EnvelopeResultRecorded,
  EnvelopeTemplateCreated,
} from '../../../domain/envelope/events.ts';
import { ACCEPTANCES, CONFIDENCES } from '../../../domain/inquiry/assessment.ts';
import { RESULT_STATUSES } from '../../../domain/inquiry/transitions.ts';
import type { EventDefinitions } from '../event-definition.ts';
import { assessment, beforeInstructionUse } from './assessment.ts';
import { configuration } from './configuration.ts';

const { fields } = configuration.shape;

const step = z.object({
  user_instruction: z.string(),
  capture_on: z.string(),
  auto_redirect: z.boolean(),
  ai_instruction: z.string().nullable(),
  full_screen: z.boolean(),
  fields,
});

const shared = {
  name: z.string(),
  description: z.string(),
  query: z.string(),
  acceptance_guide: z.string(),
  show_acceptance_guide: z.boolean(),
  redirect_url: z.string(),
  ai_instruction: z.string(),
  fields,
  steps: z.array(step),
};

const claim = z.object({ value: z.string(), property: z.string(), source_url: z.string() });

/** Fields of a result that may name a person. The hash too: who guesses what was erased could check the guess with it. */
const personalOfRecorded = {
  name: 'erased',
  description: 'erased',
  acceptance_reason: 'erased',
  confidence_reason: 'erased',
  supporting_claims: [],
  claims: [],
  extracted_fields: [],
  rules: [],
  status_reason: 'erased',
  hash: 'erased',
};

/**
 * How the events of envelopes are stored, as far as they are not those of inquiries too. All texts of an envelope are
 * personal: it is written for a single person. A template is about no person.
 */
export const envelopeEvents = {
  EnvelopeCreated: {
    schema: z.object({
      ...shared,
      envelope_id: z.string(),
      template_id: z.string().nullable(),
      return_url: z.string(),
      created_by: z.string(),
      max_retries: z.number(),
      expires_at: z.string(),
    }),
    owner: 'envelope_id',
    personal: {
      name: 'erased',
      description: 'erased',
      query: 'erased',
      acceptance_guide: 'erased',
      redirect_url: 'erased',
      return_url: 'erased',
      ai_instruction: 'erased',
      fields: [],
      steps: [],
    },
  },
  EnvelopeResultRecorded: {
    schema: assessment.omit({ acceptance: true, confidence: true }).extend({
      envelope_id: z.string(),
      result_id: z.string(),
      session_id: z.string(),
      name: z.string(),
      description: z.string(),
      acceptance_category: z.enum(ACCEPTANCES),
      confidence_category: z.enum(CONFIDENCES),
      supporting_claims: z.array(claim),
      success: z.boolean(),
      hash: z.string(),
      transaction_address: z.null(),
      policy_version: z.string(),
      status: z.enum(RESULT_STATUSES),
      status_reason: z.string(),
      retry_count: z.number(),
    }),
    owner: 'envelope_id',
    personal: personalOfRecorded,
    older: [{ personal: personalOfRecorded, upcast: beforeInstructionUse }],
  },
  EnvelopeTemplateCreated: {
    schema: z.object({
      ...shared,
      template_id: z.string(),
      created_by: z.string(),
      return_url: z.string().nullable(),
    }),
    personal: {},
  },
} satisfies EventDefinitions<EnvelopeCreated | EnvelopeResultRecorded | EnvelopeTemplateCreated>;
