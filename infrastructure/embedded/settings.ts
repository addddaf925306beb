import type { Settings } from '../../application/ports/settings.ts';
import type { DurableDatabase } from './durable-database.ts';
import { Prepared } from './prepared.ts';

/** Settings in the file of the read models. */
export class EmbeddedSettings implements Settings {
  readonly #commits: DurableDatabase['commits'];
  readonly #read: Prepared<[string]>;
  readonly #save: Prepared;

  constructor({ db, commits }: DurableDatabase) {
    this.#commits = commits;
    this.#read = new Prepared(db, 'SELECT value FROM settings WHERE name = ?');
    this.#save = new Prepared(
      db,
      'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    );
  }

  async read(name: string): Promise<string | null> {
    return this.#read.first(name)?.[0] ?? null;
  }

  async save(name: string, value: string): Promise<void> {
    await this.#commits.run(() => this.#save.run(name, value));
  }
}
