import type { Collection, Filter } from 'mongodb';

const IDS_AT_ONCE = 1000;

type Asked<Stored> = { id: string; resolve(found: Stored | undefined): void; reject(error: unknown): void };

/** A batch loader of documents by their ids: what is asked for in one turn goes to the server as one question. */
export class BatchLoader<Stored extends { _id: string }> {
  readonly #collection: Collection<Stored>;
  #asked: Asked<Stored>[] = [];

  constructor(collection: Collection<Stored>) {
    this.#collection = collection;
  }

  /** @returns the document; undefined when there is none. */
  load(id: string): Promise<Stored | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => void this.#answer());
      this.#asked.push({ id, resolve, reject });
    });
  }

  async #answer(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    for (let from = 0; from < asked.length; from += IDS_AT_ONCE) {
      await this.#answerSome(asked.slice(from, from + IDS_AT_ONCE));
    }
  }

  async #answerSome(asked: readonly Asked<Stored>[]): Promise<void> {
    try {
      const ids = asked.map(({ id }) => id);
      const filter = { _id: { $in: ids } } as Filter<Stored>;
      const found = await this.#collection.find<Stored>(filter, { batchSize: ids.length + 1 }).toArray();
      const byId = new Map(found.map(document => [document._id, document]));
      for (const { id, resolve } of asked) resolve(byId.get(id));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
