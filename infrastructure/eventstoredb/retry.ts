import { type Backoff, pause, pauseAfter } from '../../application/pause.ts';
import { failureOf, isPassing } from './failures.ts';

/** How long a caller waits for the engine at most, ms. */
export const DEADLINE_MS = 5_000;
/** One try: short enough that a lost answer leaves time for a second one. */
const TRY_MS = 2_000;
/** No try has less, and none begins with less left of the time: it would end before an answer can come. */
const SHORTEST_TRY_MS = 500;
const BACKOFF: Backoff = { firstMs: 50, longestMs: DEADLINE_MS };

/**
 * Tries until it succeeds, the failure is a lasting one, or the time is over.
 * @param work gets the ms that this try may take; repeating it must change nothing.
 * @throws EngineUnavailable when the server was away or silent all the time; else what the last try threw.
 */
export async function retried<Result>(work: (ms: number) => Promise<Result>): Promise<Result> {
  const end = performance.now() + DEADLINE_MS;
  for (let failures = 1; ; failures += 1) {
    const pauseMs = pauseAfter(failures, BACKOFF);
    try {
      return await work(Math.max(SHORTEST_TRY_MS, Math.min(TRY_MS, Math.ceil(end - performance.now()))));
    } catch (error) {
      if (!isPassing(error) || performance.now() + pauseMs + SHORTEST_TRY_MS > end) throw failureOf(error);
    }
    await pause(pauseMs);
  }
}
