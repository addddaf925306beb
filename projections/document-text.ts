import type { StoredDocument } from '../application/ports/documents.ts';
import type { Projection } from './projection.ts';

/** The texts that a document is kept in: no part of it stands in both. */
export function textsOf<Document>(
  { listed: row }: Pick<Projection<Document>, 'listed'>,
  document: Document,
): Pick<StoredDocument, 'listed' | 'body'> {
  if (row === null) return { listed: null, body: JSON.stringify(document) };
  return { listed: JSON.stringify(document[row]), body: JSON.stringify({ ...document, [row]: undefined }) };
}

/** The document that these texts are of. */
export function documentOf<Document>(
  { listed: row }: { listed: string | null },
  { listed, body }: Pick<StoredDocument, 'listed' | 'body'>,
): Document {
  const document = JSON.parse(body);
  return row === null || listed === null ? document : { ...document, [row]: JSON.parse(listed) };
}
