/** Far above what pictures of the largest viewport at full speed come to. */
const BYTES_A_SECOND = 60 * 1024 * 1024;
const SECONDS_AT_ONCE = 10;

/** How much a host may say. A downpour of bytes is no session: it would keep the service from everything else. */
export class MessageBudget {
  #left = BYTES_A_SECOND * SECONDS_AT_ONCE;
  #at = performance.now();

  /** @throws when there is nothing left. */
  spend(bytes: number): void {
    const now = performance.now();
    const earned = ((now - this.#at) / 1000) * BYTES_A_SECOND;
    this.#at = now;
    this.#left = Math.min(BYTES_A_SECOND * SECONDS_AT_ONCE, this.#left + earned) - bytes;
    if (this.#left < 0) throw new Error('more than any session has to say');
  }
}
