import type { Collection, Db } from 'mongodb';
import type { Reservations } from '../../application/ports/reservations.ts';
import type { Guard } from './guard.ts';
import { isDuplicateKey } from './server-failure.ts';

type Reservation = { _id: string; value: string; ends: Date | null };

/**
 * Reservations in MongoDB: each a document of its own, changed by one atomic command.
 * Everything throws EngineUnavailable while the server is away.
 */
export class MongoReservations implements Reservations {
  readonly #reservations: Collection<Reservation>;
  readonly #guard: Guard;

  constructor(db: Db, guard: Guard) {
    this.#reservations = db.collection<Reservation>('reservations');
    this.#guard = guard;
  }

  /** Makes the index by which ended ones are found. */
  async open(): Promise<void> {
    await this.#guard.answered(() => this.#reservations.createIndex([['ends', 1]]));
  }

  reserve(name: string, value: string, until?: Date): Promise<{ value: string; reserved: boolean }> {
    return this.#guard.answered(() => this.#reserve(name, value, until));
  }

  reserved(name: string): Promise<string | null> {
    return this.#guard.answered(() => this.#reserved(name));
  }

  beginning(prefix: string): Promise<{ name: string; value: string }[]> {
    return this.#guard.answered(async () => {
      const found = await this.#reservations
        .find({ _id: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } })
        .sort({ _id: 1 })
        .toArray();
      return found.map(({ _id, value }) => ({ name: _id, value }));
    });
  }

  replace(name: string, standing: string, value: string, until?: Date): Promise<boolean> {
    return this.#guard.answered(async () => {
      const replaced = await this.#reservations.findOneAndUpdate(
        { _id: { $eq: name }, value: { $eq: standing } },
        { $set: { value, ends: until ?? null } },
      );
      return replaced !== null;
    });
  }

  free(name: string, standing: string): Promise<boolean> {
    return this.#guard.answered(async () => {
      const { deletedCount } = await this.#reservations.deleteOne({ _id: { $eq: name }, value: { $eq: standing } });
      return deletedCount === 1;
    });
  }

  dropEnded(endedBy: Date, limit: number): Promise<number> {
    return this.#guard.answered(() => this.#dropEnded(endedBy, limit));
  }

  async #reserved(name: string): Promise<string | null> {
    return (await this.#reservations.findOne({ _id: { $eq: name } }))?.value ?? null;
  }

  async #reserve(name: string, value: string, until?: Date): Promise<{ value: string; reserved: boolean }> {
    for (;;) {
      try {
        await this.#reservations.insertOne({ _id: name, value, ends: until ?? null });
        return { value, reserved: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const standing = await this.#reserved(name);
      if (standing !== null) return { value: standing, reserved: false };
      // It was made free between the two: whoever asks now is the first again.
    }
  }

  async #dropEnded(endedBy: Date, limit: number): Promise<number> {
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
