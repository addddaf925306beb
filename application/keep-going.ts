import type { Log } from './ports/log.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** Resolves after this time, or as soon as the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** Runs this work until the signal aborts: again when it ends, and after a growing pause when it fails. */
export async function keepGoing(name: string, log: Log, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const startedAt = Date.now();
    try {
      await work();
      pauseMs = FIRST_PAUSE_MS;
    } catch (error) {
      if (signal.aborted) return;
      // Work that went well for a while has earned a short pause again.
      if (Date.now() - startedAt > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS;
      log.error('stopped by an error, starting again', { name, error, pause_ms: pauseMs });
      await pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}
