import type { DocumentKeys, DueQuery, ListedPage, Told } from './documents.ts';
import type { RecordedEvent } from './event-store.ts';

export type ListQuery = { where: DocumentKeys; olderThan?: string; limit: number };

/** One read model as its readers see it. */
export interface ReadModel<Document> {
  get(id: string): Promise<Document | undefined>;
  /**
   * What `tell` says of the document with this id; undefined when there is none, or nothing to be said. What lasts is
   * kept, and said again until something changes.
   * @param to whom it is told: what is kept is for nobody else.
   */
  told(id: string, to: string, tell: (document: Document) => Promise<Told | undefined>): Promise<string | undefined>;
  /** Rows as list routes answer them, newest first. */
  list(query: ListQuery): Promise<ListedPage>;
  /** Whole documents, newest first. */
  find(query: ListQuery): Promise<Document[]>;
  /** Whole documents that are due, the earliest first. */
  due(query: DueQuery): Promise<Document[]>;
  /**
   * Waits until every event up to this position, which is that of an event of its own streams, is folded in; 2 s at most.
   * @returns false when the time was over first; what was asked for is still safe in the log.
   */
  reached(position: bigint): Promise<boolean>;
  /** As `reached`, for any position of the log: it may be that of an event which is no business of this read model. */
  caughtUpTo(position: bigint): Promise<boolean>;
  /** The document with this id that these events make, from nothing: the answer to the command that appended them. */
  of(events: readonly RecordedEvent[], id: string): Document | undefined;
  /** Whether a document with this id and these keys is there or was: the row of a cursor may be deleted by now. */
  knows(id: string, keys: DocumentKeys): Promise<boolean>;
}
