import type { Documents } from '../application/ports/documents.ts';
import type { Checkpoint, EventStore } from '../application/ports/event-store.ts';
import { applyEvents } from './apply.ts';
import type { Projection } from './projection.ts';

const BATCH = 1000;

/** Folds the log into a collection of one's own, no further than one wants. Nothing is kept of how far it is. */
export class Folding<Document> {
  readonly collection: string;
  /** How many events it has folded in. */
  events = 0;
  /** Every event up to this position is folded in, and none after it. */
  position = -1n;
  readonly #store: EventStore;
  readonly #documents: Documents;
  readonly #projection: Projection<Document>;
  #from: Checkpoint | null = null;

  constructor(store: EventStore, documents: Documents, projection: Projection<Document>, collection: string) {
    this.#store = store;
    this.#documents = documents;
    this.#projection = projection;
    this.collection = collection;
  }

  /** Folds in what stands in the log up to this position. @param onBatch is told after every batch */
  async foldTo(target: bigint, signal: AbortSignal, onBatch?: () => void): Promise<void> {
    while (this.position < target) {
      signal.throwIfAborted();
      const { categories } = this.#projection;
      const batch = await this.#store.readAll({ categories, from: this.#from, limit: BATCH });
      const wanted = batch.events.filter(({ position }) => position <= target);
      const fresh = wanted.filter(({ position }) => position > this.position);
      await applyEvents(this.#documents, this.#projection, this.collection, fresh, null);
      this.events += fresh.length;
      const whole = wanted.length === batch.events.length;
      // What was left out of a batch is read again: a checkpoint covers all of it.
      if (whole) this.#from = batch.checkpoint;
      this.position = whole && batch.events.length > 0 ? (fresh.at(-1)?.position ?? this.position) : target;
      onBatch?.();
    }
  }
}
