import type { Collection } from 'mongodb';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Guard } from './guard.ts';
import { isOnlyDuplicateKeys } from './server-failure.ts';

/** A data key as the server holds it. */
export type StoredKey = {
  /** The owner. */
  _id: string;
  /** Wrapped by the master key; null: destroyed, and no new one is made. */
  wrapped: string | null;
};

const KEYS_AT_ONCE = 1000;

type Asked = { key: StoredKey; resolve(inserted: boolean): void; reject(error: unknown): void };

/**
 * Inserts new keys. While one command is under way the keys that come meanwhile wait for the next and share it: a server
 * makes many keys durable in the time of one.
 */
export class KeyInsertion {
  readonly #keys: Collection<StoredKey>;
  readonly #guard: Guard;
  #asked: Asked[] = [];
  #isUnderWay = false;

  constructor(keys: Collection<StoredKey>, guard: Guard) {
    this.#keys = keys;
    this.#guard = guard;
  }

  /** @returns once a majority of the servers has it; false when another key of this owner stands already. */
  insert(key: StoredKey): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ key, resolve, reject });
      if (!this.#isUnderWay) void this.#insertAll();
    });
  }

  async #insertAll(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#asked.length > 0) await this.#insertSome(this.#asked.splice(0, KEYS_AT_ONCE));
    this.#isUnderWay = false;
  }

  async #insertSome(asked: readonly Asked[]): Promise<void> {
    try {
      const standing = await this.#refused(asked.map(({ key }) => key));
      for (const [index, { resolve }] of asked.entries()) resolve(!standing.has(index));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  /** Inserts what can be. @returns the places of those whose owner has a key already. */
  async #refused(keys: StoredKey[]): Promise<Set<number>> {
    try {
      // The keys behind these wait for its end, which is why it must have one.
      await this.#guard.explained(() => this.#keys.insertMany(keys, { ordered: false }));
      return new Set();
    } catch (error) {
      if (!isOnlyDuplicateKeys(error)) throw error;
      // The others were inserted, but perhaps only by the one server that may be lost.
      if (error.result.getWriteConcernError() !== undefined) throw new EngineUnavailable('mongodb', error);
      return new Set([error.writeErrors].flat().map(({ index }) => index));
    }
  }
}
