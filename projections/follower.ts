import { pause } from '../application/pause.ts';
import type { Announcements } from '../application/ports/announcements.ts';
import type { Documents } from '../application/ports/documents.ts';
import type { EventStore, RecordedEvent } from '../application/ports/event-store.ts';
import type { Log } from '../application/ports/log.ts';
import type { Settings } from '../application/ports/settings.ts';
import { keepLooking } from './generation-looks.ts';
import { LiveCollection } from './live-collection.ts';
import { listenToReached } from './progress.ts';
import type { Projection } from './projection.ts';
import type { ReadSide } from './read-model.ts';
import { Waiters } from './waiters.ts';

/** Pauses between looks at the checkpoint while somebody waits, in ms; the last one repeats. */
const LOOKS_MS = [10, 20, 40, 100];

/**
 * Reads a read model that projectors of other processes keep up to date. Those who wait for a position are told by
 * the projectors' announcements; since these may be lost, the checkpoint is looked at as well while somebody waits.
 */
export class ProjectionFollower<Document> implements ReadSide<Document> {
  readonly projection: Projection<Document>;
  readonly #store: EventStore;
  readonly #documents: Documents;
  readonly #announcements: Announcements;
  readonly #log: Log;
  readonly #live: LiveCollection;
  readonly #waiters = new Waiters();
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #looking = false;

  constructor(
    projection: Projection<Document>,
    parts: { store: EventStore; documents: Documents; settings: Settings; announcements: Announcements; log: Log },
  ) {
    this.projection = projection;
    this.#store = parts.store;
    this.#documents = parts.documents;
    this.#live = new LiveCollection(parts, projection);
    this.#announcements = parts.announcements;
    this.#log = parts.log;
  }

  read<Result>(work: (collection: string) => Promise<Result>): Promise<Result> {
    return this.#live.read(work);
  }

  reached(position: bigint, limitMs: number): Promise<boolean> {
    const reached = this.#waiters.wait(position, limitMs);
    if (this.#waiters.some && !this.#looking) void this.#look();
    return reached;
  }

  start(): void {
    this.#running ??= this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** Opens the collection; folding is the projectors' work. */
  async catchUp(): Promise<void> {
    await this.#live.open();
  }

  async firstLeft(): Promise<RecordedEvent | undefined> {
    return this.#nextOf(await this.#live.opened());
  }

  /** The next event that a collection lacks. */
  async #nextOf(collection: string): Promise<RecordedEvent | undefined> {
    const from = await this.#documents.checkpoint(collection);
    const { events } = await this.#store.readAll({ categories: this.projection.categories, from, limit: 1 });
    return events[0];
  }

  /** Hears of progress and watches the generation until it is told to stop. */
  async #follow(): Promise<void> {
    const leave = listenToReached(this.#announcements, ({ collection, position }) => {
      if (collection === this.#live.name && position > this.#waiters.position) this.#waiters.advance(position);
    });
    await keepLooking(this.#stopping.signal, async () => {
      try {
        await this.#watchGeneration();
      } catch (error) {
        this.#log.warn('live generation not readable', { projection: this.projection.name, error });
      }
    });
    leave();
  }

  /** Moves over to a new generation once that shows all that the old one did. */
  async #watchGeneration(): Promise<void> {
    const latest = await this.#live.latest();
    if (this.#live.name === undefined || this.#live.name === latest.collection) return;
    const next = await this.#nextOf(latest.collection);
    if (next !== undefined && next.position <= this.#waiters.position) return;
    await this.#live.prepare(latest);
    this.#live.show(latest);
  }

  /** Looks at the checkpoint as long as somebody waits. */
  async #look(): Promise<void> {
    this.#looking = true;
    for (let looks = 0; this.#waiters.some && !this.#stopping.signal.aborted; looks++) {
      await pause(LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)] ?? 0, this.#stopping.signal);
      try {
        await this.#lookOnce();
      } catch (error) {
        this.#log.warn('checkpoint not readable', { projection: this.projection.name, error });
      }
    }
    this.#looking = false;
  }

  async #lookOnce(): Promise<void> {
    const awaited = this.#waiters.furthest;
    if (awaited === undefined) return;
    const collection = await this.#live.opened();
    const next = await this.#nextOf(collection);
    // Everything before the next event is folded in; without one, everything that was there when we looked.
    const position = next === undefined ? awaited : next.position - 1n;
    if (position > this.#waiters.position && collection === this.#live.name) this.#waiters.advance(position);
  }
}
