import { signedType } from '../../../application/file-signature.ts';
import { holdsControls } from '../../../domain/reading/text.ts';

/** What a file is by its own bytes. */
export type FileType = 'pdf' | 'png' | 'jpeg' | 'word' | 'excel' | 'zip' | 'html' | 'csv' | 'text' | 'unknown';

const HEADER_REACH = 1024;
const SAMPLE = 4096;
const CENTRAL_DIRECTORY_REACH = 65_536;

/**
 * Tells what a file is. Its bytes decide; the content type that came with it only tells CSV from other plain text.
 * A PDF's header may stand anywhere in the first 1024 bytes (ISO 32000-2, annex I), unless the file starts as HTML.
 */
export function fileTypeOf(bytes: Uint8Array, contentType: string): FileType {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = buffer.subarray(0, HEADER_REACH).toString('latin1');
  const signed = signedType(bytes);
  if (signed === 'image/png') return 'png';
  if (signed === 'image/jpeg') return 'jpeg';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return officeTypeOf(buffer);
  if (head.startsWith('\xd0\xcf\x11\xe0')) return 'word';
  if (startsAsHtml(head)) return 'html';
  if (head.includes('%PDF-')) return 'pdf';
  const text = decodeText(bytes.subarray(0, SAMPLE), bytes.length > SAMPLE);
  if (text === null) return 'unknown';
  if (/^text\/html\b|^application\/xhtml\+xml\b/i.test(contentType)) return 'html';
  return /\bcsv\b/i.test(contentType) || looksLikeCsv(text) ? 'csv' : 'text';
}

/** The text of a file in UTF-8, or UTF-16 with a byte order mark; null when it is none. A cut-off end is forgiven. */
export function decodeText(bytes: Uint8Array, cutOff = false): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: cutOff });
    return holdsControls(text) ? null : text;
  } catch {
    return null;
  }
}

function startsAsHtml(head: string): boolean {
  const start = head.replace(/^(\xef\xbb\xbf)?\s*/, '').replace(/^(<!--[\s\S]*?-->\s*|<\?xml[^>]*\?>\s*)+/, '');
  return /^<(!doctype\s+html|html|head|body|title|meta|table|div)\b/i.test(start);
}

/** The names of the parts stand in clear at both ends of the archive (APPNOTE 4.3). */
function officeTypeOf(buffer: Buffer): FileType {
  const names =
    buffer.subarray(0, SAMPLE).toString('latin1') + buffer.subarray(-CENTRAL_DIRECTORY_REACH).toString('latin1');
  if (names.includes('word/')) return 'word';
  return names.includes('xl/') ? 'excel' : 'zip';
}

/** The same number, more than none, of one separator in each of the first lines. */
function looksLikeCsv(text: string): boolean {
  const lines = text
    .split(/\r?\n/)
    .slice(0, 6)
    .filter(line => line.trim() !== '')
    .slice(0, 5);
  if (lines.length < 2) return false;
  return [',', ';', '\t'].some(separator => {
    const counts = lines.map(line => line.replace(/"[^"]*"/g, '').split(separator).length);
    return (counts[0] ?? 0) > 1 && counts.every(count => count === counts[0]);
  });
}
