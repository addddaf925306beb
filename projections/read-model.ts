import { pause } from '../application/pause.ts';
import type { DocumentKeys, Documents, DueQuery, ListedPage, Told } from '../application/ports/documents.ts';
import type { RecordedEvent } from '../application/ports/event-store.ts';
import type { ListQuery, ReadModel } from '../application/ports/read-models.ts';
import { documentOf } from './document-text.ts';
import { fold } from './fold.ts';
import type { Projection } from './projection.ts';

/** How long a command waits for its own changes to be readable. */
const READ_YOUR_WRITES_MS = 2000;
const LOOK_AGAIN_MS = 10;

/** One read model as this process sees it, whoever keeps it up to date. */
export interface ReadSide<Document> {
  readonly projection: Projection<Document>;
  /** Reads from the collection that serves. A read that a rebuild has pulled it away from goes to the new one. */
  read<Result>(work: (collection: string) => Promise<Result>): Promise<Result>;
  /** Whether every event up to this position was folded in within this time. */
  reached(position: bigint, limitMs: number): Promise<boolean>;
  /** Begins to keep up, until it is stopped. */
  start(): void;
  stop(): Promise<void>;
  /** Folds in what stands in the log now, if this process folds. For processes that come, read and go. */
  catchUp(): Promise<void>;
  /** The first event that is not folded in yet; undefined when none is left. */
  firstLeft(): Promise<RecordedEvent | undefined>;
}

/** A read model over the collection that serves. */
export class ProjectedReadModel<Document> implements ReadModel<Document> {
  readonly #side: ReadSide<Document>;
  readonly #documents: Documents;

  constructor(side: ReadSide<Document>, documents: Documents) {
    this.#side = side;
    this.#documents = documents;
  }

  async get(id: string): Promise<Document | undefined> {
    const stored = await this.#side.read(collection => this.#documents.get(collection, id));
    return stored === undefined ? undefined : documentOf<Document>(this.#side.projection, stored);
  }

  told(id: string, to: string, tell: (document: Document) => Promise<Told | undefined>): Promise<string | undefined> {
    return this.#side.read(collection =>
      this.#documents.remembered(collection, JSON.stringify([to, id]), async () => {
        const stored = await this.#documents.get(collection, id);
        return stored === undefined ? undefined : tell(documentOf<Document>(this.#side.projection, stored));
      }),
    );
  }

  async list(query: ListQuery): Promise<ListedPage> {
    return this.#side.read(collection => this.#documents.list(collection, query));
  }

  async find(query: ListQuery): Promise<Document[]> {
    const found = await this.#side.read(collection => this.#documents.find(collection, query));
    return found.map(stored => documentOf<Document>(this.#side.projection, stored));
  }

  async due(query: DueQuery): Promise<Document[]> {
    const found = await this.#side.read(collection => this.#documents.due(collection, query));
    return found.map(stored => documentOf<Document>(this.#side.projection, stored));
  }

  reached(position: bigint): Promise<boolean> {
    return this.#side.reached(position, READ_YOUR_WRITES_MS);
  }

  async caughtUpTo(position: bigint): Promise<boolean> {
    const deadline = performance.now() + READ_YOUR_WRITES_MS;
    let before: bigint | undefined;
    for (;;) {
      const left = await this.#side.firstLeft();
      if (left === undefined || left.position > position) return true;
      // It was said to be reached and is left all the same: asked again at once, it would keep everybody else waiting.
      if (left.position === before) await pause(LOOK_AGAIN_MS);
      before = left.position;
      const restMs = deadline - performance.now();
      if (restMs <= 0 || !(await this.#side.reached(left.position, restMs))) return false;
    }
  }

  of(events: readonly RecordedEvent[], id: string): Document | undefined {
    const made = fold(this.#side.projection, [], events).find(candidate => candidate.id === id);
    return made === undefined || made.deleted ? undefined : made.document;
  }

  async knows(id: string, keys: DocumentKeys): Promise<boolean> {
    const [document] = await this.#side.read(collection => this.#documents.read(collection, [id]));
    return document !== undefined && Object.entries(keys).every(([key, value]) => document.keys[key] === value);
  }
}
