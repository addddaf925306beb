import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, inTransaction, isOverwritten, openDatabase, withoutWaiting } from './database.ts';
import { Prepared } from './prepared.ts';
import { explainFailure } from './storage-failure.ts';
import { overwriteOldSpace, overwriteUnusedSpace } from './unused-space.ts';

/** How often the write-ahead log is tried to be emptied while others use the file. */
const TRUNCATE_TRIES = 100;
const TRUNCATE_PAUSE_MS = 20;

/**
 * Leaves nothing in a file, nor in its write-ahead log, of what was deleted from it before. It takes some 6 µs for each
 * page, on a connection of its own; others go on. Of a file of a version that did not overwrite what it deleted all of it is
 * looked through, once.
 * @throws when somebody reads an old state of the file for longer than two seconds; StorageFailure
 */
export async function removeTraces(file: string): Promise<void> {
  const db = openDatabase(file, { synchronous: 'FULL', secureDelete: true });
  try {
    const isOld = !isOverwritten(db);
    if (isOld) await overwriteOldSpace(db);
    await overwriteUnusedSpace(db);
    if (isOld) inTransaction(db, () => db.exec('PRAGMA user_version = 1'));
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
