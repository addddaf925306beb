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

/** @param giveUp ends a session at which nobody has looked for the whole time. */
export function createVacancy(limitMs: number, giveUp: (live: LiveSession) => void): Vacancy {
  const waiting = new WeakMap<LiveSession, NodeJS.Timeout>();
  const end = (live: LiveSession) => clearTimeout(waiting.get(live));
  return {
    begin(live) {
      if (live.isWatched || live.over) return;
      end(live);
      const timer = setTimeout(() => giveUp(live), limitMs).unref();
      waiting.set(live, timer);
      live.ended.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    end,
  };
}
