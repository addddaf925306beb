import { createHash, createHmac } from 'node:crypto';
import type { Digests } from '../../domain/digests.ts';

/** The hashes of Node's OpenSSL. */
export const digests: Digests = {
  sha256: text => createHash('sha256').update(text, 'utf8').digest(),
  hmacSha256: (key, text) => createHmac('sha256', key).update(text, 'utf8').digest(),
};
