import type { KeyMode } from '../../domain/organization/partition.ts';

/** Secrets that are made here, shown once and stored hashed or sealed. */
export interface Secrets {
  /** A new API key: `secret_live_` or `secret_test_`, and 32 random bytes. */
  newApiKey(mode: KeyMode): { key: string; hash: string; ending: string };
  /** SHA-256 of an API key, hex. */
  hashApiKey(key: string): string;
  /** A new webhook signing secret: `whsec_` and 32 random bytes in Base64. */
  newWebhookSecret(): string;
  /** A new code that hands a capture over: 16 random bytes in base64url, and the SHA-256 under which it is kept, hex. */
  newHandoverCode(): { code: string; hash: string };
  /** SHA-256 of such a code, hex. */
  hashHandoverCode(code: string): string;
  /** The secret of a new sign-in link: 32 random bytes in base64url, and the SHA-256 under which it is kept, hex. */
  newLinkSecret(): { secret: string; hash: string };
  /** SHA-256 of such a secret, hex. */
  hashLinkSecret(secret: string): string;
}
