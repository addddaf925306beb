import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import type { Sealer } from '../../application/ports/sealer.ts';
import { randomFromPool } from './random-pool.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the format of sealed texts, so that a later one can be told apart. */
const PREFIX = 'v1.';

/**
 * A key of AES-256-GCM (NIST SP 800-38D), made ready for OpenSSL once instead of at every use. A fresh random nonce each
 * time. Sealed text: `v1.` and the base64url of nonce, tag and ciphertext.
 */
export class SealingKey implements Sealer {
  readonly #key: KeyObject;

  /** @param bytes 32 of them */
  constructor(bytes: Uint8Array) {
    if (bytes.length !== KEY_BYTES) throw new Error(`a key must have ${KEY_BYTES} bytes, not ${bytes.length}`);
    this.#key = createSecretKey(bytes);
  }

  seal(plain: string): string {
    return PREFIX + this.encrypt(plain).toString('base64url');
  }

  open(sealed: string): string {
    const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
    if (!sealed.startsWith(PREFIX) || bytes.length < NONCE_BYTES + TAG_BYTES) {
      throw new Error('this is no sealed text');
    }
    return this.decrypt(bytes);
  }

  /**
   * Nonce (12 bytes), tag (16) and ciphertext.
   * @param boundTo the bytes decrypt together with this text only
   */
  encrypt(plain: string, boundTo = ''): Buffer {
    const nonce = randomFromPool(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(boundTo));
    const ciphertext = cipher.update(plain, 'utf8');
    cipher.final();
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** @throws when the bytes were changed, are bound to another text, or were encrypted with another key. */
  decrypt(bytes: Buffer, boundTo = ''): string {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(boundTo));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const plain = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      throw new Error('the sealed text was changed, or was sealed with another key', { cause });
    }
    return plain.toString();
  }

  /** The same key in both, for whoever wraps it. */
  static random(): { key: SealingKey; bytes: Buffer } {
    const bytes = randomFromPool(KEY_BYTES);
    return { key: new SealingKey(bytes), bytes };
  }
}
