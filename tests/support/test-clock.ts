import type { Clock } from '../../application/ports/clock.ts';

/** The machine's time, which a test can put forward. */
export class TestClock implements Clock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** Puts the clock forward. */
  advance(ms: number): void {
    this.#aheadMs += ms;
  }
}
