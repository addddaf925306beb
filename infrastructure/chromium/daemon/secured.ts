import { createHash } from 'node:crypto';
import type { ConnectionOptions, TlsOptions } from 'node:tls';

/** Who does not prove within this time that it knows the token is let go, in ms. */
export const PROOF_MS = 5_000;

const IDENTITY = 'affiant';

/**
 * Service and daemon speak TLS with a key that both have beforehand (RFC 4279): each proves to the other that it knows
 * the token, which never crosses the network, and what was overheard opens nothing later and proves nothing again. The
 * cipher takes no certificate, and no other is offered; version 1.3 could fall back to one.
 */
const OPTIONS = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ciphers: 'ECDHE-PSK-CHACHA20-POLY1305' } as const;

/** Tokens are long and random: one hash makes the key. */
const keyOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What the daemon listens with. */
export function listeningWith(token: string): TlsOptions {
  const key = keyOf(token);
  const pskCallback = (_socket: unknown, identity: string) => (identity === IDENTITY ? key : null);
  return { ...OPTIONS, handshakeTimeout: PROOF_MS, pskCallback };
}

/** What the service calls with. */
export function callingWith(token: string): ConnectionOptions {
  const psk = keyOf(token);
  return {
    ...OPTIONS,
    pskCallback: () => ({ psk, identity: IDENTITY }),
    // Not a name but the key says who answers.
    checkServerIdentity: () => undefined,
  };
}
