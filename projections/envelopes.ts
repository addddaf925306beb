import type { Recorded } from '../application/ports/event-store.ts';
import type { EnvelopeDocument, EnvelopeResultView } from '../application/views/envelope-view.ts';
import { ENVELOPE_VERSION } from '../domain/envelope/configuration.ts';
import { envelope } from '../domain/envelope/envelope.ts';
import type { EnvelopeCreated, EnvelopeEvent, EnvelopeResultRecorded } from '../domain/envelope/events.ts';
import type { Projection } from './projection.ts';

function created(data: EnvelopeCreated['data'], orgId: string): EnvelopeDocument {
  const { envelope_id: id, created_by, max_retries: _retries, expires_at: _expires, ...envelope } = data;
  return { org_id: orgId, created_by, envelope: { ...envelope, id }, sessions: [], results: [] };
}

function resultOf(data: EnvelopeResultRecorded['data'], createdBy: string, at: string): EnvelopeResultView {
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
    hash: data.hash,
    transaction_address: data.transaction_address,
    created_by: createdBy,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}

function evolve(document: EnvelopeDocument | undefined, event: Recorded<EnvelopeEvent>): EnvelopeDocument | undefined {
  const at = event.metadata.occurred_at;
  if (event.type === 'EnvelopeCreated') return created(event.data, event.metadata.org_id);
  if (document === undefined) return undefined;
  const { created_by, envelope } = document;
  const touched = (id: string) =>
    document.sessions.map(session => (session.id === id ? { ...session, updated_at: at } : session));
  switch (event.type) {
    case 'SessionStarted': {
      const times = { created_at: at, updated_at: at, deleted_at: null };
      const session = { id: event.data.session_id, inquiry_id: envelope.id, created_by, ...times };
      return { ...document, sessions: [...document.sessions, session] };
    }
    case 'CaptureSubmitted':
      return { ...document, sessions: touched(event.data.session_id) };
    case 'EnvelopeResultRecorded': {
      const result = resultOf(event.data, created_by, at);
      return { ...document, sessions: touched(event.data.session_id), results: [...document.results, result] };
    }
  }
}

/** Envelopes with their sessions and results. */
export const envelopes: Projection<EnvelopeDocument, Recorded<EnvelopeEvent>> = {
  name: 'envelopes',
  version: ENVELOPE_VERSION,
  categories: [envelope.category],
  indexes: [],
  idsOf: event => [event.data.envelope_id],
  evolve,
  keysOf: () => ({}),
  listed: null,
};
