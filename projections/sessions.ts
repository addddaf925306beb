import type { Recorded } from '../application/ports/event-store.ts';
import type { SessionView } from '../application/views/inquiry-view.ts';
import type { CaptureEvent } from '../domain/capture/events.ts';
import type { Assessment } from '../domain/inquiry/assessment.ts';

/** A new session, in which nothing has happened yet. */
export function newSession(id: string, created_at: string): SessionView {
  return { id, created_at, page_visits: [], evidence: [] };
}

/** The sessions, of which the one with this id is changed. */
export function withSession<Session extends SessionView>(
  sessions: readonly Session[],
  id: string,
  change: (session: Session) => Session,
): Session[] {
  return sessions.map(session => (session.id === id ? change(session) : session));
}

/** The sessions after something has happened in one of them. */
export function sessionsAfter<Session extends SessionView>(
  sessions: Session[],
  event: Recorded<CaptureEvent>,
): Session[] {
  const { occurred_at: at } = event.metadata;
  const { session_id } = event.data;
  switch (event.type) {
    case 'PageVisited': {
      const visit = { id: event.data.visit_id, url: event.data.url, visited_at: at };
      return withSession(sessions, session_id, session => ({
        ...session,
        page_visits: [...session.page_visits, visit],
      }));
    }
    case 'EvidenceCaptured': {
      const { evidence_id: id, capture_mode, evidence_type, source_url } = event.data;
      const kept = { id, capture_mode, evidence_type, source_url, extracted_fields: [], created_at: at };
      return withSession(sessions, session_id, session => ({ ...session, evidence: [...session.evidence, kept] }));
    }
    case 'EvidenceRemoved': {
      const { evidence_id } = event.data;
      return withSession(sessions, session_id, session => ({
        ...session,
        evidence: session.evidence.filter(({ id }) => id !== evidence_id),
      }));
    }
    default:
      // Nothing else of a session is shown.
      return sessions;
  }
}

/** The evidence of a session with what was read from it. */
export function withExtracted({ evidence }: SessionView, extracted: Assessment['extracted_fields']) {
  const fieldsOf = new Map(extracted.map(({ evidence_id, fields }) => [evidence_id, fields]));
  return evidence.map(each => ({ ...each, extracted_fields: fieldsOf.get(each.id) ?? each.extracted_fields }));
}
