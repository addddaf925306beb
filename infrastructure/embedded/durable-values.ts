import { type Connection, inTransaction, openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { Prepared } from './prepared.ts';

/**
 * Settings and reservations: what no rebuild can bring back. They stand in the file of the read models and have a
 * connection of their own, since they must be on the disk when a write is answered and read models need not.
 */
export class DurableValues {
  readonly #db: Connection;
  readonly #commits: GroupCommit;
  readonly #setting: Prepared<[string]>;
  readonly #saveSetting: Prepared;
  readonly #reservation: Prepared<[string]>;
  readonly #reserve: Prepared;
  readonly #replace: Prepared;
  readonly #free: Prepared;
  readonly #drop: Prepared;

  constructor(file: string) {
    this.#db = openDatabase(file, { synchronous: 'FULL' });
    inTransaction(this.#db, () => {
      for (const table of ['settings', 'reservations']) {
        this.#db.exec(`CREATE TABLE IF NOT EXISTS ${table} (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)`);
      }
      // Folders of the first version have reservations without an end.
      const ends = this.#db.prepare(`SELECT 1 FROM pragma_table_info('reservations') WHERE name = 'ends'`).get();
      if (ends === undefined) this.#db.exec('ALTER TABLE reservations ADD COLUMN ends INTEGER');
      this.#db.exec('CREATE INDEX IF NOT EXISTS reservation_ends ON reservations (ends) WHERE ends IS NOT NULL');
    });
    this.#commits = new GroupCommit(this.#db, file);
    this.#setting = new Prepared(this.#db, 'SELECT value FROM settings WHERE name = ?');
    this.#saveSetting = new Prepared(
      this.#db,
      'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    );
    this.#reservation = new Prepared(this.#db, 'SELECT value FROM reservations WHERE name = ?');
    this.#reserve = new Prepared(this.#db, 'INSERT INTO reservations (name, value, ends) VALUES (?, ?, ?)');
    this.#replace = new Prepared(this.#db, 'UPDATE reservations SET value = ?, ends = ? WHERE name = ? AND value = ?');
    this.#free = new Prepared(this.#db, 'DELETE FROM reservations WHERE name = ? AND value = ?');
    this.#drop = new Prepared(
      this.#db,
      'DELETE FROM reservations WHERE name IN (SELECT name FROM reservations WHERE ends <= ? LIMIT ?)',
    );
  }

  setting(name: string): string | null {
    return this.#setting.first(name)?.[0] ?? null;
  }

  async saveSetting(name: string, value: string): Promise<void> {
    await this.#commits.run(() => this.#saveSetting.run(name, value));
  }

  reserve(name: string, value: string, until?: Date): Promise<{ value: string; reserved: boolean }> {
    return this.#commits.run(() => {
      const standing = this.#reservation.first(name);
      if (standing !== undefined) return { value: standing[0], reserved: false };
      this.#reserve.run(name, value, until?.getTime() ?? null);
      return { value, reserved: true };
    });
  }

  reserved(name: string): string | null {
    return this.#reservation.first(name)?.[0] ?? null;
  }

  replaceReserved(name: string, standing: string, value: string, until?: Date): Promise<boolean> {
    return this.#commits.run(() => this.#replace.run(value, until?.getTime() ?? null, name, standing).changes > 0);
  }

  freeReserved(name: string, standing: string): Promise<boolean> {
    return this.#commits.run(() => this.#free.run(name, standing).changes > 0);
  }

  dropReserved(endedBy: Date, limit: number): Promise<number> {
    return this.#commits.run(() => this.#drop.run(endedBy.getTime(), limit).changes);
  }

  close(): void {
    this.#commits.close();
    this.#db.close();
  }
}
