import type { SealingKey } from '../cryptography/sealing-key.ts';

/** What a ciphertext belongs to: one that is moved to another event does not open. */
export type Owner = { id: string; type: string };

const boundTo = ({ id, type }: Owner): string => `${id} ${type}`;

/**
 * Seals these fields together: Base64 of nonce (12 bytes), tag (16) and the AES-256-GCM ciphertext of their JSON.
 * A key seals the few hundred events of one inquiry, far below the limit for random nonces.
 */
export function sealFields(fields: Readonly<Record<string, unknown>>, key: SealingKey, owner: Owner): string {
  return key.encrypt(JSON.stringify(fields), boundTo(owner)).toString('base64');
}

/**
 * The fields that were sealed.
 * @throws Error when the text was changed, was sealed for another event, or with another key.
 */
export function openFields(sealed: string, key: SealingKey, owner: Owner): Record<string, unknown> {
  return JSON.parse(key.decrypt(Buffer.from(sealed, 'base64'), boundTo(owner)));
}
