import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { DocumentWrite } from '../../application/ports/documents.ts';
import { isOnlyDuplicateKeys } from './server-failure.ts';
import { type Stored, toStored } from './stored-document.ts';

/** Documents in one command, so that it is answered well within the time that a request may take. */
const SLICE = 100;

/**
 * The guarded writes of one collection. What was made from a document replaces that one and no other; everything else is
 * inserted, and the server refuses to insert what stands already.
 */
export class DocumentWrites {
  readonly #collection: Collection<Stored>;

  constructor(collection: Collection<Stored>) {
    this.#collection = collection;
  }

  /**
   * Writes each document that is new or stands where it was made from.
   * @returns false when another one stood in the place of one of them; the others are written all the same.
   */
  async write(documents: readonly DocumentWrite[]): Promise<boolean> {
    let all = true;
    for (let from = 0; from < documents.length; from += SLICE) {
      if (!(await this.#writeSlice(documents.slice(from, from + SLICE)))) all = false;
    }
    return all;
  }

  async #writeSlice(documents: readonly DocumentWrite[]): Promise<boolean> {
    const fresh = documents.filter(({ madeFrom }) => madeFrom == null);
    const made = documents.filter(({ madeFrom }) => madeFrom != null);
    const first = await this.#bulk([...fresh.map(insertion), ...made.map(replacement)]);
    const standing = first.duplicates.flatMap(index => fresh[index] ?? []);
    const older = standing.filter(({ madeFrom }) => madeFrom === undefined);
    const second = older.length === 0 ? undefined : await this.#bulk(older.map(replacement));
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

function insertion(document: DocumentWrite): AnyBulkWriteOperation<Stored> {
  return { insertOne: { document: toStored(document) } };
}

/** Only in the place of the one that it was made from, or, where that is not told, of an older one. */
function replacement(document: DocumentWrite): AnyBulkWriteOperation<Stored> {
  const { _id, ...replacement } = toStored(document);
  const position = document.madeFrom ?? { $lt: document.position };
  return { replaceOne: { filter: { _id, position }, replacement } };
}
