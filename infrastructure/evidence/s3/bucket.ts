import { AwsClient } from 'aws4fetch';
import { type Backoff, pause, pauseAfter } from '../../../application/pause.ts';
import { EngineUnavailable } from '../../../application/ports/engine-unavailable.ts';
import type { S3Location } from './location.ts';

export type BucketRequest = { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> };
export type BucketAnswer = { status: number; headers: Headers; bytes: Uint8Array };

/** An answer must begin within this time, the attempts after failures included, ms. */
const ANSWER_LIMIT_MS = 5000;
const ATTEMPT_LIMIT_MS = 2400;
/** What is sent or comes back gets time by its size, ms: a store that takes less than 2 MB a second is too slow. */
const msFor = (bytes: number): number => bytes / 2000;
const LARGEST_BYTES = 32 * 1024 * 1024;
const ATTEMPTS = 4;
const BACKOFF: Backoff = { firstMs: 200, longestMs: ANSWER_LIMIT_MS };

/** Signed requests to the objects of one bucket, each bounded in time. */
export class Bucket {
  readonly #location: S3Location;
  readonly #client: AwsClient;

  constructor(location: S3Location) {
    const { accessKeyId, secretAccessKey, sessionToken, region } = location;
    this.#location = location;
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      ...(sessionToken === undefined ? {} : { sessionToken }),
    });
  }

  /** The answer, whatever its status below 500. @throws EngineUnavailable when there is none in time. */
  async request(key: string, request: BucketRequest): Promise<BucketAnswer> {
    const sending = msFor(request.body?.length ?? 0);
    const end = performance.now() + ANSWER_LIMIT_MS + sending;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(key, request, Math.min(ATTEMPT_LIMIT_MS + sending, end - performance.now()));
      } catch (error) {
        const pauseMs = pauseAfter(attempt, BACKOFF);
        if (attempt >= ATTEMPTS || performance.now() + pauseMs >= end)
          throw new EngineUnavailable('s3', causeOf(error));
        await pause(pauseMs);
      }
    }
  }

  /** An address that anybody may GET for this time. */
  async presign(key: string, now: Date, seconds: number): Promise<string> {
    const signed = await this.#client.sign(`${this.#urlOf(key)}?X-Amz-Expires=${seconds}`, {
      method: 'GET',
      aws: { signQuery: true, datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, '') },
    });
    return signed.url;
  }

  /** @param limitMs the time within which the answer must begin */
  async #once(key: string, request: BucketRequest, limitMs: number): Promise<BucketAnswer> {
    const signed = await this.#client.sign(this.#urlOf(key), { ...request, aws: { allHeaders: true } });
    const giveUp = new AbortController();
    const over = () => giveUp.abort(new Error('it does not answer in time'));
    let timer = setTimeout(over, limitMs);
    try {
      const response = await fetch(signed, { signal: giveUp.signal, redirect: 'manual' });
      clearTimeout(timer);
      timer = setTimeout(over, limitMs + msFor(Number(response.headers.get('content-length') ?? LARGEST_BYTES)));
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { status, headers } = response;
      if (status >= 500 || status === 429) {
        throw new Error(`it answered ${status} ${errorCodeOf({ bytes }) ?? ''}`.trim());
      }
      return { status, headers, bytes };
    } finally {
      clearTimeout(timer);
    }
  }

  #urlOf(key: string): string {
    return `${this.#location.bucketUrl}/${this.#location.prefix}${key}`;
  }
}

/** The code that an error answer names, such as `NoSuchBucket`. */
export function errorCodeOf({ bytes }: Pick<BucketAnswer, 'bytes'>): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes.subarray(0, 4096)).toString())?.[1];
}

/** `fetch` says only that it failed; what it stumbled over stands in the cause. */
function causeOf(error: unknown): unknown {
  return error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
}
