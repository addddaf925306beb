import { createHash } from 'node:crypto';
import type { Clock } from '../../../application/ports/clock.ts';
import { EvidenceDamaged, type EvidenceStore, type StoredFile } from '../../../application/ports/evidence-store.ts';
import { checkedEvidenceId } from '../evidence-id.ts';
import { Bucket, type BucketAnswer, errorCodeOf } from './bucket.ts';
import { type S3Location, s3LocationOf } from './location.ts';

export type S3EvidenceStoreOptions = {
  /** `s3://bucket[/prefix][?links=own]`. */
  url: string;
  /** Where the `AWS_…` settings are read from. */
  environment: Readonly<Record<string, string | undefined>>;
  clock: Clock;
};

/** Two writers of one object: S3 answers this to the one that should try again. */
const CONFLICT = 409;
const EXISTS = 412;
const CONFLICT_ATTEMPTS = 5;
/** The longest time that S3 signs an address for, s. */
const LONGEST_LINK_S = 7 * 24 * 3600;

/**
 * Opens the evidence store in a bucket that is there already.
 * @throws EngineUnavailable when it cannot be reached, Error when settings are wrong or it may not be read.
 */
export async function openS3EvidenceStore({ url, environment, clock }: S3EvidenceStoreOptions): Promise<EvidenceStore> {
  const location = s3LocationOf(url, environment);
  const store = new S3EvidenceStore(location, clock);
  await store.get('affiant_start');
  return store;
}

/**
 * Evidence as one object each, created only where none stands; S3 checks the SHA-256 on its way in, and it stays with the
 * object as `x-amz-meta-sha256` for the check on the way out.
 */
class S3EvidenceStore implements EvidenceStore {
  readonly #location: S3Location;
  readonly #bucket: Bucket;
  readonly #clock: Clock;

  constructor(location: S3Location, clock: Clock) {
    this.#location = location;
    this.#bucket = new Bucket(location);
    this.#clock = clock;
  }

  async put(id: string, file: StoredFile): Promise<{ sha256: string; size: number }> {
    const key = checkedEvidenceId(id);
    const body = new Uint8Array(file.bytes);
    const digest = createHash('sha256').update(body).digest();
    const sha256 = digest.toString('hex');
    const headers = {
      'if-none-match': '*',
      'content-type': file.contentType,
      // Somebody else's content: it is downloaded, never shown as a page.
      'content-disposition': `attachment; filename="${id}"`,
      'cache-control': 'private, no-store',
      'x-amz-content-sha256': sha256,
      'x-amz-checksum-sha256': digest.toString('base64'),
      'x-amz-meta-sha256': sha256,
      'x-amz-meta-size': String(body.length),
    };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#bucket.request(key, { method: 'PUT', headers, body });
      if (answer.status === EXISTS) await this.#mustBeTheSame(id, sha256, file.contentType);
      else if (answer.status === CONFLICT && attempt < CONFLICT_ATTEMPTS) continue;
      else if (answer.status !== 200) throw this.#refusal('stored', id, answer);
      return { sha256, size: body.length };
    }
  }

  async get(id: string): Promise<StoredFile | undefined> {
    const answer = await this.#bucket.request(checkedEvidenceId(id), { method: 'GET' });
    if (answer.status === 404 && errorCodeOf(answer) !== 'NoSuchBucket') return undefined;
    if (answer.status !== 200) throw this.#refusal('read', id, answer);
    const { bytes, headers } = answer;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const whole = headers.get('x-amz-meta-size') === String(bytes.length);
    if (!whole || headers.get('x-amz-meta-sha256') !== sha256) {
      throw new EvidenceDamaged(`evidence ${id} was changed or damaged in the bucket ${this.#location.bucket}`);
    }
    return { bytes, contentType: headers.get('content-type') ?? 'application/octet-stream' };
  }

  async delete(id: string): Promise<void> {
    const answer = await this.#bucket.request(checkedEvidenceId(id), { method: 'DELETE' });
    const gone = answer.status === 404 && errorCodeOf(answer) !== 'NoSuchBucket';
    if (answer.status >= 300 && !gone) throw this.#refusal('deleted', id, answer);
  }

  async presign(id: string, expiresAt: Date): Promise<string | null> {
    if (!this.#location.presigns) return null;
    const now = this.#clock.now();
    // S3 counts from the whole second of the signature.
    const seconds = Math.floor(expiresAt.getTime() / 1000) - Math.floor(now.getTime() / 1000);
    return this.#bucket.presign(checkedEvidenceId(id), now, Math.min(Math.max(seconds, 1), LONGEST_LINK_S));
  }

  async close(): Promise<void> {}

  async #mustBeTheSame(id: string, sha256: string, contentType: string): Promise<void> {
    const standing = await this.get(id);
    const same = standing !== undefined && createHash('sha256').update(standing.bytes).digest('hex') === sha256;
    if (same && standing.contentType === contentType) return;
    throw new Error(`evidence ${id} stands already with other content: evidence is never changed`);
  }

  #refusal(verb: string, id: string, answer: BucketAnswer): Error {
    const reason = errorCodeOf(answer) ?? `status ${answer.status}`;
    return new Error(
      `Evidence ${id} could not be ${verb} in the bucket ${this.#location.bucket}: ${reason}. ` +
        'Check that the bucket exists, and the AWS_… settings and rights.',
    );
  }
}
