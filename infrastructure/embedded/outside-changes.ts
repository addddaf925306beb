import type { Connection } from './database.ts';
import { Prepared } from './prepared.ts';

/** Notices commits of other connections to the same file, other processes' among them; its own connection's never count. */
export class OutsideChanges {
  readonly #query: Prepared<[bigint]>;
  #seen: bigint;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Connection) {
    this.#query = new Prepared(db, 'PRAGMA data_version');
    this.#seen = this.#version();
  }

  /** Whether there was one since the last call. Takes about 2 µs. */
  happened(): boolean {
    const version = this.#version();
    if (version === this.#seen) return false;
    this.#seen = version;
    return true;
  }

  /** Looks every so many milliseconds; does not keep the process alive. */
  poll(everyMs: number, onChange: () => void): void {
    this.#timer = setInterval(() => {
      if (this.happened()) onChange();
    }, everyMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #version(): bigint {
    return this.#query.first()?.[0] ?? 0n;
  }
}
