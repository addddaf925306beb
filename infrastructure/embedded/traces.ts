import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, inTransaction, isOverwritten, openDatabase, withoutWaiting } from './database.ts';
import { Prepared } from './prepared.ts';
import { explainFailure } from './storage-failure.ts';
import { overwriteUnusedSpace } from './unused-space.ts';

/** How often the write-ahead log is tried to be emptied while others use the file. */
const TRUNCATE_TRIES = 100;
const TRUNCATE_PAUSE_MS = 20;

/**
 * Leaves nothing in a file, nor in its write-ahead log, of what was deleted from it before. It takes some 6 µs for each
 * page, on a connection of its own; others go on. A file of a version that did not overwrite what it deleted is written
 * anew first, once.
 * @throws when somebody reads an old state of the file for longer than two seconds; StorageFailure
 */
export async function removeTraces(file: string): Promise<void> {
  const db = openDatabase(file, { synchronous: 'FULL', secureDelete: true });
  try {
    if (!isOverwritten(db)) writeAnew(db);
    await overwriteUnusedSpace(db);
    await emptyLog(db, file);
  } catch (error) {
    throw explainFailure(error, file);
  } finally {
    db.close();
  }
}

/** Moves the write-ahead log into the file and empties it. @returns false when a reader or writer is in the way. */
export function truncateLog(db: Connection): boolean {
  const truncate = new Prepared<[bigint, bigint, bigint]>(db, 'PRAGMA wal_checkpoint(TRUNCATE)');
  return withoutWaiting(db, () => truncate.first()?.[0] === 0n);
}

async function emptyLog(db: Connection, file: string): Promise<void> {
  for (let tries = 0; tries < TRUNCATE_TRIES; tries += 1) {
    if (truncateLog(db)) return;
    await pause(TRUNCATE_PAUSE_MS);
  }
  throw new Error(
    `what was deleted still stands in ${file}-wal while another process reads the file: do it again later`,
  );
}

/** The copy is as large as the file, which is too much for the memory that SQLite would take for it. */
function writeAnew(db: Connection): void {
  db.exec('PRAGMA temp_store = FILE');
  db.exec('VACUUM');
  inTransaction(db, () => db.exec('PRAGMA user_version = 1'));
}
