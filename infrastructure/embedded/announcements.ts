import type { Announcements } from '../../application/ports/announcements.ts';
import type { Log } from '../../application/ports/log.ts';

/** Announcements within this process. Other processes that share the data folder notice changes in its files. */
export class EmbeddedAnnouncements implements Announcements {
  readonly #log: Log;
  readonly #listeners = new Map<string, Set<(body: unknown) => void>>();

  constructor({ log }: { log: Log }) {
    this.#log = log;
  }

  announce(subject: string, body: unknown): void {
    if (!this.#listeners.has(subject)) return;
    const encoded = JSON.stringify(body ?? null);
    // Later, as over a network: an announcer must not depend on what its listeners do.
    queueMicrotask(() => {
      for (const heard of [...(this.#listeners.get(subject) ?? [])]) this.#tell(subject, heard, JSON.parse(encoded));
    });
  }

  listen(subject: string, heard: (body: unknown) => void): () => void {
    const listener = (body: unknown) => heard(body);
    const listeners = this.#listeners.get(subject) ?? new Set();
    this.#listeners.set(subject, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(subject) === listeners) this.#listeners.delete(subject);
    };
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }

  #tell(subject: string, heard: (body: unknown) => void, body: unknown): void {
    try {
      heard(body);
    } catch (error) {
      this.#log.error('a listener failed', { subject, error: String(error) });
    }
  }
}
