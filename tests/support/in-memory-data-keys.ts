import { type DataKeys, OwnerErased } from '../../application/ports/data-keys.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';

/** Data keys that live as long as the test. */
export class InMemoryDataKeys implements DataKeys<SealingKey> {
  /** null: destroyed. */
  readonly #keys = new Map<string, SealingKey | null>();
  readonly #make: () => SealingKey;

  /** @param make makes a new key; random unless told. */
  constructor(make: () => SealingKey = () => SealingKey.random().key) {
    this.#make = make;
  }

  async obtain(owner: string): Promise<SealingKey> {
    const known = this.#keys.get(owner);
    if (known === null) throw new OwnerErased(`the data key of ${owner} was destroyed`);
    if (known !== undefined) return known;
    const made = this.#make();
    this.#keys.set(owner, made);
    return made;
  }

  async find(owner: string): Promise<SealingKey | undefined> {
    return this.#keys.get(owner) ?? undefined;
  }

  async findAll(owners: readonly string[]): Promise<ReadonlyMap<string, SealingKey>> {
    return new Map(owners.flatMap(owner => [this.#keys.get(owner)].flatMap(key => (key ? [[owner, key]] : []))));
  }

  async destroy(owner: string): Promise<void> {
    this.#keys.set(owner, null);
  }

  async close(): Promise<void> {}
}
