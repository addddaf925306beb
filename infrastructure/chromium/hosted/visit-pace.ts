/** Visits that are told at once; after them one follows every other second. */
const MOST_AT_ONCE = 40;
const EVERY_MS = 2_000;
/** Visits that are told of one browser, and the length of all their addresses together: each stays for ever. */
export const MOST_VISITS = 1_000;
const MOST_TEXT = 512 * 1024;

export type Visit = { url: string; at: Date };

/**
 * How often a session tells that its page has come to another address. A page can take thousands in a second, and each
 * is an event for ever: what is too much is counted. The last one of a burst is told as soon as it may be, so that it is
 * known where a page came to rest.
 */
export class VisitPace {
  readonly #tell: (visit: Visit) => void;
  #left = MOST_AT_ONCE;
  #earnedAt = performance.now();
  #told = 0;
  #text = 0;
  #leftOut = 0;
  /** The last one that was not told, and may be yet. */
  #waiting: Visit | null = null;
  #next: NodeJS.Timeout | undefined;

  constructor(tell: (visit: Visit) => void) {
    this.#tell = tell;
  }

  visited(visit: Visit): void {
    if (this.#waiting !== null) this.#leftOut++;
    this.#waiting = visit;
    this.#proceed();
  }

  /** Visits that nobody was told of since this was asked last. */
  takeLeftOut(): number {
    const leftOut = this.#leftOut;
    this.#leftOut = 0;
    return leftOut;
  }

  /** What still waits is told to nobody. */
  stop(): void {
    clearTimeout(this.#next);
    if (this.#waiting !== null) this.#leftOut++;
    this.#waiting = null;
  }

  #proceed(): void {
    const visit = this.#waiting;
    if (visit === null) return;
    if (this.#told >= MOST_VISITS || this.#text + visit.url.length > MOST_TEXT) {
      this.#waiting = null;
      this.#leftOut++;
      return;
    }
    const now = performance.now();
    const earned = Math.floor((now - this.#earnedAt) / EVERY_MS);
    this.#earnedAt += earned * EVERY_MS;
    this.#left = Math.min(MOST_AT_ONCE, this.#left + earned);
    if (this.#left === 0) {
      this.#next ??= setTimeout(
        () => {
          this.#next = undefined;
          this.#proceed();
        },
        this.#earnedAt + EVERY_MS - now,
      ).unref();
      return;
    }
    this.#waiting = null;
    this.#left--;
    this.#told++;
    this.#text += visit.url.length;
    this.#tell(visit);
  }
}
