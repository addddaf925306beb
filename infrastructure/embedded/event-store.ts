import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../application/ports/clock.ts';
import {
  type Checkpoint,
  type EventBatch,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type RecordedEvent,
  RevisionConflict,
  type StreamName,
  type SubscriptionOptions,
} from '../../application/ports/event-store.ts';
import { ChangeSignal } from './change-signal.ts';
import { type Connection, openDatabase } from './database.ts';
import { type CategoryReader, type EncodedEvent, EventTable } from './event-table.ts';
import { GroupCommit } from './group-commit.ts';
import { LogTail } from './log-tail.ts';
import { OutsideChanges } from './outside-changes.ts';

export type EmbeddedEventStoreOptions = {
  /** Path of the SQLite file. */
  file: string;
  clock: Clock;
  /** Largest size of the file, in pages of 4096 bytes; unlimited unless told. */
  maxPages?: number;
};

/** How soon a subscription sees what another process appended, ms. */
const POLL_MS = 100;
const BATCH_SIZE = 500;

/** The log in an SQLite file. Several processes may share the file: the file's one writer at a time orders them. */
export class EmbeddedEventStore implements EventStore {
  readonly #db: Connection;
  readonly #table: EventTable;
  readonly #commits: GroupCommit;
  readonly #clock: Clock;
  readonly #appended = new ChangeSignal();
  readonly #outside: OutsideChanges;
  readonly #tail = new LogTail();
  readonly #readers = new Map<string, CategoryReader>();
  #closed = false;

  constructor(options: EmbeddedEventStoreOptions) {
    this.#clock = options.clock;
    this.#db = openDatabase(options.file, {
      synchronous: 'FULL',
      ...(options.maxPages === undefined ? {} : { maxPages: options.maxPages }),
    });
    this.#table = new EventTable(this.#db);
    this.#commits = new GroupCommit(this.#db, options.file, () => this.#appended.notify());
    this.#outside = new OutsideChanges(this.#db);
    this.#outside.poll(POLL_MS, () => {
      this.#tail.clear();
      this.#appended.notify();
    });
  }

  async append(stream: StreamName, events: readonly NewEvent[], expected: ExpectedRevision): Promise<RecordedEvent[]> {
    if (!stream.includes('-')) throw new Error(`stream name ${stream} must be <category>-<id>`);
    const encoded = events.map(event => ({
      event,
      data: JSON.stringify(event.data),
      metadata: JSON.stringify(event.metadata),
    }));
    const recorded = await this.#commits.run(
      () => this.#appendInTransaction(stream, encoded, expected),
      appended => this.#tail.push(appended ?? []),
    );
    if (recorded === undefined) throw new RevisionConflict(stream, expected);
    return recorded;
  }

  async read(stream: StreamName, from = 0): Promise<RecordedEvent[]> {
    return this.#table.readStream(stream, from);
  }

  async readAll({ categories, from, limit }: ReadAllOptions): Promise<EventBatch> {
    const position = positionOf(from);
    const events = this.#readerOf(categories)(position, limit);
    return { events, checkpoint: String(events.at(-1)?.position ?? position) };
  }

  async *subscribe(options: SubscriptionOptions): AsyncGenerator<EventBatch, void, undefined> {
    const batchSize = options.batchSize ?? BATCH_SIZE;
    const eventsAfter = this.#readerOf(options.categories);
    let position = positionOf(options.from);
    while (!options.signal.aborted && !this.#closed) {
      const seen = this.#appended.version;
      const tail = this.#tail.after(position, options.categories, batchSize);
      const events = tail?.events ?? eventsAfter(position, batchSize);
      const last = events.at(-1);
      if (tail !== undefined && last === undefined) position = tail.seen;
      if (last === undefined) {
        await this.#appended.changed(seen, options.signal);
        continue;
      }
      position = last.position;
      yield { events, checkpoint: String(position) };
      // A long catch-up must leave the event loop room for everybody else.
      if (events.length === batchSize) await nextTurn();
    }
  }

  async head(): Promise<bigint> {
    return this.#table.head();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#outside.stop();
    this.#commits.close();
    this.#appended.notify();
    this.#db.close();
  }

  /** Statements are prepared once for each set of categories. */
  #readerOf(categories: readonly string[]): CategoryReader {
    const name = categories.join(' ');
    const reader = this.#readers.get(name) ?? this.#table.categoryReader(categories);
    this.#readers.set(name, reader);
    return reader;
  }

  /** What was recorded; undefined when the stream is not at the expected revision. */
  #appendInTransaction(
    stream: StreamName,
    encoded: readonly EncodedEvent[],
    expected: ExpectedRevision,
  ): RecordedEvent[] | undefined {
    const expectedRevision = expected === 'no_stream' ? -1 : expected;
    const first = expectedRevision + 1;
    if (this.#table.lastRevision(stream) !== expectedRevision) {
      const standing = this.#table.readStream(stream, first, encoded.length);
      const same = standing.length === encoded.length && standing.every((one, i) => one.id === encoded[i]?.event.id);
      return same && standing.length > 0 ? standing : undefined;
    }
    const createdAt = this.#clock.now().toISOString();
    return encoded.map((one, index) => this.#table.insert(stream, first + index, one, createdAt));
  }
}

function positionOf(checkpoint: Checkpoint | null): bigint {
  if (checkpoint === null) return 0n;
  if (!/^\d{1,18}$/.test(checkpoint)) {
    throw new Error(`checkpoint ${checkpoint} was not made by the embedded log: remove it to start from the beginning`);
  }
  return BigInt(checkpoint);
}
