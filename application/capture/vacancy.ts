import type { Clock } from '../ports/clock.ts';
import type { LiveSession } from './live-session.ts';

/** A person who reloads, or whose line breaks, comes back within this time and goes on where they were, in ms. */
export const VACANT_LIMIT_MS = 90_000;

/** Gives the places of sessions back at which nobody looks any more. */
export type Vacancy = {
  /** Nobody looks at it from now on. */
  begin(live: LiveSession): void;
  /** Somebody looks at it again. */
  end(live: LiveSession): void;
};

/** @param giveUp ends a session at which nobody has looked for the whole time, and that nobody follows elsewhere. */
export function createVacancy(limitMs: number, clock: Clock, giveUp: (live: LiveSession) => void): Vacancy {
  const waiting = new WeakMap<LiveSession, NodeJS.Timeout>();
  const end = (live: LiveSession) => clearTimeout(waiting.get(live));

  function begin(live: LiveSession): void {
    if (live.isWatched || live.over) return;
    end(live);
    // A phone that sleeps, and the computer follows: the person is there.
    const look = () => (live.isAttended(clock.now()) ? begin(live) : giveUp(live));
    if (!waiting.has(live)) live.ended.addEventListener('abort', () => end(live), { once: true });
    waiting.set(live, setTimeout(look, limitMs).unref());
  }
  return { begin, end };
}
