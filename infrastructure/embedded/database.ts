import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { isFileError } from '../system/durable-file.ts';
import { explainFailure, storageFailure } from './storage-failure.ts';

export type Connection = Database.Database;

export type DatabaseOptions = {
  /** FULL: a commit is on the disk when it returns. NORMAL: a power cut may lose the last commits, never mix them up. */
  synchronous: 'FULL' | 'NORMAL';
  /** Overwrites what is deleted with zeros; a file that is made so says it (`isOverwritten`). */
  secureDelete?: boolean;
  /** Largest size of the file, in pages of 4096 bytes; unlimited unless told. */
  maxPages?: number;
};

/** How long a writer waits for the writer of another process, ms. */
const BUSY_TIMEOUT_MS = 10_000;
/** Pause between two attempts where SQLite itself does not wait, ms. */
const BUSY_RETRY_MS = 10;

/** Size of the write-ahead log at which it is moved into the file, in pages of 4096 bytes. */
const CHECKPOINT_PAGES = 4000;

/** SQLite would make the file world-readable; its WAL takes over the file's mode. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    // A file that stands must not even be opened: closing it would drop the locks that SQLite holds on it for this
    // process, and the next process would take itself for the only one.
    if (!isFileError(error, 'EEXIST')) throw error;
  }
}

/** Whether the error says that another connection holds a lock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

/**
 * Turns the file to WAL mode, which it stays in. Two processes that do so with one new file hold what the other needs:
 * SQLite tells one of them at once that it is locked, whatever its busy timeout. That one asks again.
 */
function turnToWal(db: Connection): void {
  const until = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      db.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_RETRY_MS);
    }
  }
}

function connected(path: string): Connection {
  try {
    return new Database(path);
  } catch (error) {
    // libsql gives this one failure no code of SQLite's.
    throw storageFailure('SQLITE_CANTOPEN', path, error as Error);
  }
}

/**
 * Opens an SQLite file in WAL mode, made with mode 0600 when it is missing. Other processes may have it open too.
 * @throws StorageFailure when it is damaged, locked for longer than a writer waits, or cannot be opened.
 */
export function openDatabase(path: string, options: DatabaseOptions): Connection {
  createPrivately(path);
  const db = connected(path);
  try {
    prepare(db, options);
  } catch (error) {
    db.close();
    throw explainFailure(error, path);
  }
  return db;
}

function prepare(db: Connection, options: DatabaseOptions): void {
  db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  turnToWal(db);
  // Pages that change with every commit are then written back to the file once for many commits.
  db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  db.exec(`PRAGMA synchronous = ${options.synchronous}`);
  if (options.secureDelete) overwriteDeleted(db);
  if (options.maxPages !== undefined) db.pragma(`max_page_count = ${options.maxPages}`);
}

/** What was deleted before stands in free pages: only a file that has no table yet can say that nothing does. */
function overwriteDeleted(db: Connection): void {
  db.pragma('secure_delete = ON');
  if (isOverwritten(db) || db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined) return;
  db.exec('PRAGMA user_version = 1');
}

/** Whether all that was ever deleted from the file was overwritten. */
export function isOverwritten(db: Connection): boolean {
  const [version] = db.prepare('PRAGMA user_version').raw().get() as [number];
  return version === 1;
}

let transactions = 0;

/** How many write transactions this process has begun, whatever the connection. */
export const transactionsHere = (): number => transactions;

/**
 * Runs the work in one write transaction: all of it or nothing stands afterwards.
 * The write lock is taken at the start, so what the work reads cannot change before its commit, not even by another process.
 */
export function inTransaction<T>(db: Connection, work: () => T): T {
  transactions += 1;
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Runs the work with no patience for other processes' locks: it fails at once instead of holding the event loop. */
export function withoutWaiting<T>(db: Connection, work: () => T): T {
  db.exec('PRAGMA busy_timeout = 0');
  try {
    return work();
  } finally {
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}
