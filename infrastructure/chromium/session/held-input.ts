import type { ViewerInput } from '../../../application/ports/remote-browser.ts';

const PLACED: ReadonlySet<ViewerInput['type']> = new Set(['mouse', 'wheel', 'touch']);
/** What a page that waits for it asks its person. */
const ANSWERS: ReadonlySet<ViewerInput['type']> = new Set(['dialog', 'sign_in']);

/**
 * Input that waits while places of a picture mean others: Chromium lays a page out anew for a picture of the whole of it,
 * and enlarges one that is drawn finer than its screen for a still.
 */
export class HeldInput {
  readonly #go: (input: ViewerInput) => void;
  #reasons = 0;
  #holdsAll = false;
  #waiting: ViewerInput[] = [];

  /** @param go what becomes of it afterwards */
  constructor(go: (input: ViewerInput) => void) {
    this.#go = go;
  }

  /** Whether it waits; what comes after something that waits does too. */
  takes(input: ViewerInput): boolean {
    if (this.#reasons === 0 || ANSWERS.has(input.type)) return false;
    if (!this.#holdsAll && !PLACED.has(input.type) && this.#waiting.length === 0) return false;
    this.#waiting.push(input);
    return true;
  }

  /** Holds what points at a place, or all that is done, until the work is over. */
  async during<Result>(what: 'places' | 'all', work: () => Promise<Result>): Promise<Result> {
    this.#reasons++;
    this.#holdsAll ||= what === 'all';
    try {
      return await work();
    } finally {
      this.#reasons--;
      if (this.#reasons === 0) this.#release();
    }
  }

  #release(): void {
    this.#holdsAll = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const input of waiting) this.#go(input);
  }
}
