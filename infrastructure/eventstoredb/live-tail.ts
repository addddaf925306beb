import { END, type EventStoreDBClient, type Position } from '@eventstore/db-client';
import { LRUCache } from 'lru-cache';
import { pause } from '../../application/pause.ts';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { isAfter, type Place } from './checkpoint.ts';
import { within } from './failures.ts';
import { following } from './following.ts';

/** Events kept: what is appended comes back within milliseconds. */
const KEPT = 2_000;
const BATCH_SIZE = 500;
const PAUSE_MS = 500;
/** How long an appended event may take to come back before it is read instead, ms. */
const PATIENCE_MS = 250;

type Waiter = { position: Position; resolve: () => void };

/**
 * What the log took lately, as the log holds it. The server's answer to an append lacks the times and most positions, and
 * reading the events back would cost a call for each append; this costs one subscription. It begins with the first append: a process that
 * only reads does without.
 */
export class LiveTail {
  readonly #client: EventStoreDBClient;
  readonly #signal: AbortSignal;
  readonly #events = new LRUCache<string, RecordedEvent>({ max: KEPT });
  readonly #waiters = new Set<Waiter>();
  #reached: Place = END;
  #isFollowing = false;

  constructor(client: EventStoreDBClient, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  /**
   * The events with these ids, once the tail has come to the position of the last of them.
   * @returns undefined when they did not come by: then they are to be read.
   */
  async find(ids: readonly string[], last: Position): Promise<RecordedEvent[] | undefined> {
    if (!this.#isFollowing) {
      this.#isFollowing = true;
      void this.#follow();
      return undefined;
    }
    if (isAfter(last, this.#reached)) {
      const waiter: Waiter = { position: last, resolve: () => {} };
      const come = new Promise<void>(resolve => {
        waiter.resolve = resolve;
      });
      this.#waiters.add(waiter);
      await within(PATIENCE_MS, come).catch(() => {});
      this.#waiters.delete(waiter);
    }
    const found = ids.map(id => this.#events.peek(id)).filter(event => event !== undefined);
    return found.length === ids.length ? found : undefined;
  }

  async #follow(): Promise<void> {
    const options = { categories: null, batchSize: BATCH_SIZE, signal: this.#signal };
    while (!this.#signal.aborted) {
      try {
        for await (const { events, place } of following(this.#client, { ...options, from: this.#reached })) {
          for (const event of events) this.#events.set(event.id, event);
          this.#reached = place;
          for (const waiter of this.#waiters) if (!isAfter(waiter.position, place)) waiter.resolve();
        }
      } catch {
        // Appended events are read meanwhile; whoever needs the server says that it is away.
      }
      await pause(PAUSE_MS, this.#signal);
    }
  }
}
