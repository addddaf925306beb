const LOOK_MS = 1000;

/**
 * Notices who has fallen silent of those that ought to give a sign again and again. Silence is counted in looks, one a
 * second, and not in time: a process that stood still has not looked either.
 */
export class SilenceWatch {
  readonly #looksSince = new Map<string, number>();
  readonly #looking: NodeJS.Timeout;

  /**
   * @param patience looks without a sign that say nothing yet
   * @param silent told who gave none at the next one, and again after as many looks
   */
  constructor(patience: number, silent: (name: string) => void) {
    this.#looking = setInterval(() => {
      for (const [name, looks] of [...this.#looksSince]) {
        const isSilent = looks >= patience;
        this.#looksSince.set(name, isSilent ? 0 : looks + 1);
        if (isSilent) silent(name);
      }
    }, LOOK_MS).unref();
  }

  /** It gave a sign, or is going to from now on. */
  sign(name: string): void {
    this.#looksSince.set(name, 0);
  }

  /** No sign is due from it any more. */
  forget(name: string): void {
    this.#looksSince.delete(name);
  }

  end(): void {
    clearInterval(this.#looking);
  }
}
