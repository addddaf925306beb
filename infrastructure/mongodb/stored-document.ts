import type { DocumentKeys, DocumentWrite, StoredDocument } from '../../application/ports/documents.ts';

/** Id of the document that stands in every open collection. A number: the ids of documents are texts. */
export const MARKER = 0;

/**
 * A document as the server holds it. What it tells stays JSON text: it holds free objects of callers, and their field names
 * (`$set`, `a.b`) mean something to a server, or are refused by it. Only the keys are looked at there.
 */
export type Stored = {
  _id: string | typeof MARKER;
  position: bigint;
  deleted: boolean;
  body: string;
  keys: DocumentKeys;
  listed: string | null;
};

export function toStored({ id, madeFrom: _, ...document }: DocumentWrite): Stored {
  return { _id: id, ...document };
}

export function toDocument({ _id, position, deleted, keys, listed, body }: Stored): StoredDocument {
  return { id: String(_id), position, deleted, keys, listed, body };
}
