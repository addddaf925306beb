import type { DetailedInquiry } from './api-types.ts';
import { AffiantTimeoutError } from './errors.ts';
import { type CallOptions, pause } from './transport.ts';

export type WaitOptions = {
  /** How long to wait, in ms; 10 minutes unless told. */
  limitMs?: number;
  /** Between two looks, in ms; 2,000 unless told. */
  everyMs?: number;
  /** A result that a person has to look at goes on being waited for, until that person has decided. */
  untilDecided?: boolean;
  signal?: AbortSignal;
};

const LIMIT_MS = 600_000;
const EVERY_MS = 2_000;

/** Looks at an inquiry again and again until its result has a status that stays, at least for a while. */
export async function whenSettled(
  look: (how: CallOptions) => Promise<DetailedInquiry>,
  options: WaitOptions = {},
): Promise<DetailedInquiry> {
  const { limitMs = LIMIT_MS, everyMs = EVERY_MS, untilDecided = false, signal } = options;
  const until = performance.now() + limitMs;
  for (;;) {
    const inquiry = await look(signal === undefined ? {} : { signal });
    const status = inquiry.result?.status ?? 'pending';
    if (status !== 'pending' && !(untilDecided && status === 'manual_review')) return inquiry;
    const left = until - performance.now();
    if (left <= 0) throw new AffiantTimeoutError(inquiry, limitMs);
    await pause(Math.min(everyMs, left), signal);
  }
}
