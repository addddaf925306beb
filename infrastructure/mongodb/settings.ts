import type { Collection, Db } from 'mongodb';
import type { Settings } from '../../application/ports/settings.ts';
import { BatchLoader } from './batch-loader.ts';
import type { Guard } from './guard.ts';
import { isDuplicateKey } from './server-failure.ts';

type Setting = { _id: string; value: string };

/** Settings in MongoDB: each a document of its own. Everything throws EngineUnavailable while the server is away. */
export class MongoSettings implements Settings {
  readonly #settings: Collection<Setting>;
  readonly #values: BatchLoader<Setting>;
  readonly #guard: Guard;

  constructor(db: Db, guard: Guard) {
    this.#settings = db.collection<Setting>('settings');
    this.#values = new BatchLoader(this.#settings);
    this.#guard = guard;
  }

  read(name: string): Promise<string | null> {
    return this.#guard.answered(async () => (await this.#values.load(name))?.value ?? null);
  }

  save(name: string, value: string): Promise<void> {
    return this.#guard.answered(() => this.#save(name, value));
  }

  async #save(name: string, value: string): Promise<void> {
    const write = () => this.#settings.updateOne({ _id: { $eq: name } }, { $set: { value } }, { upsert: true });
    try {
      await write();
    } catch (error) {
      // Two made it at the same moment: it stands now, and can be changed.
      if (!isDuplicateKey(error)) throw error;
      await write();
    }
  }
}
