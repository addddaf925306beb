import { LRUCache } from 'lru-cache';
import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { StoredDocument } from '../../application/ports/documents.ts';
import { isOnlyDuplicateKeys } from './server-failure.ts';
import { type Stored, toStored } from './stored-document.ts';

/** Documents in one command, so that it is answered well within the time that a request may take. */
const SLICE = 100;
/** Ids that are remembered to stand. */
const REMEMBERED = 20_000;

/**
 * The guarded writes of one collection. Whether a document is new needs no question of its own: what was seen here
 * before is replaced, everything else is inserted, and the server refuses to insert what stands already.
 */
export class DocumentWrites {
  readonly #collection: Collection<Stored>;
  readonly #standing = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(collection: Collection<Stored>) {
    this.#collection = collection;
  }

  /** What a read has shown: of these ids, these documents stand. */
  seen(ids: readonly string[], found: readonly { id: string }[]): void {
    for (const id of ids) this.#standing.delete(id);
    for (const { id } of found) this.#standing.set(id, true);
  }

  /**
   * Writes each document that is new or stands at an older position.
   * @returns false when one of them stood at the same or a newer position; the others are written all the same.
   */
  async write(documents: readonly StoredDocument[]): Promise<boolean> {
    let all = true;
    for (let from = 0; from < documents.length; from += SLICE) {
      if (!(await this.#writeSlice(documents.slice(from, from + SLICE)))) all = false;
    }
    return all;
  }

  async #writeSlice(documents: readonly StoredDocument[]): Promise<boolean> {
    const isKnown = ({ id }: StoredDocument) => this.#standing.get(id) !== undefined;
    const fresh = documents.filter(document => !isKnown(document));
    const first = await this.#bulk([...fresh.map(insertion), ...documents.filter(isKnown).map(replacement)]);
    const standing = first.duplicates.flatMap(index => fresh[index] ?? []);
    const second = standing.length === 0 ? undefined : await this.#bulk(standing.map(replacement));
    for (const { id } of documents) this.#standing.set(id, true);
    const inserted = fresh.length - standing.length;
    return inserted + first.matched + (second?.matched ?? 0) === documents.length;
  }

  /** @returns how many were replaced, and the places of those that were to be inserted where one stands. */
  async #bulk(operations: AnyBulkWriteOperation<Stored>[]): Promise<{ matched: number; duplicates: number[] }> {
    try {
      const { matchedCount } = await this.#collection.bulkWrite(operations, { ordered: false });
      return { matched: matchedCount, duplicates: [] };
    } catch (error) {
      if (!isOnlyDuplicateKeys(error)) throw error;
      return { matched: error.matchedCount, duplicates: [error.writeErrors].flat().map(({ index }) => index) };
    }
  }
}

function insertion(document: StoredDocument): AnyBulkWriteOperation<Stored> {
  return { insertOne: { document: toStored(document) } };
}

/** Only in the place of an older one. */
function replacement(document: StoredDocument): AnyBulkWriteOperation<Stored> {
  const { _id, ...replacement } = toStored(document);
  return { replaceOne: { filter: { _id, position: { $lt: document.position } }, replacement } };
}
