import type { Collection } from 'mongodb';

/** A data key as the server holds it. */
export type StoredKey = {
  /** The owner. */
  _id: string;
  /** Wrapped by the master key; null: destroyed, and no new one is made. */
  wrapped: string | null;
};

const OWNERS_AT_ONCE = 1000;

type Asked = { owner: string; resolve(wrapped: string | null | undefined): void; reject(error: unknown): void };

/**
 * A batch loader of wrapped keys. A batch of events asks for the keys of all its owners in one turn: those questions go to the
 * server as one.
 */
export class KeyBatchLoader {
  readonly #keys: Collection<StoredKey>;
  #asked: Asked[] = [];

  constructor(keys: Collection<StoredKey>) {
    this.#keys = keys;
  }

  /** @returns the wrapped key; null when it is destroyed, undefined when there never was one. */
  load(owner: string): Promise<string | null | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => void this.#answer());
      this.#asked.push({ owner, resolve, reject });
    });
  }

  async #answer(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    for (let from = 0; from < asked.length; from += OWNERS_AT_ONCE) {
      await this.#answerSome(asked.slice(from, from + OWNERS_AT_ONCE));
    }
  }

  async #answerSome(asked: readonly Asked[]): Promise<void> {
    try {
      const owners = asked.map(({ owner }) => owner);
      const found = await this.#keys.find({ _id: { $in: owners } }, { batchSize: owners.length + 1 }).toArray();
      const wrapped = new Map(found.map(key => [key._id, key.wrapped]));
      for (const { owner, resolve } of asked) resolve(wrapped.get(owner));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
