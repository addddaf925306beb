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

const encoder = new TextEncoder();

/**
 * The `webhook-signature` header: `v1,<Base64 of HMAC-SHA256>` for every secret, separated by spaces
 * (Standard Webhooks, https://www.standardwebhooks.com).
 * @throws DomainError when there is no secret, a secret is malformed, or the timestamp is not whole seconds.
 */
export async function signWebhook({ id, timestamp, body, secrets }: SignedContent): Promise<string> {
  if (secrets.length === 0) throw new DomainError('VALIDATION', 'A webhook needs at least one secret to sign with.');
  if (!Number.isSafeInteger(timestamp) || timestamp < 0) {
    throw new DomainError('VALIDATION', 'The timestamp of a webhook is Unix time in whole seconds.');
  }
  const content = encoder.encode(`${id}.${timestamp}.${body}`);
  const signatures = await Promise.all(secrets.map(secret => hmac(secretKey(secret), content)));
  return signatures.map(signature => `v1,${signature}`).join(' ');
}

async function hmac(key: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto;
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return btoa(String.fromCharCode(...new Uint8Array(await subtle.sign('HMAC', imported, content))));
}
