import type Database from 'libsql';
import type { Connection } from './database.ts';

export type SqlValue = string | number | bigint | Uint8Array | null;

/**
 * A prepared statement whose rows are tuples. Whole numbers come back as bigint, so that none is ever rounded.
 * Parameters are bound as one array, always: libsql takes a lone object for named parameters and ends the process
 * when one is missing.
 */
export class Prepared<Row extends readonly unknown[] = []> {
  readonly #statement: Database.Statement<[SqlValue[]]>;

  constructor(db: Connection, sql: string) {
    this.#statement = db.prepare<[SqlValue[]]>(sql).safeIntegers(true);
    if (this.#statement.reader) this.#statement.raw(true);
  }

  all(...parameters: SqlValue[]): Row[] {
    return this.#statement.all(parameters) as Row[];
  }

  first(...parameters: SqlValue[]): Row | undefined {
    return this.#statement.get(parameters) as Row | undefined;
  }

  /** How many rows changed, and the row id of the last insert. */
  run(...parameters: SqlValue[]): Database.RunResult {
    return this.#statement.run(parameters);
  }
}
