import { type Backoff, pause, pauseAfter } from './pause.ts';
import type { Log } from './ports/log.ts';

const BACKOFF: Backoff = { firstMs: 100, longestMs: 10_000 };

/** Runs this work until the signal aborts: again when it ends, and after a growing pause when it fails. */
export async function keepGoing(name: string, log: Log, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = Date.now();
    try {
      await work();
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      // Work that went well for a while has earned a short pause again.
      failures = Date.now() - startedAt > BACKOFF.longestMs ? 1 : failures + 1;
      const pauseMs = pauseAfter(failures, BACKOFF);
      log.error('stopped by an error, starting again', { name, error, pause_ms: pauseMs });
      await pause(pauseMs, signal);
    }
  }
}
