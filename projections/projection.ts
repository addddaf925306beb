import type { DocumentKeys } from '../application/ports/documents.ts';
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
  /**
   * Keys that it has while it lives: those by which it is due, and those that tell of a person. Its tombstone has none
   * of them.
   */
  livingKeysOf?(document: Document): DocumentKeys;
  /** The member of a document that lists answer as its row; null when documents are never listed. */
  listed: (keyof Document & string) | null;
};
