import type { Digests } from '../digests.ts';
import { DomainError } from '../domain-error.ts';
import { secretKey } from './signing-secret.ts';

/** What is signed: the three parts that the receiver sees. */
export type SignedContent = {
  /** `webhook-id`. */
  id: string;
  /** `webhook-timestamp`: Unix time in whole seconds. */
  timestamp: number;
  /** The request's body, as it is sent. */
  body: string;
  /** One signature each: while a secret is being rotated, the old one signs beside the new one. */
  secrets: readonly string[];
};

/**
 * The `webhook-signature` header: `v1,<Base64 of HMAC-SHA256>` for every secret, separated by spaces
 * (Standard Webhooks, https://www.standardwebhooks.com).
 * @throws DomainError when there is no secret, a secret is malformed, or the timestamp is not whole seconds.
 */
export function signWebhook(
  { id, timestamp, body, secrets }: SignedContent,
  hmacSha256: Digests['hmacSha256'],
): string {
  if (secrets.length === 0) throw new DomainError('VALIDATION', 'A webhook needs at least one secret to sign with.');
  if (!Number.isSafeInteger(timestamp) || timestamp < 0) {
    throw new DomainError('VALIDATION', 'The timestamp of a webhook is Unix time in whole seconds.');
  }
  const content = `${id}.${timestamp}.${body}`;
  return secrets.map(secret => `v1,${base64(hmacSha256(secretKey(secret), content))}`).join(' ');
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
