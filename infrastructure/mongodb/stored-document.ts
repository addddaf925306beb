import type { DocumentKeys, DocumentWrite, StoredDocument } from '../../application/ports/documents.ts';

/** Id of the document that stands in every open collection. A number: the ids of documents are texts. */
export const MARKER = 0;

/**
 * A document as the server holds it. The body is JSON text: it holds free objects of callers, and their field names
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

export function toStored({ id, position, deleted, body, keys, listed }: DocumentWrite): Stored {
  return { _id: id, position, deleted, body: JSON.stringify(body), keys, listed };
}

export function toDocument<Body>({ _id, position, deleted, body }: Stored): StoredDocument<Body> {
  return { id: String(_id), position, deleted, body: JSON.parse(body) };
}

export function toWrite(stored: Stored): DocumentWrite {
  return { ...toDocument(stored), keys: stored.keys, listed: stored.listed };
}
