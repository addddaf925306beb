import { StorageFailure } from '../../application/ports/storage-failure.ts';

const SENTENCES: Record<string, string> = {
  SQLITE_FULL: 'the disk of AFFIANT_DATA is full: free some space, then try again',
  SQLITE_BUSY: 'another process holds the write lock: see which one and try again',
  SQLITE_READONLY: 'the file or its disk cannot be written: check its owner, mode and mount',
  SQLITE_CORRUPT: 'the file is damaged: restore it from a backup',
  SQLITE_NOTADB: 'the file is damaged or no database at all: restore it from a backup',
  SQLITE_CANTOPEN: 'the file cannot be opened: check its owner, mode and folder',
};

/** What SQLite's code says of this file, and what to do. */
export function storageFailure(code: string, file: string, cause: Error): StorageFailure {
  const sentence = SENTENCES[code] ?? 'the file failed: check the disk and the system log';
  return new StorageFailure(code, `${file}: ${sentence} (${cause.message})`, cause);
}

/** SQLite's errors as sentences that say what to do; anything else as it is. */
export function explainFailure(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  return error.code.startsWith('SQLITE_') ? storageFailure(error.code, file, error) : error;
}
