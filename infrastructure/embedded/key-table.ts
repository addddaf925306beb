import { type Connection, inTransaction } from './database.ts';
import { Prepared } from './prepared.ts';

/** The wrapped data keys by owner. An owner without a key is a tombstone: its key was destroyed. */
export class KeyTable {
  readonly #find: Prepared<[string | null]>;
  readonly #insert: Prepared;
  readonly #destroy: Prepared;

  constructor(db: Connection) {
    inTransaction(db, () => {
      db.exec('CREATE TABLE IF NOT EXISTS keys (owner TEXT NOT NULL PRIMARY KEY, wrapped TEXT)');
    });
    this.#find = new Prepared(db, 'SELECT wrapped FROM keys WHERE owner = ?');
    this.#insert = new Prepared(db, 'INSERT INTO keys (owner, wrapped) VALUES (?, ?) ON CONFLICT (owner) DO NOTHING');
    this.#destroy = new Prepared(
      db,
      'INSERT INTO keys (owner, wrapped) VALUES (?, NULL) ON CONFLICT (owner) DO UPDATE SET wrapped = NULL',
    );
  }

  /** The wrapped key; null when it was destroyed, undefined when there never was one. */
  find(owner: string): string | null | undefined {
    return this.#find.first(owner)?.[0];
  }

  /** @returns false when the owner has a key or had one. */
  insert(owner: string, wrapped: string): boolean {
    return this.#insert.run(owner, wrapped).changes === 1;
  }

  destroy(owner: string): void {
    this.#destroy.run(owner);
  }
}
