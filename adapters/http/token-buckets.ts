import { LRUCache } from 'lru-cache';
import type { Clock } from '../../application/ports/clock.ts';

/** What a bucket says to a request. */
export type Allowance = {
  allowed: boolean;
  /** Requests that fit into a full bucket. */
  limit: number;
  /** Requests that may come at once after this one. */
  remaining: number;
  /** Whole seconds until the bucket is full again. */
  reset: number;
  /** Whole seconds until the next request may come; 0 when it may come now. */
  retryAfter: number;
};

type Bucket = { tokens: number; at: number };

export type TokenBucketsOptions = {
  /** Tokens that come back in a second. */
  perSecond: number;
  /** Tokens in a full bucket. */
  burst: number;
  clock: Clock;
  /** Buckets at once; 10,000 unless told. With more names than that, the one that was made first is full again. */
  most?: number;
};

/** A bucket of tokens for each name; every request takes one. */
export class TokenBuckets {
  readonly #options: TokenBucketsOptions;
  readonly #buckets: LRUCache<string, Bucket>;

  constructor(options: TokenBucketsOptions) {
    this.#options = options;
    this.#buckets = new LRUCache({ max: options.most ?? 10_000 });
  }

  /** Takes a token out of this bucket, if there is one. */
  take(name: string): Allowance {
    const { perSecond, burst, clock } = this.#options;
    const now = clock.now().getTime();
    // A look does not make it younger: nobody keeps a bucket by asking all the time.
    const known = this.#buckets.peek(name);
    const bucket = known ?? { tokens: burst, at: now };
    if (known === undefined) this.#buckets.set(name, bucket);
    // A clock that was set back gives nothing and takes nothing.
    const seconds = Math.max(0, now - bucket.at) / 1000;
    bucket.tokens = Math.min(burst, bucket.tokens + seconds * perSecond);
    bucket.at = now;
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    return {
      allowed,
      limit: burst,
      remaining: Math.floor(bucket.tokens),
      reset: Math.ceil((burst - bucket.tokens) / perSecond),
      retryAfter: bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) / perSecond),
    };
  }
}
