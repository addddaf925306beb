import type { Db, Document, Collection as DriverCollection, Filter } from 'mongodb';
import {
  type CollectionDescription,
  type DocumentKeys,
  type DocumentQuery,
  type DocumentWrite,
  type DueQuery,
  type ListedPage,
  type StoredDocument,
  WriteRaced,
} from '../../application/ports/documents.ts';
import { DocumentWrites } from './document-writes.ts';
import { isDuplicateKey, isNamespaceNotFound } from './server-failure.ts';
import { MARKER, type Stored, toDocument } from './stored-document.ts';

const COLLECTION_NAME = /^[a-z][a-z0-9_]{0,59}$/;
const KEY_NAME = /^[a-z][a-z0-9_]{0,59}$/;
const SCAN_PAGE = 500;

/** @throws when the name could not be part of a collection's name. */
export function collectionOf(db: Db, name: string): DriverCollection<Stored> {
  if (!COLLECTION_NAME.test(name)) {
    throw new Error(`collection name ${name} must be a letter and then letters, digits or _, in lower case`);
  }
  return db.collection<Stored>(`documents_${name}`);
}

/**
 * One collection of documents. A marker stands in it as long as it is open: the server answers questions about a
 * dropped collection as if it were empty, and makes it anew when somebody writes.
 */
export class Collection {
  readonly #name: string;
  readonly #keys: ReadonlySet<string>;
  readonly #indexes: CollectionDescription['indexes'];
  readonly #collection: DriverCollection<Stored>;
  readonly #writes: DocumentWrites;

  constructor(db: Db, description: CollectionDescription) {
    this.#name = description.name;
    this.#indexes = description.indexes;
    this.#keys = new Set(description.indexes.flat());
    for (const key of this.#keys) if (!KEY_NAME.test(key)) throw new Error(`${key} cannot be the name of a key`);
    this.#collection = collectionOf(db, description.name);
    this.#writes = new DocumentWrites(this.#collection);
  }

  async open(): Promise<void> {
    for (const index of this.#indexes) {
      if (index.length === 0) continue;
      const keys = index.map((key): [string, 1] => [`keys.${key}`, 1]);
      await this.#collection.createIndex([...keys, ['_id', -1]]);
    }
    const marker = { position: 0n, deleted: true, body: 'null', keys: {}, listed: null };
    try {
      await this.#collection.updateOne({ _id: MARKER }, { $setOnInsert: marker }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async read(ids: readonly string[]): Promise<StoredDocument[]> {
    if (ids.length === 0) return [];
    const found = await this.#collection
      .find({ _id: { $in: [MARKER, ...ids] } }, { batchSize: ids.length + 2 })
      .toArray();
    const documents = found.filter(({ _id }) => _id !== MARKER).map(toDocument);
    if (documents.length === found.length) throw this.#dropped();
    return documents;
  }

  async get(id: string): Promise<StoredDocument | undefined> {
    const found = await this.#collection.findOne({ _id: { $eq: id }, deleted: false });
    if (found !== null) return toDocument(found);
    await this.#mustStand();
    return undefined;
  }

  async list(query: DocumentQuery): Promise<ListedPage> {
    const found = await this.#collection
      .find({ ...this.#filter(query), listed: { $ne: null } }, { projection: { listed: 1 } })
      .sort({ _id: -1 })
      .limit(query.limit + 1)
      .toArray();
    if (found.length === 0) await this.#mustStand();
    const page = found.slice(0, query.limit);
    return {
      ids: page.map(({ _id }) => String(_id)),
      rows: page.map(({ listed }) => listed).join(','),
      hasMore: found.length > query.limit,
    };
  }

  async find(query: DocumentQuery): Promise<StoredDocument[]> {
    const found = await this.#collection.find(this.#filter(query)).sort({ _id: -1 }).limit(query.limit).toArray();
    if (found.length === 0) await this.#mustStand();
    return found.map(toDocument);
  }

  async due({ key, until, after, limit }: DueQuery): Promise<StoredDocument[]> {
    const field = `keys.${this.#knownKey(key)}`;
    const filter: Document = { deleted: false, [field]: { $lte: until } };
    if (after !== undefined) {
      filter[field].$gte = after.value;
      filter.$or = [{ [field]: { $gt: after.value } }, { _id: { $lt: after.id } }];
    }
    const found = await this.#collection
      .find(filter)
      .sort({ [field]: 1, _id: -1 })
      .limit(limit)
      .toArray();
    if (found.length === 0) await this.#mustStand();
    return found.map(toDocument);
  }

  /**
   * Writes each document that is new or stands where it was made from. When another writer was faster with one of them,
   * the others are written all the same.
   * @throws WriteRaced
   */
  async write(documents: readonly DocumentWrite[]): Promise<void> {
    for (const { keys } of documents) for (const key of Object.keys(keys)) this.#knownKey(key);
    const written = await this.#writes.write(documents);
    if (documents.length > 0) await this.#dropIfRaised();
    if (!written) throw new WriteRaced(`documents of ${this.#name} stand at other positions than they were made from`);
  }

  /** Every document, tombstones too, by id, page by page. */
  async *scan(): AsyncGenerator<StoredDocument[], void, undefined> {
    for (let after: string | undefined; ; ) {
      // Pages instead of one cursor: a slow reader would lose a cursor after ten minutes.
      const filter = after === undefined ? { _id: { $gte: '' } } : { _id: { $gt: after } };
      const page = await this.#collection
        .find(filter)
        .sort({ _id: 1 })
        .limit(SCAN_PAGE)
        .batchSize(SCAN_PAGE + 1)
        .toArray();
      if (page.length === 0) await this.#mustStand();
      const documents = page.map(toDocument);
      yield documents;
      after = documents.at(-1)?.id;
      if (page.length < SCAN_PAGE) return;
    }
  }

  /** @throws when the collection was dropped, by a rebuild in another process perhaps. */
  async #mustStand(): Promise<void> {
    if (!(await this.#stands())) throw this.#dropped();
  }

  /** A write that comes after a drop has made the collection anew: nobody else would ever drop that. */
  async #dropIfRaised(): Promise<void> {
    if (await this.#stands()) return;
    try {
      await this.#collection.drop();
    } catch (error) {
      if (!isNamespaceNotFound(error)) throw error;
    }
    throw this.#dropped();
  }

  async #stands(): Promise<boolean> {
    return (await this.#collection.findOne({ _id: MARKER }, { projection: { _id: 1 } })) !== null;
  }

  #dropped(): Error {
    return new Error(`collection ${this.#name} was dropped: open the one that took its place`);
  }

  #filter({ where, olderThan }: DocumentQuery): Filter<Stored> {
    const filter: Document = { deleted: false };
    for (const [key, value] of Object.entries(where)) filter[`keys.${this.#knownKey(key)}`] = { $eq: value };
    if (olderThan !== undefined) filter._id = { $lt: olderThan };
    return filter;
  }

  #knownKey(key: keyof DocumentKeys): string {
    if (!this.#keys.has(key)) throw new Error(`collection ${this.#name} has no key ${key}: name it in an index`);
    return key;
  }
}
