import { z } from 'zod';
import type { CaptureSubmitted, SessionStarted } from '../../../domain/capture/events.ts';
import { erasedOf, fieldsOfVersions } from '../../../domain/field-list.ts';
import { CONFIGURATION_FIELDS } from '../../../domain/inquiry/configuration.ts';
import type { FirstApprovalGiven, InquiryEvent } from '../../../domain/inquiry/events.ts';
import { RESULT_STATUSES } from '../../../domain/inquiry/transitions.ts';
import type { EventDefinitions } from '../event-definition.ts';
import { assessment, beforeInstructionUse, beforeMendable, beforeReadings, personalNames } from './assessment.ts';
import { ofCaptured } from './captured.ts';
import { configuration, olderConfigurations } from './configuration.ts';
import { textRecord } from './json.ts';

const inquiry = { inquiry_id: z.string() };
const result = { ...inquiry, result_id: z.string() };

/** Fields of a new inquiry beside its configuration that may name a person, and what each reads as once erased. */
const personalOfCreated = { subject_id: 'erased', metadata: null };

/** Fields of an assessment that may name a person. */
const personalOfAssessedOnce = {
  claims: [],
  extracted_fields: [],
  acceptance_reason: 'erased',
  confidence_reason: 'erased',
  rules: [],
};

/** Later the names of fields too: they are texts of the configuration. */
const personalOfAssessedBefore = { ...personalOfAssessedOnce, ...personalNames };
const personalOfAssessed = { ...personalOfAssessedBefore, readings: [] };

/**
 * How the events of inquiries are stored, as far as they are not those of every capture; a first approval may be of an
 * envelope as well. All texts of an inquiry's configuration are personal: one that was written for a single person may
 * name that person anywhere.
 */
export const inquiryEvents = {
  InquiryCreated: {
    schema: configuration.extend({
      ...inquiry,
      template_id: z.string().nullable(),
      template_key: z.string().nullable(),
      template_version: z.number(),
      max_retries: z.number(),
      metadata: textRecord.nullable(),
      subject_id: z.string(),
      expires_at: z.string(),
      theme_id: z.string().nullable(),
    }),
    personal: { ...personalOfCreated, ...erasedOf(CONFIGURATION_FIELDS) },
    older: [
      // Version 1: before an inquiry knew the theme of its page, with the configuration's first version.
      {
        personal: {
          ...personalOfCreated,
          ...erasedOf(fieldsOfVersions(CONFIGURATION_FIELDS, version => version === 1)),
        },
        upcast: data => ({ ...data, theme_id: null }),
      },
      ...olderConfigurations.map(({ personal, upcast }) => ({
        personal: { ...personalOfCreated, ...personal },
        upcast,
      })),
    ],
  },
  ResultOpened: {
    schema: z.object({ ...result, subject_id: z.string(), to_status: z.literal('pending') }),
    personal: { subject_id: 'erased' },
  },
  ResultAssessed: {
    schema: assessment.extend({ ...result, session_id: z.string(), policy_version: z.string() }),
    personal: personalOfAssessed,
    older: [
      { personal: personalOfAssessedOnce, upcast: beforeInstructionUse },
      { personal: personalOfAssessedOnce, upcast: beforeMendable },
      { personal: personalOfAssessedBefore, upcast: beforeReadings },
    ],
  },
  ResultStatusChanged: {
    schema: z.object({
      ...result,
      subject_id: z.string(),
      from_status: z.enum(RESULT_STATUSES),
      to_status: z.enum(RESULT_STATUSES),
      reason: z.string().nullable(),
      changed_by: z.object({ name: z.string(), email: z.string() }).nullable(),
      retry_count: z.number(),
      error: z.string().nullable(),
    }),
    personal: { subject_id: 'erased', reason: 'erased', changed_by: null },
  },
  FirstApprovalGiven: {
    schema: ofCaptured({
      result_id: z.string(),
      reason: z.string(),
      approved_by: z.object({ name: z.string(), email: z.string() }).nullable(),
    }),
    personal: { reason: 'erased', approved_by: null },
  },
  RetryGranted: {
    schema: z.object({ ...result, retry_count: z.number(), reason: z.string() }),
    personal: { reason: 'erased' },
  },
  InquiryExpired: { schema: z.object(inquiry), personal: {} },
  InquiryDeleted: { schema: z.object(inquiry), personal: {} },
} satisfies EventDefinitions<
  Exclude<InquiryEvent, SessionStarted | CaptureSubmitted | FirstApprovalGiven> | FirstApprovalGiven
>;
