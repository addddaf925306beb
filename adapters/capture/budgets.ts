import { CountedWarnings } from '../../application/counted-warnings.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import { networkOf } from '../http/rate-limit.ts';
import { TokenBuckets } from '../http/token-buckets.ts';

/** What there may be too much of: starts of one inquiry, starts from one address, questions, codes. */
export const REFUSAL_CAUSES = ['inquiry', 'address', 'take_over', 'handover'] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** There was too much of it. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
  readonly code: string;
  /** Whole seconds until it may be tried again. */
  readonly retryAfter: number;
  constructor(code: string, retryAfter: number) {
    super('This came too often in a short time. Try again later.');
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const CODES: Readonly<Record<RefusalCause, string>> = {
  inquiry: 'TOO_MANY_STARTS',
  address: 'TOO_MANY_VISITS',
  take_over: 'TOO_MANY_QUESTIONS',
  handover: 'TOO_MANY_CODES',
};

/**
 * What people may do of what costs a browser or another person's attention, in this process: starts and take-overs of
 * one inquiry 3 at once, 3 a minute and 10 an hour; from one address 60 at once and 30 a minute; questions for a
 * take-over 3 at once and 10 an hour, codes 10 at once and 2 a minute, of one inquiry.
 */
export class CaptureBudgets {
  readonly #warnings: CountedWarnings;
  readonly #onRefused: (cause: RefusalCause) => void;
  readonly #buckets: Readonly<Record<RefusalCause, readonly TokenBuckets[]>>;

  constructor(parts: { clock: Clock; log: Log; onRefused(cause: RefusalCause): void }) {
    const { clock } = parts;
    this.#warnings = new CountedWarnings(parts.log);
    this.#onRefused = parts.onRefused;
    const bucket = (burst: number, perMinute: number) => new TokenBuckets({ burst, perSecond: perMinute / 60, clock });
    this.#buckets = {
      inquiry: [bucket(3, 3), bucket(10, 10 / 60)],
      address: [bucket(60, 30)],
      take_over: [bucket(3, 10 / 60)],
      handover: [bucket(10, 2)],
    };
  }

  /** A browser is about to be opened. @param address of who asks; undefined when it is not known. @throws OverBudget */
  start(capturedId: string, address: string | undefined): void {
    if (address !== undefined) this.#take('address', networkOf(address));
    this.#take('inquiry', capturedId);
  }

  /** Another person is about to be asked for their session. @throws OverBudget */
  question(capturedId: string): void {
    this.#take('take_over', capturedId);
  }

  /** A code for another device is about to be made. @throws OverBudget */
  code(capturedId: string): void {
    this.#take('handover', capturedId);
  }

  #take(cause: RefusalCause, name: string): void {
    for (const buckets of this.#buckets[cause]) {
      const { allowed, retryAfter } = buckets.take(name);
      if (allowed) continue;
      this.#onRefused(cause);
      // It names nobody.
      this.#warnings.warn(`captures are refused because they come too often (${cause})`);
      throw new OverBudget(CODES[cause], Math.max(1, retryAfter));
    }
  }
}
