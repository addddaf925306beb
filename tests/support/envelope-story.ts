import type { CaptureSubmitted, SessionStarted } from '../../domain/capture/events.ts';
import type { EnvelopeCreated, EnvelopeEvent } from '../../domain/envelope/events.ts';
import { envelopeResult } from '../../domain/envelope/result.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import { assessment } from './inquiry-story.ts';

export const ENVELOPE_ID = 'iq_1';
export const EXPIRES_AT = '2026-01-02T00:00:00.000Z';
/** A moment before the envelope expires. */
export const IN_TIME = new Date('2026-01-01T12:00:00.000Z');

/** An envelope with at most two retries. */
export const envelopeData: EnvelopeCreated['data'] = {
  envelope_id: ENVELOPE_ID,
  template_id: null,
  created_by: 'usr_1',
  max_retries: 2,
  expires_at: EXPIRES_AT,
  name: 'Membership',
  description: 'For the discount.',
  query: 'Does this person hold an active membership?',
  return_url: 'https://customer.example/back',
  acceptance_guide: '## High\n- Membership status is Active',
  show_acceptance_guide: true,
  redirect_url: 'https://search.example/',
  ai_instruction: '',
  fields: [{ name: 'membership_status', required: true, description: '' }],
  steps: [],
  allowed_modes: ['manual'],
  four_eyes: false,
};

export const created: EnvelopeCreated = { type: 'EnvelopeCreated', data: envelopeData };

export function started(session_id: string): SessionStarted<{ envelope_id: string }> {
  return { type: 'SessionStarted', data: { envelope_id: ENVELOPE_ID, session_id, consent_version: '1' } };
}

export function submitted(session: string): CaptureSubmitted<{ envelope_id: string }> {
  const session_id = `iq_sess_${session}`;
  return {
    type: 'CaptureSubmitted',
    data: { envelope_id: ENVELOPE_ID, result_id: `iq_res_${session}`, session_id },
  };
}

/** The result of a session; everything was found and is certain unless told. */
export function recorded(
  session: string,
  outcome: { status: ResultStatus; status_reason: string; retry_count: number },
  more: Partial<Assessment> = {},
): EnvelopeEvent {
  const found = assessment(more);
  const { acceptance: _acceptance, confidence: _confidence, ...grounds } = found;
  const { id, inquiry_session_id, ...result } = envelopeResult(envelopeData, `iq_sess_${session}`, found);
  const ids = { envelope_id: ENVELOPE_ID, result_id: id, session_id: inquiry_session_id };
  const rest = { hash: 'the hash', transaction_address: null, policy_version: '3' };
  return { type: 'EnvelopeResultRecorded', data: { ...grounds, ...result, ...ids, ...rest, ...outcome } };
}
