import type { Db } from 'mongodb';
import type {
  CollectionDescription,
  DocumentQuery,
  Documents,
  DocumentWrite,
  DueQuery,
  ListedPage,
  StoredDocument,
  Told,
} from '../../application/ports/documents.ts';
import type { Checkpoint } from '../../application/ports/event-store.ts';
import { MongoCheckpoints } from './checkpoints.ts';
import { Collection, collectionOf } from './collection.ts';
import type { Guard } from './guard.ts';
import { isNamespaceNotFound } from './server-failure.ts';

/**
 * The read models in MongoDB. There are no transactions: a checkpoint is stored once its documents are, so that whoever
 * dies between the two leaves a batch to fold in again, of which nothing is left to write then.
 * Everything throws EngineUnavailable while the server is away.
 */
export class MongoDocuments implements Documents {
  readonly #db: Db;
  readonly #checkpoints: MongoCheckpoints;
  readonly #guard: Guard;
  readonly #collections = new Map<string, Collection>();

  constructor(db: Db, guard: Guard) {
    this.#db = db;
    this.#checkpoints = new MongoCheckpoints(db);
    this.#guard = guard;
  }

  async open(description: CollectionDescription): Promise<void> {
    const collection = new Collection(this.#db, description);
    await this.#guard.explained(() => collection.open());
    this.#collections.set(description.name, collection);
  }

  read(collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
    return this.#guard.answered(async () => this.#opened(collection).read(ids));
  }

  get(collection: string, id: string): Promise<StoredDocument | undefined> {
    return this.#guard.answered(async () => this.#opened(collection).get(id));
  }

  list(collection: string, query: DocumentQuery): Promise<ListedPage> {
    return this.#guard.answered(async () => this.#opened(collection).list(query));
  }

  find(collection: string, query: DocumentQuery): Promise<StoredDocument[]> {
    return this.#guard.answered(async () => this.#opened(collection).find(query));
  }

  due(collection: string, query: DueQuery): Promise<StoredDocument[]> {
    return this.#guard.answered(async () => this.#opened(collection).due(query));
  }

  /** Makes it anew: only the server knows whether anything has changed. */
  async remembered(
    _collection: string,
    _key: string,
    make: () => Promise<Told | undefined>,
  ): Promise<string | undefined> {
    return (await make())?.text;
  }

  write(
    collection: string,
    writes: readonly DocumentWrite[],
    checkpoint: { name: string; value: Checkpoint } | null,
  ): Promise<void> {
    return this.#guard.explained(async () => {
      await this.#opened(collection).write(writes);
      if (checkpoint !== null) await this.#checkpoints.save(checkpoint.name, checkpoint.value);
    });
  }

  async *scan(collection: string): AsyncGenerator<StoredDocument, void, undefined> {
    const pages = this.#opened(collection).scan();
    for (;;) {
      const page = await this.#guard.explained(() => pages.next());
      if (page.done) return;
      yield* page.value;
    }
  }

  async drop(name: string): Promise<void> {
    const collection = collectionOf(this.#db, name);
    this.#collections.delete(name);
    try {
      await this.#guard.explained(() => collection.drop());
    } catch (error) {
      if (!isNamespaceNotFound(error)) throw error;
    }
  }

  checkpoint(name: string): Promise<Checkpoint | null> {
    return this.#guard.answered(() => this.#checkpoints.read(name));
  }

  saveCheckpoint(name: string, value: Checkpoint): Promise<void> {
    return this.#guard.answered(() => this.#checkpoints.save(name, value));
  }

  #opened(name: string): Collection {
    const collection = this.#collections.get(name);
    if (collection === undefined) throw new Error(`collection ${name} is not open: open it first`);
    return collection;
  }
}
