import { pause } from '../application/pause.ts';
import type { Documents } from '../application/ports/documents.ts';
import type { Reservations } from '../application/ports/reservations.ts';

/** A scratch collection is somebody else's: one verification at a time. */
export class ScratchTaken extends Error {
  override readonly name = 'ScratchTaken';
}

/** How the holder shows that it lives, and how long somebody else watches before it takes a silent one's place. */
export type ScratchTimes = { beatMs: number; silentMs: number };

/** Where collections stand, and where it is written whose the scratch collection is. */
export type ScratchParts = { documents: Pick<Documents, 'drop'>; reservations: Reservations };

const LEASE = 'scratch_collection';
const TIMES: ScratchTimes = { beatMs: 1000, silentMs: 5000 };
const WATCH_MS = 100;

/**
 * The one collection beside the read models in which something may be built for a while. Its name stands under a
 * reserved name together with a count that grows as long as its holder lives, so that the next one drops what a killed
 * holder has left, without a clock that all would have to share.
 */
export class Scratch {
  readonly collection: string;
  /** Aborted when the holder was taken for dead. */
  readonly lost: AbortSignal;
  readonly #documents: Pick<Documents, 'drop'>;
  readonly #reservations: Reservations;
  readonly #losing: AbortController;
  readonly #stopping = new AbortController();
  readonly #beating: Promise<void>;
  #standing: string;

  private constructor({ documents, reservations }: ScratchParts, collection: string, times: ScratchTimes) {
    this.#documents = documents;
    this.#reservations = reservations;
    this.collection = collection;
    this.#standing = leaseText(collection, 0);
    this.#losing = new AbortController();
    this.lost = this.#losing.signal;
    this.#beating = this.#beat(times.beatMs);
  }

  /**
   * Takes the scratch collection, and drops the one of a holder that is dead. It can take `silentMs` to be sure of that.
   * @throws ScratchTaken when the holder lives
   */
  static async take(parts: ScratchParts, signal: AbortSignal, times: ScratchTimes = TIMES): Promise<Scratch> {
    const { documents, reservations } = parts;
    const collection = `scratch_${crypto.randomUUID().slice(0, 13).replace('-', '_')}`;
    const mine = leaseText(collection, 0);
    for (;;) {
      const { value, reserved } = await reservations.reserve(LEASE, mine);
      if (reserved) return new Scratch(parts, collection, times);
      const silentUntil = performance.now() + times.silentMs;
      while ((await reservations.reserved(LEASE)) === value && performance.now() < silentUntil) {
        await pause(WATCH_MS, signal);
        signal.throwIfAborted();
      }
      const now = await reservations.reserved(LEASE);
      if (now === null) continue;
      if (now !== value) throw new ScratchTaken('another verification is running: wait until it has ended');
      // Dropped first: once the lease names another collection, nobody would know of this one.
      await documents.drop(collectionIn(value));
      if (await reservations.replace(LEASE, value, mine)) return new Scratch(parts, collection, times);
    }
  }

  /** Drops the collection and lets others in. */
  async release(): Promise<void> {
    this.#stopping.abort();
    await this.#beating;
    await this.#documents.drop(this.collection);
    await this.#reservations.free(LEASE, this.#standing);
  }

  async #beat(everyMs: number): Promise<void> {
    for (let count = 1; ; count++) {
      await pause(everyMs, this.#stopping.signal);
      if (this.#stopping.signal.aborted) return;
      const next = leaseText(this.collection, count);
      try {
        if (await this.#reservations.replace(LEASE, this.#standing, next)) {
          this.#standing = next;
          continue;
        }
        this.#losing.abort(
          new ScratchTaken('this verification stood still for too long, and another one took its place'),
        );
      } catch (error) {
        this.#losing.abort(error);
      }
      return;
    }
  }
}

const leaseText = (collection: string, count: number): string => `${collection} ${count}`;
const collectionIn = (lease: string): string => lease.split(' ', 1)[0] ?? lease;
