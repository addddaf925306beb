import type { DocumentWrite, StoredDocument } from '../application/ports/documents.ts';
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
  /** Where it stood before; null: nowhere. */
  madeFrom: bigint | null;
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
  type Standing = {
    document: Document | undefined;
    deleted: boolean;
    position: bigint;
    madeFrom: bigint | null;
    changed: boolean;
  };
  const nothing: Standing = { document: undefined, deleted: false, position: -1n, madeFrom: null, changed: false };
  const documents = new Map<string, Standing>();
  for (const { id, deleted, position, ...texts } of stored) {
    const document = deleted ? undefined : documentOf<Document>(projection, texts);
    documents.set(id, { document, deleted, position, madeFrom: position, changed: false });
  }
  for (const event of events) {
    for (const id of projection.idsOf(event)) {
      const standing = documents.get(id) ?? nothing;
      if (event.position <= standing.position || standing.deleted) continue;
      const next = projection.evolve(standing.document, event, id);
      if (next === undefined) continue;
      const document = next ?? standing.document;
      const { madeFrom } = standing;
      documents.set(id, { document, deleted: next === null, position: event.position, madeFrom, changed: true });
    }
  }
  const folded: Folded<Document>[] = [];
  for (const [id, { document, deleted, position, madeFrom, changed }] of documents) {
    if (changed && document !== undefined) folded.push({ id, document, deleted, position, madeFrom });
  }
  return folded;
}

/** A folded document as it is kept. Of one that is gone only the keys stay behind. */
export function kept<Document>(projection: Projection<Document>, folded: Folded<Document>): DocumentWrite {
  const { id, document, deleted, position, madeFrom } = folded;
  const keys = projection.keysOf(document);
  if (deleted) return { id, position, madeFrom, deleted, keys, listed: null, body: JSON.stringify(keys) };
  return {
    id,
    position,
    madeFrom,
    deleted,
    keys: { ...keys, ...projection.livingKeysOf?.(document) },
    ...textsOf(projection, document),
  };
}
