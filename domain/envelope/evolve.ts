import { retriesAtStart } from '../capture/tries.ts';
import type { EnvelopeEvent, EnvelopeResultRecorded } from './events.ts';
import { type EnvelopeResult, envelopeResult } from './result.ts';
import type { Envelope } from './state.ts';

const FRESH = {
  session_id: null,
  status: 'pending',
  reason: null,
  retry_count: 0,
  submitted: null,
  assessing: null,
  result: null,
  review: null,
  first_approval: null,
  expired: false,
  deleted: false,
} as const;

/** The result that this event recorded. */
export function resultIn(data: EnvelopeResultRecorded['data']): EnvelopeResult {
  return {
    id: data.result_id,
    inquiry_session_id: data.session_id,
    name: data.name,
    description: data.description,
    acceptance_category: data.acceptance_category,
    acceptance_reason: data.acceptance_reason,
    confidence_category: data.confidence_category,
    confidence_reason: data.confidence_reason,
    supporting_claims: data.supporting_claims,
    error: data.error,
    success: data.success,
  };
}

/** The envelope after this event. */
export function evolveEnvelope(state: Envelope, event: EnvelopeEvent): Envelope {
  if (event.type === 'EnvelopeCreated') return { ...event.data, ...FRESH };
  if (state === null) return state;
  switch (event.type) {
    case 'SessionStarted': {
      const { session_id } = event.data;
      return { ...state, session_id, status: 'pending', first_approval: null, retry_count: retriesAtStart(state) };
    }
    case 'CaptureSubmitted':
      return { ...state, submitted: event.data.session_id, assessing: event.data.session_id };
    case 'EnvelopeResultRecorded': {
      const { status, status_reason: reason, retry_count } = event.data;
      return {
        ...state,
        assessing: null,
        status,
        reason,
        retry_count,
        first_approval: null,
        result: resultIn(event.data),
        review: null,
      };
    }
    case 'EnvelopeExpired': {
      const { status, status_reason: reason } = event.data;
      return { ...state, expired: true, status, reason, first_approval: null };
    }
    case 'EnvelopeReviewed': {
      const { status, status_reason: reason } = event.data;
      return { ...state, status, reason, first_approval: null, review: { to: status, reason } };
    }
    case 'EnvelopeReassessed': {
      const { session_id, status, status_reason: reason } = event.data;
      const assessed = { ...state, result: envelopeResult(state, session_id, event.data) };
      return status === null ? assessed : { ...assessed, status, reason, first_approval: null, review: null };
    }
    case 'FirstApprovalGiven': {
      const { approved_by: by, reason } = event.data;
      return { ...state, first_approval: by === null ? null : { by, reason } };
    }
    case 'EnvelopeAskedAgain':
      return { ...state, status: 'pending', reason: event.data.status_reason, first_approval: null };
    case 'EnvelopeDeleted':
      return { ...state, deleted: true };
  }
}
