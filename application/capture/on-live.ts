import { DomainError } from '../../domain/domain-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import { inquiryDeleted } from './keep-evidence.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import type { LiveSession } from './live-session.ts';
import type { LiveSessions } from './live-sessions.ts';
import { notHeld } from './problem.ts';
import type { SessionEnd } from './session-end.ts';
import { loadSubject } from './subject-kind.ts';
import type { Member } from './visitor.ts';

/**
 * Runs a task on a live session, behind everything that came before it.
 * @param member The device in a handover of whoever wishes it.
 * @throws DomainError when the session is over, driven elsewhere, its time is over, or what is captured was deleted.
 */
export type OnLive = <Value>(
  sessionId: string,
  member: Member,
  task: (live: LiveSession) => Promise<Value>,
) => Promise<Value>;

export function createOnLive(parts: {
  store: EventStore;
  clock: Clock;
  sessions: LiveSessions;
  queue: KeyedQueue;
  end: SessionEnd;
}): OnLive {
  const { store, clock, sessions, queue, end } = parts;
  return (sessionId, member, task) =>
    queue.run(sessionId, async () => {
      const live = sessions.get(sessionId);
      if (live === undefined || live.over) {
        throw new DomainError('CONFLICT', 'This session is over. Load the page again to go on.', { reason: 'ENDED' });
      }
      if (!live.isDrivenBy({ holder: sessionId, member })) throw notHeld();
      if (clock.now() >= live.subject.expiresAt) {
        await end(live, 'expired');
        throw new DomainError('CONFLICT', 'The time for this request is over.', { reason: 'EXPIRED' });
      }
      if ((await loadSubject(store, live.subject.capturedId)) === undefined) {
        await end(live, 'browser_closed');
        throw inquiryDeleted();
      }
      return task(live);
    });
}
