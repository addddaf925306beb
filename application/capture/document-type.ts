import { holdsControls } from '../../domain/reading/text.ts';
import { signedType } from '../file-signature.ts';

/** Documents larger than this are refused, in bytes. */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

/** What a person may be told about the kinds of documents that can be read. */
export const READABLE_DOCUMENTS = 'PDF, PNG, JPEG, CSV and plain text';

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  try {
    return !holdsControls(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/**
 * The content type of a document by what it holds; what its sender says of it counts for nothing, but for the name's
 * ending, which tells CSV from other text. undefined: a kind of file that can't be read.
 */
export function documentType(bytes: Uint8Array, filename: string): string | undefined {
  const signed = signedType(bytes);
  if (signed !== undefined) return signed;
  if (!isText(bytes)) return undefined;
  if (/\.csv$/i.test(filename)) return 'text/csv';
  // Markup would pass for plain text; it needs a reader of its own.
  return /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64))) ? undefined : 'text/plain';
}
