import type { EventStoreDBClient } from '@eventstore/db-client';
import { type Backoff, pause, pauseAfter } from '../../application/pause.ts';
import {
  type EventBatch,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type RecordedEvent,
  RevisionConflict,
  type ScanOptions,
  type StreamName,
  type SubscriptionOptions,
} from '../../application/ports/event-store.ts';
import type { Log } from '../../application/ports/log.ts';
import { CircuitBreaker } from '../engines/circuit-breaker.ts';
import { BatchAppend } from './batch-append.ts';
import { checkpointOf, placeOf } from './checkpoint.ts';
import { clientOf } from './connection.ts';
import { failureOf, isPassing, within } from './failures.ts';
import { following } from './following.ts';
import { LiveTail } from './live-tail.ts';
import { type OpenClient, readHead, readStream, refuseClosed } from './reading.ts';
import { DEADLINE_MS, retried } from './retry.ts';

export type EventStoreDbOptions = {
  /** Connection string, such as `esdb://user:password@host:2113?tls=true`. */
  url: string;
  log: Log;
};

const BATCH_SIZE = 500;
/** Enough for the server to go on sending while a batch is worked on. */
const SCAN_BATCH = 2000;
/** The place before every event of ours: what stands there is the server's own. */
const BEGINNING = '0/0';
/** How long the library may take to end its calls, ms. It would wait for ever. */
const CLOSE_MS = 2_000;
const BACKOFF: Backoff = { firstMs: 100, longestMs: 5_000 };

/**
 * Opens the log in EventStoreDB, once it has answered.
 * @throws EngineUnavailable when it does not answer within 5 s; an error that names the setting when the connection
 *   string or its user is wrong.
 */
export async function openEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  const store = new EventStoreDb(clientOf(options.url), options.log);
  try {
    await store.head();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** The log in EventStoreDB 23.10 or newer: an older one does not say when a subscription has caught up. */
class EventStoreDb implements EventStore {
  readonly #client: EventStoreDBClient;
  readonly #opened: OpenClient;
  readonly #appends: BatchAppend;
  readonly #tail: LiveTail;
  readonly #log: Log;
  readonly #closing = new AbortController();
  readonly #breaker = new CircuitBreaker('eventstoredb');

  constructor(client: EventStoreDBClient, log: Log) {
    this.#client = client;
    this.#opened = { client, closing: this.#closing.signal };
    this.#appends = new BatchAppend(client);
    this.#tail = new LiveTail(client, this.#closing.signal);
    this.#log = log;
  }

  async append(stream: StreamName, events: readonly NewEvent[], expected: ExpectedRevision): Promise<RecordedEvent[]> {
    if (!stream.includes('-')) throw new Error(`stream name ${stream} must be <category>-<id>`);
    const first = expected === 'no_stream' ? 0 : expected + 1;
    const ids = events.map(event => event.id);
    let tries = 0;
    return this.#retried(async ms => {
      tries += 1;
      const outcome = await this.#appends.append(stream, events, expected, ms);
      const refused = outcome === 'wrong_revision';
      // The server itself takes a repeat for what it is. Only where an answer was lost do we look as well: a read for each
      // of many that are refused at once would keep everybody else waiting.
      if (refused && tries === 1) throw new RevisionConflict(stream, expected);
      const seen = refused || outcome.last === undefined ? undefined : await this.#tail.find(ids, outcome.last);
      const standing = seen ?? (await readStream(this.#opened, stream, { from: first, maxCount: events.length, ms }));
      const same = standing.length === events.length && standing.every((one, index) => one.id === ids[index]);
      if (same && standing.length > 0) return standing;
      if (refused) throw new RevisionConflict(stream, expected);
      throw new Error(`EventStoreDB took the events into ${stream} at revision ${first}, but others stand there`);
    });
  }

  read(stream: StreamName, from = 0): Promise<RecordedEvent[]> {
    return this.#retried(ms => readStream(this.#opened, stream, { from, ms }));
  }

  async readAll({ categories, from, limit }: ReadAllOptions): Promise<EventBatch> {
    const start = placeOf(from);
    return this.#retried(async ms => {
      const options = { categories, from: start, batchSize: limit, limit, untilCaughtUp: true, patienceMs: ms };
      const events: RecordedEvent[] = [];
      let checkpoint = from ?? BEGINNING;
      for await (const followed of following(this.#client, { ...options, signal: this.#closing.signal })) {
        events.push(...followed.events);
        checkpoint = checkpointOf(followed.place);
      }
      refuseClosed(this.#closing.signal);
      return { events, checkpoint };
    });
  }

  async *scan({ categories, from }: ScanOptions): AsyncGenerator<EventBatch, void, undefined> {
    const options = { categories, batchSize: SCAN_BATCH, untilCaughtUp: true, signal: this.#closing.signal };
    const progress = { place: placeOf(from), at: performance.now(), failures: 0 };
    let events: RecordedEvent[] = [];
    for (let isOver = false; !isOver; ) {
      try {
        const followed = following(this.#client, { ...options, from: progress.place, patienceMs: DEADLINE_MS });
        for await (const { events: more, place } of followed) {
          events.push(...more);
          Object.assign(progress, { place, at: performance.now(), failures: 0 });
          if (events.length < SCAN_BATCH) continue;
          yield { events, checkpoint: checkpointOf(place) };
          events = [];
          // The server is not late while the reader works.
          progress.at = performance.now();
        }
        isOver = true;
      } catch (error) {
        // It goes on where it was, unless the server is away for as long as nobody else would wait either.
        if (!isPassing(error) || performance.now() - progress.at > DEADLINE_MS) throw failureOf(error);
        progress.failures += 1;
        await pause(pauseAfter(progress.failures, BACKOFF));
      }
    }
    refuseClosed(this.#closing.signal);
    if (events.length > 0 && typeof progress.place === 'object') {
      yield { events, checkpoint: checkpointOf(progress.place) };
    }
  }

  async *subscribe(options: SubscriptionOptions): AsyncGenerator<EventBatch, void, undefined> {
    const { categories, batchSize = BATCH_SIZE } = options;
    const signal = AbortSignal.any([options.signal, this.#closing.signal]);
    let from = placeOf(options.from);
    let breaks = 0;
    while (!signal.aborted) {
      try {
        for await (const { events, place } of following(this.#client, {
          categories,
          from,
          batchSize,
          signal,
        })) {
          from = place;
          breaks = 0;
          yield { events, checkpoint: checkpointOf(place) };
        }
      } catch (error) {
        const reason = failureOf(error).message;
        const again_in_ms = pauseAfter(breaks + 1, BACKOFF);
        this.#log.warn('subscription to the event store broke; it goes on', { categories, reason, again_in_ms });
      }
      breaks += 1;
      await pause(pauseAfter(breaks, BACKOFF), signal);
    }
  }

  head(): Promise<bigint> {
    return this.#retried(ms => readHead(this.#opened, ms));
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    const late = 'calls to the event store did not end when it was closed; it goes on without them';
    await within(CLOSE_MS, this.#client.dispose()).catch(() => this.#log.warn(late));
  }

  #retried<Result>(work: (ms: number) => Promise<Result>): Promise<Result> {
    const whileOpen = (ms: number) => {
      refuseClosed(this.#closing.signal);
      return work(ms);
    };
    return this.#breaker.run(() => retried(whileOpen));
  }
}
