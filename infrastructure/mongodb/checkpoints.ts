import type { Collection, Db } from 'mongodb';
import { type Checkpoint, checkpointPosition } from '../../application/ports/event-store.ts';
import { isDuplicateKey } from './server-failure.ts';

/** A checkpoint, and the position that it stands at. */
type Reached = { _id: string; value: Checkpoint; position: bigint };

/** Checkpoints: each a document of its own, changed by one atomic command. */
export class MongoCheckpoints {
  readonly #checkpoints: Collection<Reached>;

  constructor(db: Db) {
    this.#checkpoints = db.collection<Reached>('checkpoints');
  }

  async read(name: string): Promise<Checkpoint | null> {
    return (await this.#checkpoints.findOne({ _id: { $eq: name } }))?.value ?? null;
  }

  /** Keeps the checkpoint unless a later one stands. */
  async save(name: string, value: Checkpoint): Promise<void> {
    const position = checkpointPosition(value);
    const unlessLater = { _id: { $eq: name }, position: { $not: { $gt: position } } };
    const write = (upsert: boolean) =>
      this.#checkpoints.updateOne(unlessLater, { $set: { value, position } }, { upsert });
    try {
      await write(true);
    } catch (error) {
      // A later one stands, or somebody made the first one at the same moment.
      if (!isDuplicateKey(error)) throw error;
      await write(false);
    }
  }
}
