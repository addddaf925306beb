import { z } from 'zod';
import { ENVELOPE_FIELDS } from '../../../domain/envelope/configuration.ts';
import type {
  EnvelopeAskedAgain,
  EnvelopeCreated,
  EnvelopeDeleted,
  EnvelopeExpired,
  EnvelopeReassessed,
  EnvelopeResultRecorded,
  EnvelopeReviewed,
  EnvelopeTemplateCreated,
  EnvelopeTemplateDrafted,
  EnvelopeTemplatePublished,
} from '../../../domain/envelope/events.ts';
import { byKind, erasedOf } from '../../../domain/field-list.ts';
import { ACCEPTANCES, CONFIDENCES } from '../../../domain/inquiry/assessment.ts';
import { CAPTURE_MODES } from '../../../domain/inquiry/configuration.ts';
import { RESULT_STATUSES } from '../../../domain/inquiry/transitions.ts';
import type { EventDefinitions } from '../event-definition.ts';
import { assessment, beforeInstructionUse, beforeMendable, beforeReadings, personalNames } from './assessment.ts';
import { fieldsToExtract, olderVersionsOf } from './configuration.ts';

const step = z.object({
  user_instruction: z.string(),
  capture_on: z.string(),
  auto_redirect: z.boolean(),
  ai_instruction: z.string().nullable(),
  full_screen: z.boolean(),
  fields: fieldsToExtract,
});

const configuration = byKind(ENVELOPE_FIELDS, {
  text: () => z.string(),
  address: () => z.string(),
  switch: () => z.boolean(),
  fields: () => fieldsToExtract,
  steps: () => z.array(step),
  capture_modes: () => z.array(z.enum(CAPTURE_MODES)),
});

/** What envelopes were before today's version of their fields. */
const older = olderVersionsOf(ENVELOPE_FIELDS);
const olderTemplates = older.map(({ upcast }) => ({ personal: {}, upcast }));

/** What a version of a template of envelopes holds. */
const templateOfEnvelopes = {
  ...configuration,
  template_id: z.string(),
  created_by: z.string(),
  return_url: z.string().nullable(),
};

const claim = z.object({ value: z.string(), property: z.string(), source_url: z.string() });

/** What an operator changes of a result. */
const reviewed = {
  acceptance_category: z.enum(ACCEPTANCES),
  acceptance_reason: z.string(),
  confidence_category: z.enum(CONFIDENCES),
  confidence_reason: z.string(),
  error: z.string().nullable(),
  success: z.boolean(),
};
const operator = z.object({ name: z.string(), email: z.string() });

/** Fields of a result that may name a person. The hash too: who guesses what was erased could check the guess with it. */
const personalOfRecordedOnce = {
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

/** Later the names of fields too: they are texts of the configuration. */
const personalOfRecordedBefore = { ...personalOfRecordedOnce, ...personalNames };
const personalOfRecorded = { ...personalOfRecordedBefore, readings: [] };

/**
 * How the events of envelopes are stored, as far as they are not those of every capture. All texts of an envelope are
 * personal: it is written for a single person. A template is about no person.
 */
export const envelopeEvents = {
  EnvelopeCreated: {
    schema: z.object({
      ...configuration,
      envelope_id: z.string(),
      template_id: z.string().nullable(),
      created_by: z.string(),
      max_retries: z.number(),
      expires_at: z.string(),
    }),
    personal: erasedOf(ENVELOPE_FIELDS),
    older,
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
    personal: personalOfRecorded,
    older: [
      { personal: personalOfRecordedOnce, upcast: beforeInstructionUse },
      { personal: personalOfRecordedOnce, upcast: beforeMendable },
      { personal: personalOfRecordedBefore, upcast: beforeReadings },
    ],
  },
  EnvelopeExpired: {
    schema: z.object({
      envelope_id: z.string(),
      status: z.enum(['manual_review', 'failed']),
      status_reason: z.string(),
    }),
    personal: {},
  },
  EnvelopeReviewed: {
    schema: z.object({
      envelope_id: z.string(),
      result_id: z.string(),
      session_id: z.string(),
      ...reviewed,
      hash: z.string(),
      status: z.enum(['approved', 'rejected', 'manual_review']),
      status_reason: z.string(),
      reviewed_by: operator.nullable(),
    }),
    personal: {
      acceptance_reason: 'erased',
      confidence_reason: 'erased',
      hash: 'erased',
      status_reason: 'erased',
      reviewed_by: null,
    },
  },
  EnvelopeReassessed: {
    schema: assessment.extend({
      envelope_id: z.string(),
      result_id: z.string(),
      session_id: z.string(),
      policy_version: z.string(),
      result: z.object({ ...reviewed, supporting_claims: z.array(claim) }).nullable(),
      hash: z.string(),
      status: z.enum(RESULT_STATUSES).nullable(),
      status_reason: z.string().nullable(),
      reassessed_by: operator.nullable(),
    }),
    personal: {
      ...personalNames,
      claims: [],
      extracted_fields: [],
      acceptance_reason: 'erased',
      confidence_reason: 'erased',
      rules: [],
      readings: [],
      result: null,
      hash: 'erased',
      status_reason: 'erased',
      reassessed_by: null,
    },
  },
  EnvelopeAskedAgain: {
    schema: z.object({
      envelope_id: z.string(),
      status_reason: z.string(),
      asked_by: operator.nullable(),
    }),
    personal: { status_reason: 'erased', asked_by: null },
  },
  EnvelopeDeleted: { schema: z.object({ envelope_id: z.string() }), personal: {} },
  EnvelopeTemplateCreated: {
    schema: z.object(templateOfEnvelopes),
    personal: {},
    older: olderTemplates,
  },
  EnvelopeTemplateDrafted: {
    schema: z.object({ ...templateOfEnvelopes, version: z.number() }),
    personal: {},
    // The first of them had the fields of the second version of an envelope.
    older: olderTemplates.slice(1),
  },
  EnvelopeTemplatePublished: {
    schema: z.object({ template_id: z.string(), version: z.number() }),
    personal: {},
  },
} satisfies EventDefinitions<
  | EnvelopeCreated
  | EnvelopeResultRecorded
  | EnvelopeExpired
  | EnvelopeReviewed
  | EnvelopeReassessed
  | EnvelopeAskedAgain
  | EnvelopeDeleted
  | EnvelopeTemplateCreated
  | EnvelopeTemplateDrafted
  | EnvelopeTemplatePublished
>;
