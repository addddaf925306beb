/** Documents larger than this are refused, in bytes. */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

/** What a person may be told about the kinds of documents that can be read. */
export const READABLE_DOCUMENTS = 'PDF, PNG, JPEG, CSV and plain text';

const SIGNATURES: readonly { contentType: string; bytes: readonly number[] }[] = [
  { contentType: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { contentType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** Control characters that no text file holds: all below space but tab, line feed, form feed, carriage return. */
function isTextByte(byte: number): boolean {
  return byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d;
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || !bytes.every(isTextByte)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * The content type of a document by what it holds; what its sender says of it counts for nothing, but for the name's
 * ending, which tells CSV from other text. undefined: a kind of file that can't be read.
 */
export function documentType(bytes: Uint8Array, filename: string): string | undefined {
  const known = SIGNATURES.find(signature => signature.bytes.every((byte, index) => bytes[index] === byte));
  if (known) return known.contentType;
  if (!isText(bytes)) return undefined;
  if (/\.csv$/i.test(filename)) return 'text/csv';
  // Markup would pass for plain text; it needs a reader of its own.
  return /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64))) ? undefined : 'text/plain';
}
