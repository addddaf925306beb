import { createCipheriv, createDecipheriv } from 'node:crypto';
import { randomFromPool } from '../cryptography/random-pool.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a ciphertext belongs to: one that is moved to another event does not open. */
export type Owner = { id: string; type: string };

function boundTo({ id, type }: Owner): Buffer {
  return Buffer.from(`${id} ${type}`);
}

/**
 * Seals these fields together: Base64 of iv (12 bytes), tag (16) and the AES-256-GCM ciphertext of their JSON.
 * See NIST SP 800-38D; a key seals the few hundred events of one inquiry, far below the limit for random ivs.
 * @param key 32 bytes.
 */
export function sealFields(fields: Readonly<Record<string, unknown>>, key: Uint8Array, owner: Owner): string {
  const iv = randomFromPool(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(owner));
  const ciphertext = cipher.update(JSON.stringify(fields), 'utf8');
  cipher.final();
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/**
 * The fields that were sealed.
 * @throws Error when the text was changed, was sealed for another event, or with another key.
 */
export function openFields(sealed: string, key: Uint8Array, owner: Owner): Record<string, unknown> {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(owner));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8');
  return JSON.parse(text + decipher.final('utf8'));
}
