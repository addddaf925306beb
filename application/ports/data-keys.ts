/**
 * The keys that seal personal fields in the log, one per inquiry or envelope, kept outside the log.
 * Destroying a key erases what it sealed while the log stays whole.
 */
export interface DataKeys {
  /** The key of this owner, made (and durable) when there is none yet. 32 bytes. */
  obtain(owner: string): Promise<Uint8Array>;
  /** The key of this owner; undefined when it never was or is destroyed. */
  find(owner: string): Promise<Uint8Array | undefined>;
  /** Destroys the key for good. A destroyed owner gets no new key. */
  destroy(owner: string): Promise<void>;
  close(): Promise<void>;
}

/** A key was asked for whose owner is erased. */
export class OwnerErased extends Error {
  override readonly name = 'OwnerErased';
}
