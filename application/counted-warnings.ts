import type { Log } from './ports/log.ts';

const PAUSE_MS = 60_000;

/** Writes a warning at once, and then at most once a minute how often it came again: a stranger can cause thousands. */
export class CountedWarnings {
  readonly #log: Log;
  readonly #again = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  warn(message: string): void {
    const again = this.#again.get(message);
    this.#again.set(message, again === undefined ? 0 : again + 1);
    if (again !== undefined) return;
    this.#log.warn(message);
    this.#timer ??= setInterval(() => this.#tell(), PAUSE_MS).unref();
  }

  /** Tells what was not told yet. */
  close(): void {
    clearInterval(this.#timer);
    this.#tell();
  }

  #tell(): void {
    for (const [message, times] of this.#again) {
      if (times === 0) this.#again.delete(message);
      else {
        this.#log.warn(message, { times });
        this.#again.set(message, 0);
      }
    }
  }
}
