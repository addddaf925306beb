import { createHmac, hkdfSync } from 'node:crypto';
import type { SubjectDigest } from '../../application/ports/subject-digest.ts';

/** HMAC-SHA-256 with a key of its own, derived from the master key, in base64url. */
export function createSubjectDigest(masterKey: Uint8Array): SubjectDigest {
  const key = new Uint8Array(hkdfSync('sha256', masterKey, '', 'subject digests', 32));
  return (partition, subject) => createHmac('sha256', key).update(`${partition}\n${subject}`).digest('base64url');
}
