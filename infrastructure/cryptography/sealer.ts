import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Sealer } from '../../application/ports/sealer.ts';
import { randomFromPool } from './random-pool.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the format, so that a later one can be told apart. */
const PREFIX = 'v1.';

/**
 * AES-256-GCM with a fresh random nonce each time. Sealed text: `v1.` and the base64url of nonce, tag and ciphertext.
 * @param masterKey 32 bytes
 */
export function createSealer(masterKey: Uint8Array): Sealer {
  if (masterKey.length !== 32) throw new Error(`the master key must have 32 bytes, not ${masterKey.length}`);
  return {
    seal(plain) {
      const nonce = randomFromPool(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, masterKey, nonce);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
      if (!sealed.startsWith(PREFIX) || bytes.length < NONCE_BYTES + TAG_BYTES) {
        throw new Error('this is no sealed text');
      }
      const decipher = createDecipheriv(ALGORITHM, masterKey, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const plain = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([plain, decipher.final()]).toString('utf8');
      } catch {
        throw new Error('the sealed text was changed, or was sealed with another master key');
      }
    },
  };
}
