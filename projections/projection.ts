import type { DocumentKeys, DocumentWrite, StoredDocument } from '../application/ports/documents.ts';
import type { RecordedEvent } from '../application/ports/event-store.ts';

/** How events become the documents of one read model. Pure. */
export type Projection<Document, Event extends RecordedEvent = RecordedEvent> = {
  name: string;
  /** Grows when the documents of an older version can't be used any more. */
  version: number;
  /** Categories of the streams that it reads. */
  categories: readonly string[];
  /** What the documents are found by; each entry is one index. */
  indexes: readonly (readonly string[])[];
  /**
   * How long, in ms, events may be gathered while nobody waits for them; not at all unless told. For a read model that
   * is written much more than it is read: what happens to a document meanwhile is one write.
   */
  gatherMs?: number;
  /** Ids of the documents that the event concerns. */
  idsOf(event: Event): readonly string[];
  /** The document after the event. undefined: there is none yet; null: it is gone, a tombstone stays. */
  evolve(document: Document | undefined, event: Event, id: string): Document | undefined | null;
  keysOf(document: Document): DocumentKeys;
  /** The row as list routes answer it; null when it is never listed. */
  listed(document: Document): unknown;
};

/** The documents that a batch of events concerns, each id once. */
export function concerned<Document>(projection: Projection<Document>, events: readonly RecordedEvent[]): string[] {
  return [...new Set(events.flatMap(event => projection.idsOf(event)))];
}

/**
 * Folds a batch into the documents that it concerns.
 * @param stored documents with these ids as they stand; what they have seen already is skipped.
 * @returns the documents that changed.
 */
export function foldBatch<Document>(
  projection: Projection<Document>,
  stored: readonly StoredDocument<Document>[],
  events: readonly RecordedEvent[],
): DocumentWrite[] {
  type Standing = { body: Document | undefined; deleted: boolean; position: bigint; changed: boolean };
  const documents = new Map<string, Standing>();
  for (const { id, body, deleted, position } of stored) {
    documents.set(id, { body, deleted, position, changed: false });
  }
  for (const event of events) {
    for (const id of projection.idsOf(event)) {
      const standing = documents.get(id) ?? { body: undefined, deleted: false, position: -1n, changed: false };
      if (event.position <= standing.position || standing.deleted) continue;
      const next = projection.evolve(standing.body, event, id);
      if (next === undefined) continue;
      documents.set(id, {
        body: next ?? standing.body,
        deleted: next === null,
        position: event.position,
        changed: true,
      });
    }
  }
  const writes: DocumentWrite[] = [];
  for (const [id, { body, deleted, position, changed }] of documents) {
    if (!changed || body === undefined) continue;
    writes.push(deleted ? tombstone(projection, id, position, body) : write(projection, id, position, body));
  }
  return writes;
}

function write<Document>(
  projection: Projection<Document>,
  id: string,
  position: bigint,
  body: Document,
): DocumentWrite {
  const row = projection.listed(body);
  const listed = row === null ? null : JSON.stringify(row);
  return { id, position, deleted: false, body, keys: projection.keysOf(body), listed };
}

/** Keeps the id, the position and the keys: nothing else of what was deleted stays behind. */
function tombstone<Document>(
  projection: Projection<Document>,
  id: string,
  position: bigint,
  body: Document,
): DocumentWrite {
  const keys = projection.keysOf(body);
  return { id, position, deleted: true, body: keys, keys, listed: null };
}
