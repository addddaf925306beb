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
  type ScanOptions,
  type StreamName,
  type SubscriptionOptions,
} from '../../application/ports/event-store.ts';
import { ChangeSignal } from './change-signal.ts';
import { type Connection, openDatabase } from './database.ts';
import { type CategoryReader, categoryOf, type EncodedEvent, EventTable } from './event-table.ts';
import { GroupCommit } from './group-commit.ts';
import { LogTail } from './log-tail.ts';
import { OutsideChanges } from './outside-changes.ts';
import { StreamMemory } from './stream-memory.ts';

export type EmbeddedEventStoreOptions = {
  /** Path of the SQLite file. */
  file: string;
  clock: Clock;
  /** Largest size of the file, in pages of 4096 bytes; unlimited unless told. */
  maxPages?: number;
};

/** How soon a subscription sees what another process appended, ms. */
const POLL_MS = 20;
const BATCH_SIZE = 500;

/** The log in an SQLite file. Several processes may share the file: the file's one writer at a time orders them. */
export class EmbeddedEventStore implements EventStore {
  readonly #db: Connection;
  readonly #table: EventTable;
  readonly #commits: GroupCommit;
  readonly #clock: Clock;
  readonly #appended = new ChangeSignal();
  /** Categories of what was committed since subscriptions were woken last. */
  readonly #news = new Set<string>();
  readonly #outside: OutsideChanges;
  readonly #tail = new LogTail();
  readonly #streams = new StreamMemory();
  readonly #readers = new Map<string, CategoryReader>();
  #closed = false;

  constructor(options: EmbeddedEventStoreOptions) {
    this.#clock = options.clock;
    this.#db = openDatabase(options.file, {
      synchronous: 'FULL',
      ...(options.maxPages === undefined ? {} : { maxPages: options.maxPages }),
    });
    this.#table = new EventTable(this.#db);
    this.#commits = new GroupCommit(this.#db, options.file, () => this.#wake());
    this.#outside = new OutsideChanges(this.#db);
    this.#outside.poll(POLL_MS, () => this.#appendedOutside());
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
      appended => this.#publish(stream, appended),
    );
    if (recorded === undefined) throw new RevisionConflict(stream, expected);
    return recorded;
  }

  async read(stream: StreamName, from = 0): Promise<RecordedEvent[]> {
    if (this.#outside.happened()) this.#appendedOutside();
    const known = this.#streams.get(stream);
    if (known !== undefined) return known.slice(from);
    const events = this.#table.readStream(stream, from);
    if (from === 0) this.#streams.read(stream, events);
    return events;
  }

  async readAll({ categories, from, limit }: ReadAllOptions): Promise<EventBatch> {
    const position = positionOf(from);
    const events = this.#readerOf(categories)(position, limit);
    return { events, checkpoint: String(events.at(-1)?.position ?? position) };
  }

  async *scan({ categories, from }: ScanOptions): AsyncGenerator<EventBatch, void, undefined> {
    const eventsAfter = this.#readerOf(categories);
    for (let position = positionOf(from), isLast = false; !isLast; ) {
      const events = eventsAfter(position, BATCH_SIZE);
      isLast = events.length < BATCH_SIZE;
      position = events.at(-1)?.position ?? position;
      if (events.length > 0) yield { events, checkpoint: String(position) };
      // A long scan must leave the event loop room for everybody else.
      await nextTurn();
    }
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
        await this.#appended.changed(seen, options.categories, options.signal);
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
    const first = expected === 'no_stream' ? 0 : expected + 1;
    const recorded = this.#reaches(stream, first - 1) ? this.#insertAll(stream, encoded, first) : undefined;
    if (recorded !== undefined) return recorded;
    const standing = this.#table.readStream(stream, first, encoded.length);
    const same = standing.length === encoded.length && standing.every((one, i) => one.id === encoded[i]?.event.id);
    return same && standing.length > 0 ? standing : undefined;
  }

  /** Whether the stream has an event at this revision, or needs none. */
  #reaches(stream: StreamName, revision: number): boolean {
    // What stands once stands for ever, whatever others have appended since.
    return revision < (this.#streams.get(stream)?.length ?? 0) || this.#table.lastRevision(stream) >= revision;
  }

  /** undefined when others stand there. */
  #insertAll(stream: StreamName, encoded: readonly EncodedEvent[], first: number): RecordedEvent[] | undefined {
    const createdAt = this.#clock.now().toISOString();
    const recorded: RecordedEvent[] = [];
    for (const [index, one] of encoded.entries()) {
      const event = this.#table.insert(stream, first + index, one, createdAt);
      // The first one was free, and so is everything behind it: nothing was inserted yet.
      if (event === undefined) return undefined;
      recorded.push(event);
    }
    return recorded;
  }

  #publish(stream: StreamName, recorded: readonly RecordedEvent[] | undefined): void {
    if (recorded === undefined) return;
    this.#tail.push(recorded);
    this.#streams.append(stream, recorded);
    this.#news.add(categoryOf(stream));
  }

  #wake(): void {
    this.#appended.notify(this.#news);
    this.#news.clear();
  }

  #appendedOutside(): void {
    this.#tail.clear();
    this.#streams.clear();
    this.#appended.notify();
  }
}

function positionOf(checkpoint: Checkpoint | null): bigint {
  if (checkpoint === null) return 0n;
  if (!/^\d{1,18}$/.test(checkpoint)) {
    throw new Error(`checkpoint ${checkpoint} was not made by the embedded log: remove it to start from the beginning`);
  }
  return BigInt(checkpoint);
}
