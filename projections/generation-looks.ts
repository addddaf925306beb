import { pause } from '../application/pause.ts';

/** How often a process looks whether a rebuild has switched to another generation. */
const EVERY_MS = 250;

/**
 * Looks again and again until the signal aborts. Every read model of a process looks at the same moments, so that an
 * engine can answer all of them at once.
 * @param look must not throw
 */
export async function keepLooking(signal: AbortSignal, look: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    const left = EVERY_MS - (performance.now() % EVERY_MS);
    // After a timer that fired early it would look a second time at once.
    await pause(left < EVERY_MS / 2 ? left + EVERY_MS : left, signal);
    if (!signal.aborted) await look();
  }
}
