import { type Connection, inTransaction } from './database.ts';
import { Prepared } from './prepared.ts';

/** The wrapped data keys by owner. An owner without a key is a tombstone: its key was destroyed. */
export class KeyTable {
  readonly #find: Prepared<[string | null]>;
  readonly #findAll: Prepared<[string, string]>;
  readonly #insert: Prepared;
  readonly #destroy: Prepared;

  constructor(db: Connection) {
    inTransaction(db, () => {
      db.exec('CREATE TABLE IF NOT EXISTS keys (owner TEXT NOT NULL PRIMARY KEY, wrapped TEXT)');
    });
    this.#find = new Prepared(db, 'SELECT wrapped FROM keys WHERE owner = ?');
    this.#findAll = new Prepared(
      db,
      'SELECT owner, wrapped FROM keys WHERE wrapped IS NOT NULL AND owner IN (SELECT value FROM json_each(?))',
    );
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

  /** The wrapped keys of those of these owners that have one. */
  findAll(owners: readonly string[]): Map<string, string> {
    const found = new Map(this.#findAll.all(JSON.stringify(owners)));
    for (const owner of owners) {
      // SQLite's JSON ends a text at a NUL: what was not found is looked for by itself.
      const wrapped = found.get(owner) ?? this.find(owner) ?? null;
      if (wrapped !== null) found.set(owner, wrapped);
    }
    return found;
  }

  /** @returns false when the owner has a key or had one. */
  insert(owner: string, wrapped: string): boolean {
    return this.#insert.run(owner, wrapped).changes === 1;
  }

  destroy(owner: string): void {
    this.#destroy.run(owner);
  }
}
