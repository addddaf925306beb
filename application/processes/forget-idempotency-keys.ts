import type { Idempotency } from '../idempotency.ts';
import { keepGoing } from '../keep-going.ts';
import { pause } from '../pause.ts';
import type { Log } from '../ports/log.ts';
import type { RunningProcess } from './process.ts';

const PAUSE_MS = 10 * 60 * 1000;

/** Forgets idempotency keys whose time is over, every ten minutes. */
export function forgetIdempotencyKeys({ idempotency, log }: { idempotency: Idempotency; log: Log }): RunningProcess {
  const stopping = new AbortController();
  const running = keepGoing('forget idempotency keys', log, stopping.signal, async () => {
    await idempotency.forgetOld();
    await pause(PAUSE_MS, stopping.signal);
  });
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
