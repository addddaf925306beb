import type { Recorded } from '../application/ports/event-store.ts';
import type { EnvelopeDocument, EnvelopeResultView } from '../application/views/envelope-view.ts';
import type { StatusHistoryEntry } from '../application/views/inquiry-view.ts';
import type { CaptureEvent } from '../domain/capture/events.ts';
import { captureSession } from '../domain/capture/session.ts';
import { retriesAtStart, TRIES_AGAIN } from '../domain/capture/tries.ts';
import { ENVELOPE_VERSION } from '../domain/envelope/configuration.ts';
import { envelope } from '../domain/envelope/envelope.ts';
import type { EnvelopeCreated, EnvelopeEvent, EnvelopeResultRecorded } from '../domain/envelope/events.ts';
import { resultIn } from '../domain/envelope/evolve.ts';
import { REASSESSED_FIELDS, REVIEWED_FIELDS } from '../domain/envelope/result.ts';
import { pick } from '../domain/field-list.ts';
import type { Projection } from './projection.ts';
import { newSession, sessionsAfter, withExtracted, withSession } from './sessions.ts';

function created(data: EnvelopeCreated['data'], orgId: string, at: string): EnvelopeDocument {
  const { envelope_id: id, created_by, max_retries, expires_at, ...envelope } = data;
  const times = { expires_at, created_by, created_at: at, updated_at: at, deleted_at: null };
  const state = { status: 'pending', status_reason: null, retry_count: 0, max_retries, ...times } as const;
  return { org_id: orgId, envelope: { ...envelope, id }, state, status_history: [], sessions: [], results: [] };
}

function resultOf(data: EnvelopeResultRecorded['data'], created_by: string, at: string): EnvelopeResultView {
  const { hash, transaction_address } = data;
  const times = { created_by, created_at: at, updated_at: at, deleted_at: null };
  return { ...resultIn(data), hash, transaction_address, ...times };
}

type Change = Pick<StatusHistoryEntry, 'id' | 'reason'> & { to: StatusHistoryEntry['to_status']; at: string };

/** Where the envelope stands now. A status that it had already is no change. */
function withStatus(
  document: EnvelopeDocument,
  { id, to: to_status, reason, at }: Change,
  more: { retry_count?: number; changed_by?: StatusHistoryEntry['changed_by'] } = {},
): EnvelopeDocument {
  const { state, status_history } = document;
  const { retry_count = state.retry_count, changed_by = null } = more;
  const from_status = status_history.length === 0 ? null : state.status;
  const entry: StatusHistoryEntry = { id, from_status, to_status, reason, created_at: at, changed_by };
  return {
    ...document,
    state: { ...state, status: to_status, status_reason: reason, retry_count, updated_at: at },
    status_history: from_status === to_status ? status_history : [...status_history, entry],
  };
}

function evolve(
  document: EnvelopeDocument | undefined,
  event: Recorded<EnvelopeEvent | CaptureEvent>,
): EnvelopeDocument | undefined | null {
  const { id } = event;
  const at = event.metadata.occurred_at;
  if (event.type === 'EnvelopeCreated') {
    const fresh = created(event.data, event.metadata.org_id, at);
    return withStatus(fresh, { id, to: 'pending', reason: null, at });
  }
  if (document === undefined) return undefined;
  const { envelope, state } = document;
  switch (event.type) {
    case 'SessionStarted': {
      const { session_id } = event.data;
      const times = { created_at: at, updated_at: at, deleted_at: null };
      const of = { id: session_id, inquiry_id: envelope.id, created_by: state.created_by, ...times };
      const session = { ...of, ...newSession(session_id, at) };
      const started = { ...document, sessions: [...document.sessions, session] };
      if (state.status === 'pending') return { ...started, state: { ...state, updated_at: at } };
      const again = { id, to: 'pending', reason: TRIES_AGAIN, at } as const;
      return withStatus(started, again, { retry_count: retriesAtStart(state) });
    }
    case 'CaptureSubmitted':
      return {
        ...document,
        state: { ...state, updated_at: at },
        sessions: withSession(document.sessions, event.data.session_id, session => ({ ...session, updated_at: at })),
      };
    case 'EnvelopeResultRecorded': {
      const { status: to, status_reason: reason, retry_count, session_id, extracted_fields } = event.data;
      const sessions = withSession(document.sessions, session_id, session => ({
        ...session,
        updated_at: at,
        evidence: withExtracted(session, extracted_fields),
      }));
      const results = [...document.results, resultOf(event.data, state.created_by, at)];
      return withStatus({ ...document, sessions, results }, { id, to, reason, at }, { retry_count });
    }
    case 'EnvelopeExpired':
      return withStatus(document, { id, to: event.data.status, reason: event.data.status_reason, at });
    case 'EnvelopeReviewed': {
      const { result_id, hash, status: to, status_reason: reason, reviewed_by } = event.data;
      const reviewed = { ...pick(event.data, REVIEWED_FIELDS), hash, updated_at: at };
      const results = document.results.map(result => (result.id === result_id ? { ...result, ...reviewed } : result));
      return withStatus({ ...document, results }, { id, to, reason, at }, { changed_by: reviewed_by });
    }
    case 'EnvelopeReassessed': {
      const { extracted_fields, hash, reassessed_by, result: told, result_id, session_id, status: to } = event.data;
      const again = { ...(told === null ? {} : pick(told, REASSESSED_FIELDS)), hash, updated_at: at };
      const results = document.results.map(result => (result.id === result_id ? { ...result, ...again } : result));
      const sessions = withSession(document.sessions, session_id, session => ({
        ...session,
        updated_at: at,
        evidence: withExtracted(session, extracted_fields),
      }));
      const assessed = { ...document, sessions, results, state: { ...state, updated_at: at } };
      if (to === null) return assessed;
      return withStatus(assessed, { id, to, reason: event.data.status_reason, at }, { changed_by: reassessed_by });
    }
    // Nothing of what the customer sees is another before the second operator has confirmed it.
    case 'FirstApprovalGiven':
      return undefined;
    case 'EnvelopeAskedAgain': {
      const { status_reason: reason, asked_by } = event.data;
      return withStatus(document, { id, to: 'pending', reason, at }, { changed_by: asked_by });
    }
    case 'EnvelopeDeleted':
      return null;
    default:
      return { ...document, sessions: sessionsAfter(document.sessions, event) };
  }
}

/** Envelopes with their sessions and results. */
export const envelopes: Projection<EnvelopeDocument, Recorded<EnvelopeEvent | CaptureEvent>> = {
  name: 'envelopes',
  version: 2 + ENVELOPE_VERSION,
  categories: [envelope.category, captureSession.category],
  indexes: [['expires_at'], ['org_id']],
  idsOf: ({ data }) => ('envelope_id' in data ? [data.envelope_id] : []),
  evolve,
  keysOf: ({ org_id }) => ({ org_id }),
  // Whoever has a verdict does not expire any more.
  livingKeysOf: ({ state: { status, expires_at } }) => ({ expires_at: status === 'pending' ? expires_at : null }),
  listed: null,
};
