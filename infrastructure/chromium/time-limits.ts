/** Ends a session that nobody uses, and every session at last. */
export class TimeLimits {
  readonly #total: NodeJS.Timeout;
  readonly #idle: NodeJS.Timeout;

  constructor(limits: { idleMs: number; totalMs: number }, over: (reason: 'idle' | 'time_limit') => void) {
    this.#total = setTimeout(() => over('time_limit'), limits.totalMs);
    this.#idle = setTimeout(() => over('idle'), limits.idleMs);
  }

  /** Somebody is there. */
  touch(): void {
    this.#idle.refresh();
  }

  stop(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#idle);
  }
}
