import { createHash } from 'node:crypto';
import type { StoredFile } from '../../application/ports/evidence-store.ts';

/** What a stored file says about itself. */
export type EvidenceHeader = { sha256: string; size: number; contentType: string };

/** First line of a stored file; the header as one line of JSON is the second, and the evidence's bytes are the rest. */
const MAGIC = 'affiant evidence 1\n';
const NEW_LINE = 0x0a;

/** The header of a file that is about to be stored. */
export function describe(file: StoredFile): EvidenceHeader {
  return { sha256: sha256Of(file.bytes), size: file.bytes.length, contentType: file.contentType };
}

/** What precedes the bytes in the stored file. */
export function encodeHeader(header: EvidenceHeader): Uint8Array {
  return Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`);
}

/** Header and bytes of a stored file; undefined when they do not belong together. */
export function decode(stored: Buffer): { header: EvidenceHeader; bytes: Uint8Array } | undefined {
  if (stored.subarray(0, MAGIC.length).toString('latin1') !== MAGIC) return undefined;
  const headerEnd = stored.indexOf(NEW_LINE, MAGIC.length);
  const header = headerEnd === -1 ? undefined : parseHeader(stored.toString('utf8', MAGIC.length, headerEnd));
  const bytes = stored.subarray(headerEnd + 1);
  if (header === undefined || header.size !== bytes.length || header.sha256 !== sha256Of(bytes)) return undefined;
  return { header, bytes };
}

function parseHeader(line: string): EvidenceHeader | undefined {
  try {
    const { sha256, size, contentType } = JSON.parse(line);
    const sane = typeof sha256 === 'string' && typeof size === 'number' && typeof contentType === 'string';
    return sane ? { sha256, size, contentType } : undefined;
  } catch {
    return undefined;
  }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
