import type { CaptureSubmitted, SessionStarted } from '../../domain/capture/events.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import { CONFIGURATION_DEFAULTS } from '../../domain/inquiry/configuration.ts';
import type {
  InquiryCreated,
  InquiryEvent,
  ResultOpened,
  ResultStatusChanged,
  RetryGranted,
} from '../../domain/inquiry/events.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';

export const INQUIRY_ID = 'web_iq_1';
export const RESULT_ID = 'web_res_1';
export const SUBJECT_ID = 'user-1';
export const EXPIRES_AT = '2026-01-02T00:00:00.000Z';
/** A moment before the inquiry expires. */
export const IN_TIME = new Date('2026-01-01T12:00:00.000Z');

/** An inquiry with at most two retries. */
export const inquiryData: InquiryCreated['data'] = {
  inquiry_id: INQUIRY_ID,
  template_id: null,
  template_key: null,
  template_version: 0,
  max_retries: 2,
  metadata: null,
  subject_id: SUBJECT_ID,
  expires_at: EXPIRES_AT,
  theme_id: null,
  ...CONFIGURATION_DEFAULTS,
  name: 'Membership',
  query: 'Does this person hold an active membership?',
  fields: [{ name: 'Member number', required: true, description: '' }],
  start_url: 'https://club.example/',
  return_url: 'https://customer.example/back',
};

export const created: InquiryCreated = { type: 'InquiryCreated', data: inquiryData };

export const opened: ResultOpened = {
  type: 'ResultOpened',
  data: { inquiry_id: INQUIRY_ID, result_id: RESULT_ID, subject_id: SUBJECT_ID, to_status: 'pending' },
};

export function started(session_id: string): SessionStarted<{ inquiry_id: string }> {
  return { type: 'SessionStarted', data: { inquiry_id: INQUIRY_ID, session_id, consent_version: '1' } };
}

export function submitted(session_id: string): CaptureSubmitted<{ inquiry_id: string }> {
  return { type: 'CaptureSubmitted', data: { inquiry_id: INQUIRY_ID, result_id: RESULT_ID, session_id } };
}

export function retryGranted(retry_count: number, reason: string): RetryGranted {
  return { type: 'RetryGranted', data: { inquiry_id: INQUIRY_ID, result_id: RESULT_ID, retry_count, reason } };
}

/** The result goes from one status to another, by the system and at the first try unless told. */
export function changed(
  from_status: ResultStatus,
  to_status: ResultStatus,
  more: Partial<ResultStatusChanged['data']> = {},
): ResultStatusChanged {
  const ids = { inquiry_id: INQUIRY_ID, result_id: RESULT_ID, subject_id: SUBJECT_ID };
  const data = { ...ids, from_status, to_status, reason: 'Because.', changed_by: null, retry_count: 0, error: null };
  return { type: 'ResultStatusChanged', data: { ...data, ...more } };
}

/** Everything was found and is certain, unless told. */
export function assessment(more: Partial<Assessment> = {}): Assessment {
  return {
    claims: [],
    acceptance: 'high',
    acceptance_reason: 'The membership is active.',
    acceptance_by_guide: true,
    acceptance_certain: true,
    confidence: 'high',
    confidence_reason: 'The site is the one that was asked for.',
    rules: [],
    required_fields: ['Member number'],
    found_fields: ['Member number'],
    mendable: [],
    readings: [],
    extracted_fields: [],
    evidence: [],
    analyser: 'local',
    analyser_version: '1',
    model: null,
    ai_instruction_use: 'none',
    error: null,
    ...more,
  };
}

export function assessed(session_id: string, found: Assessment): InquiryEvent {
  const ids = { inquiry_id: INQUIRY_ID, result_id: RESULT_ID, session_id };
  return { type: 'ResultAssessed', data: { ...found, ...ids, policy_version: '3' } };
}

/** What leads to a result of this status, from nothing, with no retry used. */
export function storyUntil(status: ResultStatus): InquiryEvent[] {
  if (status === 'pending') return [created, opened];
  const submission = [created, opened, started('s1'), submitted('s1'), assessed('s1', assessment())];
  return [...submission, changed('pending', status, status === 'failed' ? { error: 'ocr_failed' } : {})];
}
