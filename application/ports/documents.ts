import type { Checkpoints } from './checkpoints.ts';
import type { Checkpoint } from './event-store.ts';

/** A field by which documents are found. */
export type DocumentKeys = Record<string, string | number | null>;

/** A document of a read model as an engine keeps it: in two JSON texts, into which no engine looks. */
export type StoredDocument = {
  id: string;
  /** Position of the last event that is folded into it. */
  position: bigint;
  /** A tombstone: kept so that a replayed event cannot raise the document from the dead, never listed or got. */
  deleted: boolean;
  keys: DocumentKeys;
  /** The part of the document that lists answer, as they answer it; null: never listed. */
  listed: string | null;
  /** The rest of the document. */
  body: string;
};

/** A document that is to be written. */
export type DocumentWrite = StoredDocument & {
  /**
   * Position of the document that it was made from; null: none stood. Only that one is replaced, so that whoever was shown
   * an older state than stands (a server that was the primary until a moment ago shows one) loses nothing of what others
   * wrote meanwhile. Unless told, any older one is replaced.
   */
  madeFrom?: bigint | null;
};

export type DocumentQuery = {
  /** Keys that must be equal. */
  where: DocumentKeys;
  /** Keyset cursor: only documents whose id sorts before this one. */
  olderThan?: string;
  limit: number;
};

/** A question for what is due: by a key that is a time, or anything else that has an order. */
export type DueQuery = {
  key: string;
  /** The key must be at most this. Where it is null, nothing is ever due. */
  until: string;
  /** Goes on behind this document of the page before. */
  after?: { value: string; id: string };
  limit: number;
};

/** A page of a list. An engine may answer the very same one again while nothing in the collection has changed. */
export type ListedPage = {
  /** Newest first. */
  readonly ids: readonly string[];
  /** The rows of these ids as lists answer them: JSON texts with a comma between two. */
  readonly rows: string;
  readonly hasMore: boolean;
};

/** A text that was made of documents. */
export type Told = {
  text: string;
  /** Whether it would be the same at any other time. */
  lasts: boolean;
};

/** Another writer was faster: read the batch's documents again and go once more. */
export class WriteRaced extends Error {
  override readonly name = 'WriteRaced';
}

/** What a collection is found by, so that an engine can make its indexes when it opens the collection. */
export type CollectionDescription = {
  /** Name with its version, for example `inquiries_1`. */
  name: string;
  /** Each entry is one index: the keys in order; the id is always its last part. */
  indexes: readonly (readonly string[])[];
};

/** The read models: documents that can all be built again from the log, and the checkpoints of those who build them. */
export interface Documents extends Checkpoints {
  /** Makes the collection and its indexes when they are missing. */
  open(collection: CollectionDescription): Promise<void>;
  /** The documents with these ids, in any order, tombstones too; missing ones are left out. */
  read(collection: string, ids: readonly string[]): Promise<StoredDocument[]>;
  /** One living document. */
  get(collection: string, id: string): Promise<StoredDocument | undefined>;
  /** Living documents as their list rows, newest first. */
  list(collection: string, query: DocumentQuery): Promise<ListedPage>;
  /** Living documents whole, newest first. */
  find(collection: string, query: DocumentQuery): Promise<StoredDocument[]>;
  /** Living documents that are due, the earliest first, and of the same time the newest. */
  due(collection: string, query: DueQuery): Promise<StoredDocument[]>;
  /**
   * The text that `make` makes of what it reads of this collection. One that lasts is kept under the key and answered
   * again until anything in the collection changes, whoever changes it; after that it is nowhere any more. An engine
   * that would have to ask somebody whether it has changed makes it anew each time.
   */
  remembered(collection: string, key: string, make: () => Promise<Told | undefined>): Promise<string | undefined>;
  /**
   * Writes each document if it is new or stands where it was made from, and then the checkpoint as `saveCheckpoint` does.
   * Writing the same batch twice changes nothing.
   * @throws WriteRaced when another one stood, or one at the same or a newer position.
   */
  write(
    collection: string,
    writes: readonly DocumentWrite[],
    checkpoint: { name: string; value: Checkpoint } | null,
  ): Promise<void>;
  /** Every document of a collection, in the order of ids, tombstones too. */
  scan(collection: string): AsyncIterable<StoredDocument>;
  /** Removes a collection whole; nothing happens when there is none. */
  drop(collection: string): Promise<void>;
}
