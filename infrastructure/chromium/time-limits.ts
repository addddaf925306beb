/** So long before the end its person is warned, in ms; where a limit is short, half of it. */
const WARNED_BEFORE_MS = 60_000;

export type TimeLimitObserver = {
  /** It is over in so many seconds. */
  soon(reason: 'idle' | 'time_limit', seconds: number): void;
  over(reason: 'idle' | 'time_limit'): void;
};

/** Ends a session that nobody uses, and every session at last, each with a warning before. */
export class TimeLimits {
  readonly #timers: NodeJS.Timeout[];
  /** Those that begin anew when somebody is there. */
  readonly #idle: NodeJS.Timeout[];

  constructor({ idleMs, totalMs }: { idleMs: number; totalMs: number }, observer: TimeLimitObserver) {
    const limit = (reason: 'idle' | 'time_limit', ms: number): NodeJS.Timeout[] => {
      const before = Math.min(WARNED_BEFORE_MS, ms / 2);
      const warn = () => observer.soon(reason, Math.ceil(before / 1000));
      return [setTimeout(warn, ms - before), setTimeout(() => observer.over(reason), ms)];
    };
    this.#idle = limit('idle', idleMs);
    this.#timers = [...this.#idle, ...limit('time_limit', totalMs)];
  }

  /** Somebody is there. */
  touch(): void {
    for (const timer of this.#idle) timer.refresh();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
