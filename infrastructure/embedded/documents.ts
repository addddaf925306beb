import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type CollectionDescription,
  type DocumentQuery,
  type Documents,
  type DocumentWrite,
  type DueQuery,
  type ListedPage,
  type StoredDocument,
  type Told,
  WriteRaced,
} from '../../application/ports/documents.ts';
import { type Checkpoint, checkpointPosition } from '../../application/ports/event-store.ts';
import { Collection, tableOf } from './collection.ts';
import { type Connection, inTransaction, openDatabase } from './database.ts';
import { OutsideChanges } from './outside-changes.ts';
import { Prepared } from './prepared.ts';
import { explainFailure } from './storage-failure.ts';

const SCAN_PAGE = 500;
/** How long a process that reads nothing may remember what another one has changed, or erased. */
const LOOK_MS = 1000;

export type EmbeddedDocumentsOptions = {
  file: string;
  /** Largest size of the file, in pages of 4096 bytes; unlimited unless told. */
  maxPages?: number;
};

/** The read models as JSON documents in an SQLite file. A power cut may take the last batches back, checkpoint and all. */
export class EmbeddedDocuments implements Documents {
  readonly #file: string;
  readonly #db: Connection;
  readonly #outside: OutsideChanges;
  readonly #collections = new Map<string, Collection>();
  readonly #checkpoint: Prepared<[string]>;
  readonly #saveCheckpoint: Prepared;

  constructor(options: EmbeddedDocumentsOptions) {
    this.#file = options.file;
    this.#db = openDatabase(options.file, {
      synchronous: 'NORMAL',
      secureDelete: true,
      ...(options.maxPages === undefined ? {} : { maxPages: options.maxPages }),
    });
    this.#db.exec('CREATE TABLE IF NOT EXISTS checkpoints (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)');
    this.#outside = new OutsideChanges(this.#db);
    this.#outside.poll(LOOK_MS, () => this.#changedOutside());
    this.#checkpoint = new Prepared(this.#db, 'SELECT value FROM checkpoints WHERE name = ?');
    this.#saveCheckpoint = new Prepared(
      this.#db,
      // A text is cast to the number that it begins with: the position.
      `INSERT INTO checkpoints (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
       WHERE CAST(value AS INTEGER) <= ?`,
    );
  }

  async open(description: CollectionDescription): Promise<void> {
    const collection = this.#explained(() => new Collection(this.#db, description));
    this.#collections.set(description.name, collection);
  }

  async read(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
    return this.#opened(collection).read(ids);
  }

  async get(collection: string, id: string): Promise<StoredDocument | undefined> {
    return this.#opened(collection).get(id);
  }

  async list(collection: string, query: DocumentQuery): Promise<ListedPage> {
    const opened = this.#upToDate(collection);
    const key = JSON.stringify(query);
    const known = opened.memory.pages.get(key);
    if (known !== undefined) return known;
    const page = opened.list(query);
    opened.memory.pages.set(key, page);
    return page;
  }

  async find(collection: string, query: DocumentQuery): Promise<StoredDocument[]> {
    return this.#opened(collection).find(query);
  }

  async due(collection: string, query: DueQuery): Promise<StoredDocument[]> {
    return this.#opened(collection).due(query);
  }

  async remembered(
    collection: string,
    key: string,
    make: () => Promise<Told | undefined>,
  ): Promise<string | undefined> {
    const { memory } = this.#upToDate(collection);
    const known = memory.texts.get(key);
    if (known !== undefined) return known;
    const { changes } = memory;
    const made = await make();
    // What came meanwhile may be in the text, or not.
    if (made?.lasts && this.#upToDate(collection).memory.changes === changes) memory.texts.set(key, made.text);
    return made?.text;
  }

  async write(
    collection: string,
    writes: readonly DocumentWrite[],
    checkpoint: { name: string; value: Checkpoint } | null,
  ): Promise<void> {
    const target = this.#opened(collection);
    this.#transaction(() => {
      for (const document of writes) {
        if (target.write(document)) continue;
        throw new WriteRaced(
          `document ${document.id} of ${collection} stands at another position than it was made from`,
        );
      }
      if (checkpoint !== null) this.#keep(checkpoint.name, checkpoint.value);
    });
    if (writes.length > 0) target.memory.changed();
  }

  async *scan(collection: string): AsyncGenerator<StoredDocument, void, undefined> {
    let after = '';
    for (;;) {
      const page = this.#opened(collection).scan(after, SCAN_PAGE);
      yield* page;
      if (page.length < SCAN_PAGE) return;
      after = page.at(-1)?.id ?? after;
      // A long scan must leave the event loop room for everybody else.
      await nextTurn();
    }
  }

  async drop(collection: string): Promise<void> {
    const table = tableOf(collection);
    this.#collections.delete(collection);
    this.#transaction(() => this.#db.exec(`DROP TABLE IF EXISTS ${table}`));
  }

  async checkpoint(name: string): Promise<Checkpoint | null> {
    return this.#checkpoint.first(name)?.[0] ?? null;
  }

  async saveCheckpoint(name: string, value: Checkpoint): Promise<void> {
    this.#transaction(() => this.#keep(name, value));
  }

  close(): void {
    this.#outside.stop();
    this.#db.close();
  }

  #opened(name: string): Collection {
    const collection = this.#collections.get(name);
    if (collection === undefined) throw new Error(`collection ${name} is not open: open it first`);
    return collection;
  }

  /** The collection, which remembers nothing that other connections have changed since. */
  #upToDate(name: string): Collection {
    if (this.#outside.happened()) this.#changedOutside();
    return this.#opened(name);
  }

  /** Nobody says which collection it was. */
  #changedOutside(): void {
    for (const { memory } of this.#collections.values()) memory.changed();
  }

  #keep(name: string, checkpoint: Checkpoint): void {
    this.#saveCheckpoint.run(name, checkpoint, checkpointPosition(checkpoint));
  }

  #transaction(work: () => unknown): void {
    this.#explained(() => inTransaction(this.#db, work));
  }

  #explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw explainFailure(error, this.#file);
    }
  }
}
