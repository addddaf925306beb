import { type Backoff, pause, pauseAfter } from './pause.ts';
import type { Log } from './ports/log.ts';

const BACKOFF: Backoff = { firstMs: 100, longestMs: 10_000 };
/** Work is begun once in this time at most: what ends at once would leave its process no time for anything else. */
const SHORTEST_ROUND_MS = 10;

/** Runs this work until the signal aborts: again when it ends, if not at once, and after a growing pause when it fails. */
export async function keepGoing(name: string, log: Log, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await work();
      failures = 0;
      const early = startedAt + SHORTEST_ROUND_MS - performance.now();
      if (early > 0) await pause(early, signal);
    } catch (error) {
      if (signal.aborted) return;
      // Work that went well for a while has earned a short pause again.
      failures = performance.now() - startedAt > BACKOFF.longestMs ? 1 : failures + 1;
      const pauseMs = pauseAfter(failures, BACKOFF);
      log.error('stopped by an error, starting again', { name, error, pause_ms: pauseMs });
      await pause(pauseMs, signal);
    }
  }
}
