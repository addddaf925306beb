const SENTENCES: Record<string, string> = {
  SQLITE_FULL: 'the disk is full: free some space, then try again',
  SQLITE_BUSY: 'another process holds the write lock: see which one and try again',
  SQLITE_READONLY: 'the file or its disk cannot be written: check its owner, mode and mount',
  SQLITE_CORRUPT: 'the file is damaged: restore it from a backup',
};

/** An embedded engine could not write. Nothing of the write stands; it may be tried again. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** SQLite's code, for example `SQLITE_FULL`. */
  readonly code: string;
  constructor(code: string, file: string, cause: Error) {
    const sentence = SENTENCES[code] ?? 'the write failed: check the disk and the system log';
    super(`${file}: ${sentence} (${cause.message})`, { cause });
    this.code = code;
  }
}

/** SQLite's errors as sentences that say what to do; anything else as it is. */
export function explainFailure(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  return error.code.startsWith('SQLITE_') ? new StorageFailure(error.code, file, error) : error;
}
