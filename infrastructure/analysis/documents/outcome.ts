import type { Unreadable } from '../../../application/ports/document-check.ts';
import type { DocumentReading, DocumentRefusal } from '../parts.ts';

/** What came of a document: what it says, or why it can't be read. */
export type Outcome = { reading: DocumentReading } | DocumentRefusal;

/** @param refused the reason as a sentence that says what to do */
export const refusal = (why: Unreadable, refused: string): DocumentRefusal => ({ refused, why });
