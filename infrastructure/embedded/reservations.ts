import type { Reservations } from '../../application/ports/reservations.ts';
import type { DurableDatabase } from './durable-database.ts';
import { Prepared } from './prepared.ts';

/** Reservations in the file of the read models. */
export class EmbeddedReservations implements Reservations {
  readonly #commits: DurableDatabase['commits'];
  readonly #reservation: Prepared<[string]>;
  readonly #beginning: Prepared<[string, string]>;
  readonly #reserve: Prepared;
  readonly #replace: Prepared;
  readonly #free: Prepared;
  readonly #drop: Prepared;

  constructor({ db, commits }: DurableDatabase) {
    this.#commits = commits;
    this.#reservation = new Prepared(db, 'SELECT value FROM reservations WHERE name = ?');
    this.#beginning = new Prepared(
      db,
      // No character comes behind the last: whatever begins so lies between, and nothing else is looked at.
      'SELECT name, value FROM reservations WHERE name >= ?1 AND name < ?1 || char(1114111) ORDER BY name',
    );
    this.#reserve = new Prepared(db, 'INSERT INTO reservations (name, value, ends) VALUES (?, ?, ?)');
    this.#replace = new Prepared(db, 'UPDATE reservations SET value = ?, ends = ? WHERE name = ? AND value = ?');
    this.#free = new Prepared(db, 'DELETE FROM reservations WHERE name = ? AND value = ?');
    this.#drop = new Prepared(
      db,
      'DELETE FROM reservations WHERE name IN (SELECT name FROM reservations WHERE ends <= ? LIMIT ?)',
    );
  }

  reserve(name: string, value: string, until?: Date): Promise<{ value: string; reserved: boolean }> {
    return this.#commits.run(() => {
      const standing = this.#reservation.first(name);
      if (standing !== undefined) return { value: standing[0], reserved: false };
      this.#reserve.run(name, value, until?.getTime() ?? null);
      return { value, reserved: true };
    });
  }

  async reserved(name: string): Promise<string | null> {
    return this.#reservation.first(name)?.[0] ?? null;
  }

  async beginning(prefix: string): Promise<{ name: string; value: string }[]> {
    return this.#beginning.all(prefix).map(([name, value]) => ({ name, value }));
  }

  replace(name: string, standing: string, value: string, until?: Date): Promise<boolean> {
    return this.#commits.run(() => this.#replace.run(value, until?.getTime() ?? null, name, standing).changes > 0);
  }

  free(name: string, standing: string): Promise<boolean> {
    return this.#commits.run(() => this.#free.run(name, standing).changes > 0);
  }

  dropEnded(endedBy: Date, limit: number): Promise<number> {
    return this.#commits.run(() => this.#drop.run(endedBy.getTime(), limit).changes);
  }
}
