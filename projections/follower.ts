import { pause } from '../application/keep-going.ts';
import type { Announcements } from '../application/ports/announcements.ts';
import type { Documents } from '../application/ports/documents.ts';
import { EngineUnavailable } from '../application/ports/engine-unavailable.ts';
import type { EventStore, RecordedEvent } from '../application/ports/event-store.ts';
import type { Log } from '../application/ports/log.ts';
import { type Generation, liveGeneration } from './generation.ts';
import { listenToReached } from './progress.ts';
import type { Projection } from './projection.ts';
import type { ReadSide } from './read-model.ts';
import { Waiters } from './waiters.ts';

/** How often a follower looks whether a rebuild has switched to another generation. */
const GENERATION_POLL_MS = 250;

/** Pauses between looks at the checkpoint while somebody waits, in ms; the last one repeats. */
const LOOKS_MS = [10, 20, 40, 100];

/**
 * Reads a read model that projectors of other processes keep up to date. Those who wait for a position are told by
 * the projectors' announcements; since these may be lost, the checkpoint is looked at as well while somebody waits.
 */
export class ProjectionFollower<Document> implements ReadSide<Document> {
  readonly projection: Projection<Document>;
  private readonly store: EventStore;
  private readonly documents: Documents;
  private readonly announcements: Announcements;
  private readonly log: Log;
  private readonly waiters = new Waiters();
  private readonly stopping = new AbortController();
  private live: Generation | undefined;
  private running: Promise<void> | undefined;
  private looking = false;

  constructor(
    projection: Projection<Document>,
    parts: { store: EventStore; documents: Documents; announcements: Announcements; log: Log },
  ) {
    this.projection = projection;
    this.store = parts.store;
    this.documents = parts.documents;
    this.announcements = parts.announcements;
    this.log = parts.log;
  }

  async read<Result>(work: (collection: string) => Promise<Result>): Promise<Result> {
    const { collection } = this.live ?? (await this.openLive());
    try {
      return await work(collection);
    } catch (error) {
      // An engine that is away will not tell of a rebuild either.
      if (error instanceof EngineUnavailable) throw error;
      const live = await liveGeneration(this.documents, this.projection);
      if (live.collection === collection) throw error;
      return work((await this.openLive()).collection);
    }
  }

  reached(position: bigint, limitMs: number): Promise<boolean> {
    const reached = this.waiters.wait(position, limitMs);
    if (this.waiters.some && !this.looking) void this.look();
    return reached;
  }

  start(): void {
    this.running ??= this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Opens the collection; folding is the projectors' work. */
  async catchUp(): Promise<void> {
    await this.openLive();
  }

  async firstLeft(): Promise<RecordedEvent | undefined> {
    const { collection } = this.live ?? (await this.openLive());
    return this.nextOf(collection);
  }

  /** The next event that a collection lacks. */
  private async nextOf(collection: string): Promise<RecordedEvent | undefined> {
    const from = await this.documents.checkpoint(collection);
    const { events } = await this.store.readAll({ categories: this.projection.categories, from, limit: 1 });
    return events[0];
  }

  private async openLive(): Promise<Generation> {
    const live = await liveGeneration(this.documents, this.projection);
    if (live.collection !== this.live?.collection) await this.moveTo(live);
    return live;
  }

  private async moveTo(live: Generation): Promise<void> {
    await this.documents.open({ name: live.collection, indexes: this.projection.indexes });
    this.live = live;
  }

  /** Hears of progress and watches the generation until it is told to stop. */
  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    const leave = listenToReached(this.announcements, ({ collection, position }) => {
      if (collection === this.live?.collection && position > this.waiters.position) this.waiters.advance(position);
    });
    while (!signal.aborted) {
      try {
        await this.watchGeneration();
      } catch (error) {
        this.log.warn('live generation not readable', { projection: this.projection.name, error });
      }
      await pause(GENERATION_POLL_MS, signal);
    }
    leave();
  }

  /** Moves over to a new generation once that shows all that the old one did. */
  private async watchGeneration(): Promise<void> {
    const live = await liveGeneration(this.documents, this.projection);
    if (this.live === undefined || live.collection === this.live.collection) return;
    const next = await this.nextOf(live.collection);
    if (next !== undefined && next.position <= this.waiters.position) return;
    await this.moveTo(live);
  }

  /** Looks at the checkpoint as long as somebody waits. */
  private async look(): Promise<void> {
    this.looking = true;
    for (let looks = 0; this.waiters.some && !this.stopping.signal.aborted; looks++) {
      await pause(LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)] ?? 0, this.stopping.signal);
      try {
        await this.lookOnce();
      } catch (error) {
        this.log.warn('checkpoint not readable', { projection: this.projection.name, error });
      }
    }
    this.looking = false;
  }

  private async lookOnce(): Promise<void> {
    const awaited = this.waiters.furthest;
    if (awaited === undefined) return;
    const { collection } = this.live ?? (await this.openLive());
    const next = await this.nextOf(collection);
    // Everything before the next event is folded in; without one, everything that was there when we looked.
    const position = next === undefined ? awaited : next.position - 1n;
    if (position > this.waiters.position && collection === this.live?.collection) this.waiters.advance(position);
  }
}
