import { type Backoff, pause, pauseAfter } from '../../application/pause.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Log } from '../../application/ports/log.ts';

const BACKOFF: Backoff = { firstMs: 250, longestMs: 5000 };

/** How patient a start is. */
export type Patience = {
  log: Log;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Told what is missing behind a port, and null once it is there. */
  onMissing(port: string, detail: string | null): void;
};

/** The start was given up before every engine was there. */
export class StartStopped extends Error {
  override readonly name = 'StartStopped';
}

/** What is under way when the signal comes is abandoned. @throws StartStopped */
async function unlessStopped<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new StartStopped('the start was stopped'));
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Does this part of a start, again after a growing pause for as long as an engine is not available.
 * @param port what is being opened, for example `event_store`
 * @param host where the engine is, without anything secret, if that is known
 * @throws StartStopped when the signal came first; any other error than an absent engine at once.
 */
export async function untilAvailable<Value>(
  port: string,
  host: string | undefined,
  { log, signal, onMissing }: Patience,
  work: () => Promise<Value>,
): Promise<Value> {
  for (let failures = 1; ; failures += 1) {
    if (signal.aborted) throw new StartStopped('the start was stopped');
    try {
      const value = await unlessStopped(work(), signal);
      onMissing(port, null);
      return value;
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      const pauseMs = pauseAfter(failures, BACKOFF);
      log.warn('waiting for an engine', { port, engine: error.engine, host, error: error.message, pause_ms: pauseMs });
      onMissing(port, `${error.engine}${host === undefined ? '' : ` at ${host}`} is not available yet`);
      await pause(pauseMs, signal);
    }
  }
}
