import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../application/ports/clock.ts';
import type { EvidenceLinks } from '../../application/ports/evidence-links.ts';
import type { EvidenceStore } from '../../application/ports/evidence-store.ts';

const VALID_MS = 15 * 60 * 1000;

type Options = {
  /** 32 bytes; a key of its own is derived from it. */
  masterKey: Uint8Array;
  publicUrl: string;
  store: EvidenceStore;
  clock: Clock;
};

/**
 * Addresses of the form `<public url>/evidence/<id>?expires=<unix seconds>&signature=<HMAC-SHA256, Base64 for URLs>`,
 * or the store's own presigned ones when it has them.
 */
export function createSignedLinks({ masterKey, publicUrl, store, clock }: Options): EvidenceLinks {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'evidence links', 32));
  const sign = (id: string, expires: string): string =>
    createHmac('sha256', key).update(`${id}.${expires}`).digest('base64url');

  return {
    async link(evidenceId) {
      const expiresAt = new Date(Math.floor((clock.now().getTime() + VALID_MS) / 1000) * 1000);
      const expires_at = expiresAt.toISOString();
      const presigned = await store.presign(evidenceId, expiresAt);
      if (presigned !== null) return { url: presigned, expires_at };
      const expires = String(expiresAt.getTime() / 1000);
      const signature = sign(evidenceId, expires);
      return { url: `${publicUrl}/evidence/${evidenceId}?expires=${expires}&signature=${signature}`, expires_at };
    },
    verify(evidenceId, expires, signature) {
      if (!/^\d{1,12}$/.test(expires)) return false;
      // As text: a decoder would overlook characters that are not Base64 and bits that stand for nothing.
      const expected = Buffer.from(sign(evidenceId, expires));
      const given = Buffer.from(signature);
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      return genuine && clock.now().getTime() < Number(expires) * 1000;
    },
  };
}
