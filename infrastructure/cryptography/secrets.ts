import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../../application/ports/secrets.ts';
import { newSecret } from '../../domain/webhook/signing-secret.ts';

/** 256 bits, so that no key can be guessed and a plain hash of it is safe to store. */
const SECRET_BYTES = 32;

/** 128 bits: a code lives for minutes, and the shorter it is the easier a camera reads it. */
const HANDOVER_CODE_BYTES = 16;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const secrets: Secrets = {
  newApiKey(mode) {
    const key = `secret_${mode}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
    return { key, hash: sha256(key), ending: key.slice(-4) };
  },
  hashApiKey: sha256,
  newHandoverCode() {
    const code = randomBytes(HANDOVER_CODE_BYTES).toString('base64url');
    return { code, hash: sha256(code) };
  },
  hashHandoverCode: sha256,
  newLinkSecret() {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    return { secret, hash: sha256(secret) };
  },
  hashLinkSecret: sha256,
  newWebhookSecret: () => newSecret(randomBytes(SECRET_BYTES)),
};
