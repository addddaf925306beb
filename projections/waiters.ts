type Waiter = { position: bigint; settle: (reached: boolean) => void };

/** Those who wait until a read model has reached a position of the log. */
export class Waiters {
  #reachedPosition = -1n;
  #waiting: Waiter[] = [];

  /** How far it has come, as far as is known. */
  get position(): bigint {
    return this.#reachedPosition;
  }

  /** Whether anybody waits. */
  get some(): boolean {
    return this.#waiting.length > 0;
  }

  /** The furthest position that somebody waits for. */
  get furthest(): bigint | undefined {
    return this.#waiting.reduce<bigint | undefined>(
      (furthest, { position }) => (furthest === undefined || position > furthest ? position : furthest),
      undefined,
    );
  }

  /** Resolves true once the position is reached, false after `limitMs`. */
  wait(position: bigint, limitMs: number): Promise<boolean> {
    if (position <= this.#reachedPosition) return Promise.resolve(true);
    return new Promise(resolve => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter(other => other !== waiter);
        resolve(false);
      }, limitMs);
      const waiter: Waiter = {
        position,
        settle: reached => {
          clearTimeout(timer);
          resolve(reached);
        },
      };
      this.#waiting.push(waiter);
    });
  }

  /** The read model has reached this position; a new generation may stand further back than the old one did. */
  advance(position: bigint): void {
    this.#reachedPosition = position;
    if (this.#waiting.length === 0) return;
    const still: Waiter[] = [];
    for (const waiter of this.#waiting) {
      if (waiter.position <= position) waiter.settle(true);
      else still.push(waiter);
    }
    this.#waiting = still;
  }
}
