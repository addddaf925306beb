import type { EventMetadata, NewEvent, RecordedEvent, StreamName } from '../../application/ports/event-store.ts';
import { type Connection, inTransaction } from './database.ts';
import { Prepared } from './prepared.ts';

type EventRow = [bigint, StreamName, bigint, string, string, string, string, string];

const COLUMNS = 'position, stream, revision, id, type, data, metadata, created_at';

/** An event whose data and metadata are JSON text already. */
export type EncodedEvent = { event: NewEvent; data: string; metadata: string };

/** The next events after a position, at most `limit`. */
export type CategoryReader = (after: bigint, limit: number) => RecordedEvent[];

/** The log's table, and every statement that touches it. */
export class EventTable {
  readonly #db: Connection;
  readonly #insert: Prepared;
  readonly #lastRevision: Prepared<[bigint]>;
  readonly #stream: Prepared<EventRow>;
  readonly #head: Prepared<[bigint]>;

  constructor(db: Connection) {
    this.#db = db;
    inTransaction(db, () => {
      db.exec(`CREATE TABLE IF NOT EXISTS events (
        position INTEGER PRIMARY KEY,
        stream TEXT NOT NULL,
        category TEXT NOT NULL,
        revision INTEGER NOT NULL,
        id TEXT NOT NULL UNIQUE,
        type TEXT NOT NULL,
        data TEXT NOT NULL,
        metadata TEXT NOT NULL,
        created_at TEXT NOT NULL,
        UNIQUE (stream, revision)
      )`);
      db.exec('CREATE INDEX IF NOT EXISTS events_by_category ON events (category, position)');
    });
    this.#insert = new Prepared(
      db,
      `INSERT INTO events (stream, category, revision, id, type, data, metadata, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (stream, revision) DO NOTHING`,
    );
    this.#lastRevision = new Prepared(
      db,
      'SELECT revision FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1',
    );
    this.#stream = new Prepared(
      db,
      `SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`,
    );
    this.#head = new Prepared(db, 'SELECT position FROM events ORDER BY position DESC LIMIT 1');
  }

  /** Revision of the stream's last event, -1 when there is no such stream. */
  lastRevision(stream: StreamName): number {
    return Number(this.#lastRevision.first(stream)?.[0] ?? -1);
  }

  /** @returns undefined when another event stands at this revision. */
  insert(stream: StreamName, revision: number, encoded: EncodedEvent, createdAt: string): RecordedEvent | undefined {
    const { event, data, metadata } = encoded;
    const result = this.#insert.run(
      stream,
      categoryOf(stream),
      revision,
      event.id,
      event.type,
      data,
      metadata,
      createdAt,
    );
    if (result.changes === 0) return undefined;
    const position = BigInt(result.lastInsertRowid);
    return {
      id: event.id,
      type: event.type,
      data: event.data,
      metadata: event.metadata as EventMetadata,
      stream,
      revision,
      position,
      created_at: createdAt,
    };
  }

  /** At most `limit` events of the stream from this revision on; all of them unless told. */
  readStream(stream: StreamName, from: number, limit = -1): RecordedEvent[] {
    return this.#stream.all(stream, from, limit).map(toEvent);
  }

  head(): bigint {
    return this.#head.first()?.[0] ?? 0n;
  }

  /** A reader of the log's events in some categories: those after a position, in the log's order. */
  categoryReader(categories: readonly string[]): CategoryReader {
    // Each category brings a page of its own: asked for all of them at once, SQLite would sort the rest of the log for
    // every page. The inner queries stay within the index; rows are read only for the events that are answered.
    const page =
      'SELECT * FROM (SELECT position FROM events WHERE category = ? AND position > ? ORDER BY position LIMIT ?)';
    const statement = new Prepared<EventRow>(
      this.#db,
      `SELECT ${COLUMNS} FROM events WHERE position IN (
         SELECT position FROM (${categories.map(() => page).join(' UNION ALL ')}) ORDER BY position LIMIT ?
       ) ORDER BY position`,
    );
    return (after, limit) => {
      const pages = categories.flatMap(category => [category, after, limit]);
      return statement.all(...pages, limit).map(toEvent);
    };
  }
}

export function categoryOf(stream: StreamName): string {
  return stream.slice(0, stream.indexOf('-'));
}

function toEvent(row: EventRow): RecordedEvent {
  const [position, stream, revision, id, type, data, metadata, created_at] = row;
  return {
    id,
    type,
    data: JSON.parse(data),
    metadata: JSON.parse(metadata),
    stream,
    revision: Number(revision),
    position,
    created_at,
  };
}
