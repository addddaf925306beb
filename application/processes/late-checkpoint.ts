import type { Checkpoints } from '../ports/checkpoints.ts';
import type { Checkpoint } from '../ports/event-store.ts';

/** How long after its batch a checkpoint is stored at the latest, in ms. */
const STORED_WITHIN_MS = 100;

/**
 * The checkpoint of a process, stored a moment late, so that many small batches share one write. What was handled since
 * the last one comes again after a crash, which every process bears anyway.
 */
export class LateCheckpoint {
  readonly #name: string;
  readonly #checkpoints: Checkpoints;
  #latest: Checkpoint | undefined;
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> = Promise.resolve();
  #failure: { error: unknown } | undefined;

  constructor(name: string, checkpoints: Checkpoints) {
    this.#name = name;
    this.#checkpoints = checkpoints;
  }

  /** Where to go on; null: at the beginning of the log. */
  async read(): Promise<Checkpoint | null> {
    this.#failure = undefined;
    await this.store();
    return this.#checkpoints.checkpoint(this.#name);
  }

  /** Everything up to here is handled. @throws what kept an earlier one from being stored. */
  passed(checkpoint: Checkpoint): void {
    this.#latest = checkpoint;
    if (this.#failure !== undefined) throw this.#failure.error;
    this.#timer ??= setTimeout(() => {
      this.store().catch(error => {
        this.#failure = { error };
      });
    }, STORED_WITHIN_MS);
  }

  /** Stores what is not stored yet. One that could not be stored is tried again the next time. */
  store(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // One after the other: an older one must not overtake a newer one.
    this.#storing = this.#storing.catch(() => undefined).then(() => this.#storeLatest());
    return this.#storing;
  }

  async #storeLatest(): Promise<void> {
    const latest = this.#latest;
    if (latest === undefined) return;
    await this.#checkpoints.saveCheckpoint(this.#name, latest);
    if (this.#latest === latest) this.#latest = undefined;
  }
}
