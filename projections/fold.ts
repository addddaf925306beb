import type { StoredDocument } from '../application/ports/documents.ts';
import type { RecordedEvent } from '../application/ports/event-store.ts';
import { documentOf, textsOf } from './document-text.ts';
import type { Projection } from './projection.ts';

/** A document as events leave it. */
export type Folded<Document> = {
  id: string;
  /** What it was last when it is gone. */
  document: Document;
  deleted: boolean;
  position: bigint;
};

/** The documents that a batch of events concerns, each id once. */
export function concerned<Document>(projection: Projection<Document>, events: readonly RecordedEvent[]): string[] {
  const ids = new Set<string>();
  for (const event of events) for (const id of projection.idsOf(event)) ids.add(id);
  return [...ids];
}

/**
 * Folds a batch into the documents that it concerns.
 * @param stored documents with these ids as they stand; what they have seen already is skipped.
 * @returns the documents that changed.
 */
export function fold<Document>(
  projection: Projection<Document>,
  stored: readonly StoredDocument[],
  events: readonly RecordedEvent[],
): Folded<Document>[] {
  type Standing = { document: Document | undefined; deleted: boolean; position: bigint; changed: boolean };
  const documents = new Map<string, Standing>();
  for (const { id, deleted, position, ...texts } of stored) {
    const document = deleted ? undefined : documentOf<Document>(projection, texts);
    documents.set(id, { document, deleted, position, changed: false });
  }
  for (const event of events) {
    for (const id of projection.idsOf(event)) {
      const standing = documents.get(id) ?? { document: undefined, deleted: false, position: -1n, changed: false };
      if (event.position <= standing.position || standing.deleted) continue;
      const next = projection.evolve(standing.document, event, id);
      if (next === undefined) continue;
      const document = next ?? standing.document;
      documents.set(id, { document, deleted: next === null, position: event.position, changed: true });
    }
  }
  const folded: Folded<Document>[] = [];
  for (const [id, { document, deleted, position, changed }] of documents) {
    if (changed && document !== undefined) folded.push({ id, document, deleted, position });
  }
  return folded;
}

/** A folded document as it is kept. Of one that is gone only the keys stay behind. */
export function kept<Document>(projection: Projection<Document>, folded: Folded<Document>): StoredDocument {
  const { id, document, deleted, position } = folded;
  const keys = projection.keysOf(document);
  if (deleted) return { id, position, deleted, keys, listed: null, body: JSON.stringify(keys) };
  return {
    id,
    position,
    deleted,
    keys: { ...keys, ...projection.livingKeysOf?.(document) },
    ...textsOf(projection, document),
  };
}
