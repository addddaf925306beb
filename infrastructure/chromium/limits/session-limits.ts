import { SESSION_LIMITS, type SessionLimit } from '../../../application/ports/remote-browser.ts';

/** What one session may take of this machine: its host, its browser and all that they start. */
export type SessionLimits = { [Limit in SessionLimit]: number };

/** Memory and disk in bytes. */
export const DEFAULT_LIMITS: SessionLimits = {
  memory: 1024 * 1024 * 1024,
  processes: 64,
  // Profiles take 2 MB, since what sites store stays in memory, and four downloads at once 100 MB.
  disk: 256 * 1024 * 1024,
};

/** A session takes more than it may. */
export type Reached = { limit: SessionLimit; measured: number; most: number };

/** The first of these that is above its limit; null when none is. */
export function reachedBy(taken: Partial<SessionLimits>, limits: SessionLimits): Reached | null {
  for (const limit of SESSION_LIMITS) {
    const [measured, most] = [taken[limit] ?? 0, limits[limit]];
    if (measured > most) return { limit, measured, most };
  }
  return null;
}
