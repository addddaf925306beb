import type { Sealer } from './sealer.ts';

/**
 * The keys that seal personal fields in the log, one per inquiry or envelope, kept outside the log.
 * Destroying a key erases what it sealed while the log stays whole. What else tells of the owner is sealed with its key
 * too, and goes with it.
 */
export interface DataKeys<Key extends Sealer = Sealer> {
  /** The key of this owner, made (and durable) when there is none yet. */
  obtain(owner: string): Promise<Key>;
  /** The key of this owner; undefined when it never was or is destroyed. */
  find(owner: string): Promise<Key | undefined>;
  /** The keys of these owners, looked up together. One that never was or is destroyed is left out. */
  findAll(owners: readonly string[]): Promise<ReadonlyMap<string, Key>>;
  /** Destroys the key for good. A destroyed owner gets no new key. */
  destroy(owner: string): Promise<void>;
  close(): Promise<void>;
}

/** A key was asked for whose owner is erased. */
export class OwnerErased extends Error {
  override readonly name = 'OwnerErased';
}
