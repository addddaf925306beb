import { DomainError } from '../domain-error.ts';

const PREFIX = 'whsec_';

/** Sizes of a key that the Standard Webhooks specification allows, in bytes. */
const SHORTEST_KEY = 24;
const LONGEST_KEY = 64;

/**
 * The text of a signing secret.
 * @param bytes 24 to 64 random bytes.
 * @throws DomainError when there are fewer or more.
 */
export function newSecret(bytes: Uint8Array): string {
  if (!isKeySize(bytes.length)) throw invalidSecret();
  return PREFIX + btoa(String.fromCharCode(...bytes));
}

/**
 * The key of a signing secret.
 * @throws DomainError when the text is not `whsec_` and 24 to 64 bytes in Base64. The message never shows the secret.
 */
export function secretKey(secret: string): Uint8Array<ArrayBuffer> {
  const encoded = secret.slice(PREFIX.length);
  if (!secret.startsWith(PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || encoded.length % 4 !== 0) {
    throw invalidSecret();
  }
  const key = Uint8Array.from(atob(encoded), character => character.charCodeAt(0));
  if (!isKeySize(key.length)) throw invalidSecret();
  return key;
}

const isKeySize = (bytes: number): boolean => bytes >= SHORTEST_KEY && bytes <= LONGEST_KEY;

function invalidSecret(): DomainError {
  return new DomainError(
    'VALIDATION',
    `A signing secret is ${PREFIX} followed by ${SHORTEST_KEY} to ${LONGEST_KEY} bytes in Base64.`,
    { field: 'secret' },
  );
}
