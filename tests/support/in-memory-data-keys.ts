import { randomBytes } from 'node:crypto';
import { type DataKeys, OwnerErased } from '../../application/ports/data-keys.ts';

/** Data keys that live as long as the test. */
export class InMemoryDataKeys implements DataKeys {
  /** null: destroyed. */
  readonly #keys = new Map<string, Uint8Array | null>();
  readonly #make: () => Uint8Array;

  /** @param make makes a new key; random unless told. */
  constructor(make: () => Uint8Array = () => randomBytes(32)) {
    this.#make = make;
  }

  async obtain(owner: string): Promise<Uint8Array> {
    const known = this.#keys.get(owner);
    if (known === null) throw new OwnerErased(`the data key of ${owner} was destroyed`);
    if (known !== undefined) return known;
    const made = this.#make();
    this.#keys.set(owner, made);
    return made;
  }

  async find(owner: string): Promise<Uint8Array | undefined> {
    return this.#keys.get(owner) ?? undefined;
  }

  async destroy(owner: string): Promise<void> {
    this.#keys.set(owner, null);
  }

  async close(): Promise<void> {}
}
