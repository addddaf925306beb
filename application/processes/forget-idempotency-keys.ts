import type { Idempotency } from '../idempotency.ts';
import type { Log } from '../ports/log.ts';
import type { RunningProcess } from './process.ts';
import { keepSweeping } from './sweep.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Forgets idempotency keys whose time is over, every ten minutes. */
export function forgetIdempotencyKeys({ idempotency, log }: { idempotency: Idempotency; log: Log }): RunningProcess {
  return keepSweeping('forget idempotency keys', EVERY_MS, log, () => idempotency.forgetOld());
}
