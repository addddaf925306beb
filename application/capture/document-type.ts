import { type FileType, fileTypeOf } from '../file-type.ts';

/** Documents larger than this are refused, in bytes. */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

/** What a person may be told about the kinds of documents that can be read. */
export const READABLE_DOCUMENTS =
  'PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, plain text and messages (.eml)';

/** Of a message as mail programs save it (RFC 2046, 5.2.1). */
export const MESSAGE_TYPE = 'message/rfc822';

const CONTENT_TYPES: Readonly<Partial<Record<FileType, string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html',
  csv: 'text/csv',
  text: 'text/plain',
  mail: MESSAGE_TYPE,
};

function typeByName(filename: string): string {
  if (/\.(csv|tsv)$/i.test(filename)) return 'text/csv';
  if (/\.eml$/i.test(filename)) return MESSAGE_TYPE;
  return /\.x?html?$/i.test(filename) ? 'text/html' : '';
}

/**
 * The content type of a document by what it holds; what its sender says of it counts for nothing, but for the name's
 * ending, which tells CSV, HTML and messages from other text. undefined: a kind of file that can't be read.
 */
export function documentType(bytes: Uint8Array, filename: string): string | undefined {
  return bytes.length === 0 ? undefined : CONTENT_TYPES[fileTypeOf(bytes, typeByName(filename))];
}
