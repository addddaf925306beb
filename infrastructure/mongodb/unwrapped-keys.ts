import type { SealingKey } from '../cryptography/sealing-key.ts';
import { RecentlyUsed } from '../embedded/recently-used.ts';

const KEPT = 10_000;
/** Another process may have destroyed a key: nobody goes on with it for longer. */
const REMEMBERED_MS = 2000;

/** Keys in the clear, for a moment, so that the events of one command need not ask the server for each. */
export class UnwrappedKeys {
  readonly #keys = new RecentlyUsed<string, { key: SealingKey; until: number }>(KEPT);

  get(owner: string): SealingKey | undefined {
    const known = this.#keys.get(owner);
    return known === undefined || known.until < performance.now() ? undefined : known.key;
  }

  set(owner: string, key: SealingKey): void {
    this.#keys.set(owner, { key, until: performance.now() + REMEMBERED_MS });
  }

  delete(owner: string): void {
    this.#keys.delete(owner);
  }
}
