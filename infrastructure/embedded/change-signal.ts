/** Wakes those who wait for something new. Counts changes, so that none is missed between looking and waiting. */
export class ChangeSignal {
  #version = 0;
  readonly #waiters = new Set<() => void>();

  /** Grows with every change. Read it before looking at the data. */
  get version(): number {
    return this.#version;
  }

  notify(): void {
    this.#version += 1;
    for (const wake of [...this.#waiters]) wake();
  }

  /** Resolves once there was a change since `seen`, or when the signal aborts. */
  changed(seen: number, signal: AbortSignal): Promise<void> {
    if (this.#version !== seen || signal.aborted) return Promise.resolve();
    return new Promise(resolve => {
      const wake = () => {
        this.#waiters.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiters.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
