import { join } from 'node:path';
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  type JSONType,
  jsonEvent,
  type ReadPosition,
  START,
} from '@eventstore/db-client';
import Database from 'libsql';
import type { AppendTo } from './stories.ts';

/** What the log's engine can do without us. */
export type BareLog = {
  append: AppendTo;
  /** Reads every event of a category with its data and metadata parsed. @returns how many there are. */
  scan(category: string): Promise<number>;
  close(): Promise<void>;
};

/** SQLite: a table of events, and all that is asked for in one turn of the event loop in one durable transaction. */
export function bareSqlite(folder: string): BareLog {
  const db = new Database(join(folder, 'bare.db'));
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec(`CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL,
    id TEXT NOT NULL, type TEXT NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL, UNIQUE (stream, revision))`);
  const insert = db.prepare(
    'INSERT INTO events (stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?)',
  );
  let waiting: { insert: () => void; done: () => void }[] = [];
  const commit = () => {
    const group = waiting;
    waiting = [];
    db.exec('BEGIN IMMEDIATE');
    for (const one of group) one.insert();
    db.exec('COMMIT');
    for (const one of group) one.done();
  };
  return {
    append: ({ stream, events, expected }) => {
      const first = expected === 'no_stream' ? 0 : expected + 1;
      const insertAll = () => {
        for (const [index, { id, type, data, metadata }] of events.entries()) {
          insert.run(stream, first + index, id, type, JSON.stringify(data), JSON.stringify(metadata));
        }
      };
      return new Promise<void>(done => {
        waiting.push({ insert: insertAll, done });
        if (waiting.length === 1) setImmediate(commit);
      });
    },
    async scan(category) {
      const log = new Database(join(folder, 'log.db'), { readonly: true });
      const rows = log
        .prepare('SELECT data, metadata FROM events WHERE category = ? ORDER BY position')
        .iterate(category) as Iterable<{ data: string; metadata: string }>;
      let events = 0;
      for (const row of rows) {
        JSON.parse(row.data);
        JSON.parse(row.metadata);
        events += 1;
      }
      log.close();
      return events;
    },
    async close() {
      db.close();
    },
  };
}

/**
 * The client library of EventStoreDB, which parses what it reads. It cannot filter a read: a scan begins where the log
 * ended when this was opened.
 */
export async function bareEventStoreDb(url: string): Promise<BareLog> {
  const client = EventStoreDBClient.connectionString(url);
  let fromPosition: ReadPosition = START;
  for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) {
    fromPosition = event?.position ?? START;
  }
  return {
    append: ({ stream, events, expected }) =>
      client.appendToStream(
        stream,
        events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data: data as JSONType, metadata })),
        { expectedRevision: expected === 'no_stream' ? 'no_stream' : BigInt(expected) },
      ),
    async scan(category) {
      let events = 0;
      for await (const { event } of client.readAll({ fromPosition })) {
        if (event?.streamId.startsWith(`${category}-`)) events += 1;
      }
      return events;
    },
    close: () => client.dispose(),
  };
}
