import { keepGoing } from '../application/keep-going.ts';
import { pause } from '../application/pause.ts';
import type { Announcements } from '../application/ports/announcements.ts';
import type { Documents } from '../application/ports/documents.ts';
import type { EventStore, RecordedEvent } from '../application/ports/event-store.ts';
import type { Log } from '../application/ports/log.ts';
import type { Settings } from '../application/ports/settings.ts';
import { applyBatch } from './apply.ts';
import { keepLooking } from './generation-looks.ts';
import { LiveCollection } from './live-collection.ts';
import { announceReached } from './progress.ts';
import type { Projection } from './projection.ts';
import type { ReadSide } from './read-model.ts';
import { Waiters } from './waiters.ts';

const PAGE = 500;
/** Of a read model that gathers: what came together is one write for each document, however much it is. */
const GATHERED_PAGE = 4000;

/** What a read model is kept up to date with. */
export type RunnerParts = {
  store: EventStore;
  documents: Documents;
  settings: Settings;
  log: Log;
  /** Tells the processes that only read how far it has come. */
  announcements?: Announcements;
};

/** Keeps one read model up to date: a catch-up subscription whose batches are folded into the live collection. */
export class ProjectionRunner<Document> implements ReadSide<Document> {
  readonly projection: Projection<Document>;
  readonly #live: LiveCollection;
  readonly #waiters = new Waiters();
  readonly #store: EventStore;
  readonly #documents: Documents;
  readonly #log: Log;
  readonly #announcements: Announcements | undefined;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #gathering: AbortController | undefined;

  constructor(projection: Projection<Document>, parts: RunnerParts) {
    this.projection = projection;
    this.#store = parts.store;
    this.#documents = parts.documents;
    this.#live = new LiveCollection(parts, projection);
    this.#log = parts.log;
    this.#announcements = parts.announcements;
  }

  read<Result>(work: (collection: string) => Promise<Result>): Promise<Result> {
    return this.#live.read(work);
  }

  reached(position: bigint, limitMs: number): Promise<boolean> {
    const reached = this.#waiters.wait(position, limitMs);
    if (this.#waiters.some) this.#gathering?.abort();
    return reached;
  }

  start(): void {
    const name = `projection ${this.projection.name}`;
    this.#running ??= keepGoing(name, this.#log, this.#stopping.signal, () => this.#follow());
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#gathering?.abort();
    await this.#running;
  }

  /** Folds in what stands in the log now, without a subscription. For processes that come, read and go. */
  async catchUp(): Promise<void> {
    await this.#foldInto(await this.#live.open());
  }

  async firstLeft(): Promise<RecordedEvent | undefined> {
    const from = await this.#documents.checkpoint(await this.#live.opened());
    const next = await this.#store.readAll({ categories: this.projection.categories, from, limit: 1 });
    return next.events[0];
  }

  /** Folds what is left into a collection. @returns the position that it has reached then. */
  async #foldInto(collection: string): Promise<bigint> {
    for (;;) {
      const head = await this.#store.head();
      const from = await this.#documents.checkpoint(collection);
      const batch = await this.#store.readAll({ categories: this.projection.categories, from, limit: PAGE });
      const last = batch.events.at(-1)?.position ?? head;
      if (batch.events.length > 0) await applyBatch(this.#documents, this.projection, collection, batch);
      // What was looked at in vain need not be looked at again: by the subscription, or by whoever asks what is left.
      else if (batch.checkpoint !== from) await this.#documents.saveCheckpoint(collection, batch.checkpoint);
      // The end was reached with this page; more may have come since, and always will where much is written.
      if (batch.events.length < PAGE) return last > head ? last : head;
    }
  }

  /** Follows the log into one generation until it is told to stop or a rebuild has switched to another. */
  async #follow(): Promise<void> {
    const latest = await this.#live.latest();
    const { collection } = latest;
    await this.#live.prepare(latest);
    // Readers move over once the collection shows all that the one before it did. Others may have folded in what the
    // subscription will not bring any more: those who wait for it are told here.
    const position = await this.#foldInto(collection);
    this.#live.show(latest);
    this.#advance(collection, position);
    const switched = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, switched.signal]);
    void keepLooking(signal, () => this.#endWhenSwitched(collection, switched));
    try {
      const batchSize = this.projection.gatherMs === undefined ? PAGE : GATHERED_PAGE;
      const subscription = this.#store.subscribe({
        categories: this.projection.categories,
        from: await this.#documents.checkpoint(collection),
        signal,
        batchSize,
      });
      for await (const batch of subscription) {
        await applyBatch(this.#documents, this.projection, collection, batch);
        const last = batch.events.at(-1);
        if (last !== undefined) this.#advance(collection, last.position);
        if (batch.events.length < batchSize) await this.#gather();
      }
    } finally {
      switched.abort();
    }
  }

  /** Lets events come together, unless somebody waits for one of them. */
  async #gather(): Promise<void> {
    const { gatherMs } = this.projection;
    if (gatherMs === undefined || this.#waiters.some || this.#stopping.signal.aborted) return;
    this.#gathering = new AbortController();
    await pause(gatherMs, this.#gathering.signal);
  }

  #advance(collection: string, position: bigint): void {
    this.#waiters.advance(position);
    if (this.#announcements !== undefined) announceReached(this.#announcements, { collection, position });
  }

  async #endWhenSwitched(collection: string, switched: AbortController): Promise<void> {
    try {
      if ((await this.#live.latest()).collection !== collection) switched.abort();
    } catch (error) {
      this.#log.warn('live generation not readable', { projection: this.projection.name, error });
    }
  }
}
