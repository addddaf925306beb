import { type Connection, inTransaction } from './database.ts';
import { Prepared } from './prepared.ts';

/** A message that one worker holds. */
export type LeasedMessage = { id: string; body: unknown; deliveries: number; failures: number; lost: number };

/**
 * The waiting messages, and every statement that touches them. `visible_at` is when a message may be handed out: its due
 * time at first, the end of the lease while a worker holds it. `deliveries` counts leases, so that a worker whose
 * lease ran out cannot end the next worker's. `is_held` from its lease until its worker answers: a message that is leased
 * while it is held was lost by its last worker, which `lost` counts. Times are milliseconds since 1970.
 */
export class MessageTable {
  readonly #insert: Prepared;
  readonly #insertHeld: Prepared;
  readonly #lease: Prepared<[string, string, bigint, bigint, bigint]>;
  readonly #renew: Prepared;
  readonly #remove: Prepared;
  readonly #postpone: Prepared;
  readonly #nextVisible: Prepared<[bigint | null]>;
  readonly #depth: Prepared<[bigint, bigint | null]>;

  constructor(db: Connection) {
    inTransaction(db, () => {
      db.exec(`CREATE TABLE IF NOT EXISTS messages (
        queue TEXT NOT NULL,
        id TEXT NOT NULL,
        body TEXT NOT NULL,
        due_at INTEGER NOT NULL,
        visible_at INTEGER NOT NULL,
        deliveries INTEGER NOT NULL DEFAULT 0,
        failures INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (queue, id)
      )`);
      addMissingColumns(db);
      db.exec('CREATE INDEX IF NOT EXISTS messages_by_visibility ON messages (queue, visible_at)');
    });
    this.#insert = new Prepared(
      db,
      `INSERT INTO messages (queue, id, body, due_at, visible_at) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT (queue, id) DO NOTHING`,
    );
    this.#insertHeld = new Prepared(
      db,
      `INSERT INTO messages (queue, id, body, due_at, visible_at, deliveries, is_held) VALUES (?, ?, ?, ?, ?, 1, 1)
       ON CONFLICT (queue, id) DO NOTHING`,
    );
    this.#lease = new Prepared(
      db,
      `UPDATE messages SET visible_at = ?, deliveries = deliveries + 1, lost = lost + is_held, is_held = 1 WHERE rowid IN (
         SELECT rowid FROM messages WHERE queue = ? AND visible_at <= ? ORDER BY visible_at LIMIT ?
       ) RETURNING id, body, deliveries, failures, lost`,
    );
    this.#renew = new Prepared(db, 'UPDATE messages SET visible_at = ? WHERE queue = ? AND id = ? AND deliveries = ?');
    this.#remove = new Prepared(db, 'DELETE FROM messages WHERE queue = ? AND id = ? AND deliveries = ?');
    this.#postpone = new Prepared(
      db,
      `UPDATE messages SET due_at = ?1, visible_at = ?1, failures = ?2, is_held = 0
       WHERE queue = ?3 AND id = ?4 AND deliveries = ?5`,
    );
    this.#nextVisible = new Prepared(db, 'SELECT visible_at FROM messages WHERE queue = ? ORDER BY visible_at LIMIT 1');
    this.#depth = new Prepared(db, 'SELECT count(*), min(due_at) FROM messages WHERE queue = ?');
  }

  /** Puts a message in, unless one with its id waits already. */
  insert(queue: string, message: { id: string; body: string }, dueAt: number): void {
    this.#insert.run(queue, message.id, message.body, dueAt);
  }

  /** Puts a message in that a worker has in hand already, held until then. @returns false when one with its id waits */
  insertHeld(queue: string, message: { id: string; body: string }, dueAt: number, until: number): boolean {
    return this.#insertHeld.run(queue, message.id, message.body, dueAt, until).changes === 1;
  }

  /** Hands out at most `limit` messages that are visible now, until then. Must run in a write transaction. */
  lease(queue: string, now: number, until: number, limit: number): LeasedMessage[] {
    return this.#lease.all(until, queue, now, limit).map(([id, body, ...counts]) => {
      const [deliveries = 0, failures = 0, lost = 0] = counts.map(Number);
      return { id, body: JSON.parse(body), deliveries, failures, lost };
    });
  }

  /** Holds a message until this time, if this lease is still the last. */
  renew(queue: string, { id, deliveries }: LeasedMessage, until: number): void {
    this.#renew.run(until, queue, id, deliveries);
  }

  /** Removes a message that is done, if this lease is still the last. */
  remove(queue: string, { id, deliveries }: LeasedMessage): void {
    this.#remove.run(queue, id, deliveries);
  }

  /** Gives a message a new due time, if this lease is still the last. */
  postpone(queue: string, { id, deliveries }: LeasedMessage, dueAt: number, failures: number): void {
    this.#postpone.run(dueAt, failures, queue, id, deliveries);
  }

  /** When the next message may be handed out; undefined when none waits. */
  nextVisible(queue: string): number | undefined {
    const row = this.#nextVisible.first(queue);
    return row === undefined ? undefined : Number(row[0]);
  }

  depth(queue: string): { waiting: number; oldestDue: Date | null } {
    const [waiting, oldest] = this.#depth.first(queue) ?? [0n, null];
    return { waiting: Number(waiting), oldestDue: oldest === null ? null : new Date(Number(oldest)) };
  }
}

/** Files of an older version have messages of which nobody knows who held them. */
function addMissingColumns(db: Connection): void {
  const known = db.prepare("SELECT name FROM pragma_table_info('messages')").raw().all() as [string][];
  for (const column of ['is_held', 'lost']) {
    if (known.some(([name]) => name === column)) continue;
    db.exec(`ALTER TABLE messages ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0`);
  }
}
