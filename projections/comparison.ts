import { pause } from '../application/pause.ts';
import type { Documents } from '../application/ports/documents.ts';
import type { EventStore, RecordedEvent } from '../application/ports/event-store.ts';
import { type DocumentDifference, differenceOf, type Fingerprint } from './document-difference.ts';
import type { Folding } from './folding.ts';
import { type Pair, pairs } from './pairs.ts';
import type { Projection } from './projection.ts';

/** A collection that serves, and under which name its builder keeps how far it has come. */
export type Served = { collection: string; checkpoint: string };

/** What a comparison found. */
export type Found = {
  /** Documents that were compared. */
  documents: number;
  /** Documents that differ. */
  differing: number;
  /** The first hundred of these. */
  differences: DocumentDifference[];
  /** Since when the one that serves has had events left to fold in and did not; null when it kept up. */
  behindSince: Date | null;
};

export type ComparisonOptions = {
  signal: AbortSignal;
  fingerprint: Fingerprint;
  /** How long the one that serves may take to fold in what the other has; 30 s unless told. */
  patienceMs?: number;
};

type Parts<Document> = { store: EventStore; documents: Documents; projection: Projection<Document> };

const PATIENCE_MS = 30_000;
const LOOK_MS = 50;
/** Documents that seem to differ are looked at again this many at a time. */
const CHUNK = 200;
/** Times that a document is looked at again before it counts as different. */
const ROUNDS = 4;
const MOST_DOCUMENTS = 100;

/** One pass over the collection that serves and the one that was built anew, document by document. */
export class Comparison<Document> {
  readonly found: Found = { documents: 0, differing: 0, differences: [], behindSince: null };
  readonly #parts: Parts<Document>;
  readonly #live: Served;
  readonly #folding: Folding<Document>;
  readonly #options: ComparisonOptions;

  constructor(parts: Parts<Document>, live: Served, folding: Folding<Document>, options: ComparisonOptions) {
    this.#parts = parts;
    this.#live = live;
    this.#folding = folding;
    this.#options = options;
  }

  async run(onDocuments: (count: number) => void): Promise<void> {
    const { documents } = this.#parts;
    let doubtful: string[] = [];
    const scans = pairs(documents.scan(this.#live.collection), documents.scan(this.#folding.collection));
    for await (const pair of scans) {
      this.#options.signal.throwIfAborted();
      this.found.documents += 1;
      if (this.#differs(pair)) doubtful.push(pair.id);
      if (doubtful.length === CHUNK) {
        await this.#lookAgain(doubtful);
        doubtful = [];
        if (this.found.behindSince !== null) return;
      }
      if (this.found.documents % CHUNK === 0) onDocuments(this.found.documents);
    }
    await this.#lookAgain(doubtful);
    onDocuments(this.found.documents);
  }

  /**
   * Looks again at documents that may only have moved while they were read: both sides are brought to the end of the
   * log, and the new one exactly to where the one that serves is read. Who still differs after that is told.
   */
  async #lookAgain(ids: readonly string[]): Promise<void> {
    const { signal } = this.#options;
    let doubtful: Pair[] = ids.map(id => ({ id, live: undefined, rebuilt: undefined }));
    for (let round = 1; doubtful.length > 0 && round <= ROUNDS; round++) {
      if (round > 1) await pause(LOOK_MS, signal);
      await this.#folding.foldTo(await this.#parts.store.head(), signal);
      const missing = await this.#waitFor(this.#folding.position);
      if (missing !== undefined) {
        this.found.behindSince = new Date(missing.created_at);
        return;
      }
      doubtful = (await this.#read(doubtful.map(({ id }) => id))).filter(pair => this.#differs(pair));
    }
    for (const pair of doubtful) this.#tell(pair);
  }

  async #read(ids: readonly string[]): Promise<Pair[]> {
    const { documents } = this.#parts;
    const live = new Map((await documents.read(this.#live.collection, ids)).map(one => [one.id, one]));
    let furthest = -1n;
    for (const { position } of live.values()) if (position > furthest) furthest = position;
    // A position that a hand has put there may lie beyond the end of the log.
    const head = await this.#parts.store.head();
    await this.#folding.foldTo(furthest < head ? furthest : head, this.#options.signal);
    const rebuilt = new Map((await documents.read(this.#folding.collection, ids)).map(one => [one.id, one]));
    return ids.map(id => ({ id, live: live.get(id), rebuilt: rebuilt.get(id) }));
  }

  /** Waits until the one that serves has reached this position. @returns the event that it lacks, if it does not. */
  async #waitFor(position: bigint): Promise<RecordedEvent | undefined> {
    const { store, documents, projection } = this.#parts;
    const { signal, patienceMs = PATIENCE_MS } = this.#options;
    const until = performance.now() + patienceMs;
    for (;;) {
      const from = await documents.checkpoint(this.#live.checkpoint);
      const { events } = await store.readAll({ categories: projection.categories, from, limit: 1 });
      const [next] = events;
      if (next === undefined || next.position > position) return undefined;
      if (performance.now() > until) return next;
      await pause(LOOK_MS, signal);
      signal.throwIfAborted();
    }
  }

  #differs(pair: Pair): boolean {
    return differenceOf(pair, this.#options.fingerprint) !== null;
  }

  #tell(pair: Pair): void {
    const difference = differenceOf(pair, this.#options.fingerprint);
    if (difference === null) return;
    this.found.differing += 1;
    if (this.found.differing <= MOST_DOCUMENTS) this.found.differences.push(difference);
  }
}
