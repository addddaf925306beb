import { DomainError } from '../../domain/domain-error.ts';
import type { DocumentCheck, Unreadable } from '../ports/document-check.ts';
import { documentType, MAX_DOCUMENT_BYTES, READABLE_DOCUMENTS } from './document-type.ts';

const WHY_UNREADABLE: Readonly<Record<Unreadable, string>> = {
  FILE_EMPTY: 'The file is empty. Download it again from where it came from.',
  FILE_PASSWORD: 'The file is protected with a password. Hand in a copy that opens without one.',
  FILE_BROKEN: 'The file is damaged and cannot be opened. Download it again from where it came from.',
  FILE_TOO_MUCH: 'The file holds more than can be read. Hand in the pages that matter.',
  FILE_ARCHIVE: 'The file is an archive. Unpack it and hand in the document that is in it.',
  FILE_MESSAGE:
    'Messages of Outlook (.msg) and pages saved as one file (.mht) are not read. Print it to a PDF and hand that in.',
  FILE_ATTACHED:
    'The message shows no text of its own. Hand in the file that is attached to it, or print the message to a PDF.',
  UNREADABLE_TYPE: `This file can't be read. ${READABLE_DOCUMENTS} can be.`,
};

/**
 * The content type of a document that the analysis will be able to open.
 * @throws DomainError TOO_LARGE, or why it can't be read.
 */
export async function readableType(bytes: Uint8Array, filename: string, documents: DocumentCheck): Promise<string> {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new DomainError('VALIDATION', 'The document is larger than 25 MB.', { reason: 'TOO_LARGE' });
  const contentType = documentType(bytes, filename);
  const problem = await documents.problem(bytes, contentType ?? '');
  if (problem === null && contentType !== undefined) return contentType;
  const reason = problem ?? 'UNREADABLE_TYPE';
  throw new DomainError('VALIDATION', WHY_UNREADABLE[reason], { reason });
}
