import { LRUCache } from 'lru-cache';

/** Pages that are remembered; one that is forgotten may send again what it has sent before. */
const MOST_PAGES = 4_000;

/** Knows what of the numbered inputs of each page has been taken, over all its sockets: each is taken once. */
export class TakenInputs {
  readonly #last = new LRUCache<string, number>({ max: MOST_PAGES });

  /** The number of the last one; 0 when there was none. @param page names the page and its session */
  last(page: string): number {
    return this.#last.get(page) ?? 0;
  }

  /** Whether an input is new. It counts as taken from now on. */
  take(page: string, number: number): boolean {
    if (number <= this.last(page)) return false;
    this.#last.set(page, number);
    return true;
  }
}
