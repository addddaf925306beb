import { performance } from 'node:perf_hooks';
import { type Connection, transactionsHere } from './database.ts';
import { Prepared } from './prepared.ts';

/** The number of the event loop's turn. At the beginning of each it takes in what has arrived from outside. */
const turn = (): number => performance.nodeTiming.uvMetricsInfo.loopCount;

/**
 * Notices commits of other connections to the same file, other processes' among them; its own connection's never count.
 *
 * It looks once in a turn of the event loop, or again when this process has written meanwhile: whoever asks later in the
 * turn arrived before the look, and cannot have heard of anything that it did not see.
 */
export class OutsideChanges {
  readonly #query: Prepared<[bigint]>;
  #seen: bigint;
  #looked = { turn: -1, transactions: -1 };
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Connection) {
    this.#query = new Prepared(db, 'PRAGMA data_version');
    this.#seen = this.#version();
  }

  /** Whether there was one since the last call. A look takes about 2 µs. */
  happened(): boolean {
    const now = { turn: turn(), transactions: transactionsHere() };
    if (now.turn === this.#looked.turn && now.transactions === this.#looked.transactions) return false;
    this.#looked = now;
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
