import type { Collection, Db } from 'mongodb';
import { type Checkpoint, checkpointPosition } from '../../application/ports/event-store.ts';
import { isDuplicateKey } from './server-failure.ts';

/** A named text. */
type Named = { _id: string; value: string };
type Reservation = Named & { ends: Date | null };
/** A checkpoint, and the position that it stands at. */
type Reached = Named & { position: bigint };

/** Checkpoints, settings and reservations: each a document of its own, changed by one atomic command. */
export class DurableValues {
  readonly #checkpoints: Collection<Reached>;
  readonly #settings: Collection<Named>;
  readonly #reservations: Collection<Reservation>;

  constructor(db: Db) {
    this.#checkpoints = db.collection<Reached>('checkpoints');
    this.#settings = db.collection<Named>('settings');
    this.#reservations = db.collection<Reservation>('reservations');
  }

  async open(): Promise<void> {
    await this.#reservations.createIndex([['ends', 1]]);
  }

  checkpoint(name: string): Promise<string | null> {
    return textOf(this.#checkpoints, name);
  }

  async saveCheckpoint(name: string, value: Checkpoint): Promise<void> {
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

  setting(name: string): Promise<string | null> {
    return textOf(this.#settings, name);
  }

  saveSetting(name: string, value: string): Promise<void> {
    return save(this.#settings, name, value);
  }

  async reserve(name: string, value: string, until?: Date): Promise<{ value: string; reserved: boolean }> {
    for (;;) {
      try {
        await this.#reservations.insertOne({ _id: name, value, ends: until ?? null });
        return { value, reserved: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const standing = await textOf(this.#reservations, name);
      if (standing !== null) return { value: standing, reserved: false };
      // It was made free between the two: whoever asks now is the first again.
    }
  }

  reserved(name: string): Promise<string | null> {
    return textOf(this.#reservations, name);
  }

  async replaceReserved(name: string, standing: string, value: string, until?: Date): Promise<boolean> {
    const replaced = await this.#reservations.findOneAndUpdate(
      { _id: { $eq: name }, value: { $eq: standing } },
      { $set: { value, ends: until ?? null } },
    );
    return replaced !== null;
  }

  async freeReserved(name: string, standing: string): Promise<boolean> {
    const { deletedCount } = await this.#reservations.deleteOne({ _id: { $eq: name }, value: { $eq: standing } });
    return deletedCount === 1;
  }

  async dropReserved(endedBy: Date, limit: number): Promise<number> {
    const ended = { ends: { $ne: null, $lte: endedBy } };
    const found = await this.#reservations
      .find(ended, { projection: { _id: 1 } })
      .limit(limit)
      .toArray();
    if (found.length === 0) return 0;
    // One that was replaced meanwhile has another end.
    const { deletedCount } = await this.#reservations.deleteMany({
      _id: { $in: found.map(({ _id }) => _id) },
      ...ended,
    });
    return deletedCount;
  }
}

async function textOf(
  values: Collection<Named> | Collection<Reached> | Collection<Reservation>,
  name: string,
): Promise<string | null> {
  const collection = values as Collection<Named>;
  return (await collection.findOne({ _id: { $eq: name } }))?.value ?? null;
}

async function save(values: Collection<Named>, name: string, value: string): Promise<void> {
  const write = () => values.updateOne({ _id: { $eq: name } }, { $set: { value } }, { upsert: true });
  try {
    await write();
  } catch (error) {
    // Two made it at the same moment: it stands now, and can be changed.
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
}
