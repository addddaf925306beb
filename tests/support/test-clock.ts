import type { Clock } from '../../application/ports/clock.ts';

/** The machine's time, which a test can put forward, and stop where what it tests counts by the clock. */
export class TestClock implements Clock {
  #aheadMs = 0;
  #stoppedAt: number | undefined;

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#aheadMs);
  }

  /** Lets it go on only when it is put forward, however long the machine takes. */
  stop(): void {
    this.#stoppedAt = Date.now();
  }

  /** Puts the clock forward. */
  advance(ms: number): void {
    this.#aheadMs += ms;
  }
}
