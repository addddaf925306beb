import type { Tries } from './tries.ts';

/** How something ends whose time was over before there was a verdict. */
export type Expiry = { status: 'manual_review' | 'failed'; reason: string };

/** What `error` says of a result that failed because nobody came in time. */
export const EXPIRED = 'expired';

/**
 * How this ends now that its time is over; null when it has a verdict, or waits for one. What was captured is not lost:
 * an operator looks at it.
 */
export function expiryOf({ of, status, assessing }: Tries, evidenceCaptured: boolean): Expiry | null {
  if (status !== 'pending' || assessing !== null) return null;
  return evidenceCaptured
    ? { status: 'manual_review', reason: `The ${of} expired before it was finished.` }
    : { status: 'failed', reason: `The ${of} expired.` };
}
