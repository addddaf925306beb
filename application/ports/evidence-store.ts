export type StoredFile = { bytes: Uint8Array; contentType: string };

/** Evidence files, written once and never changed. */
export interface EvidenceStore {
  /** Resolves once the file is durable. `id` is an evidence id or one with a suffix, such as `ev_…​.snapshot`. */
  put(id: string, file: StoredFile): Promise<{ sha256: string; size: number }>;
  /**
   * The file, whole and checked against the hash it was stored with; undefined when there is none.
   * @throws EvidenceDamaged when the bytes are no longer those that were stored.
   */
  get(id: string): Promise<StoredFile | undefined>;
  delete(id: string): Promise<void>;
  /** A download address of the store's own, valid until then; null when files are served by Affiant itself. */
  presign(id: string, expiresAt: Date): Promise<string | null>;
  close(): Promise<void>;
}

/** The stored bytes do not match the hash that was taken when they were stored. */
export class EvidenceDamaged extends Error {
  override readonly name = 'EvidenceDamaged';
}
