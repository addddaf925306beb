/** Wakes those who wait for something new on their topics. Counts changes, so that none is missed between looking and waiting. */
export class ChangeSignal {
  #version = 0;
  readonly #waiters = new Map<() => void, readonly string[]>();

  /** Grows with every change. Read it before looking at the data. */
  get version(): number {
    return this.#version;
  }

  /** @param topics what there is something new on; anything unless told */
  notify(topics?: ReadonlySet<string>): void {
    this.#version += 1;
    for (const [wake, awaited] of [...this.#waiters]) {
      if (topics === undefined || awaited.some(topic => topics.has(topic))) wake();
    }
  }

  /** Resolves once there was a change since `seen`, by now on any topic, later on one of these; or when the signal aborts. */
  changed(seen: number, topics: readonly string[], signal: AbortSignal): Promise<void> {
    if (this.#version !== seen || signal.aborted) return Promise.resolve();
    return new Promise(resolve => {
      const wake = () => {
        this.#waiters.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#waiters.set(wake, topics);
      signal.addEventListener('abort', wake);
    });
  }
}
