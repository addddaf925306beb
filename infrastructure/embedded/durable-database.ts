import { type Connection, inTransaction, openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';

/**
 * A connection for settings and reservations: what no rebuild can bring back. They stand in the file of the read models
 * and have a connection of their own, since they must be on the disk when a write is answered and read models need not.
 */
export type DurableDatabase = { db: Connection; commits: GroupCommit; close(): void };

/** @throws StorageFailure when the file cannot be opened. */
export function openDurableDatabase(file: string): DurableDatabase {
  const db = openDatabase(file, { synchronous: 'FULL', secureDelete: true });
  inTransaction(db, () => {
    for (const table of ['settings', 'reservations']) {
      db.exec(`CREATE TABLE IF NOT EXISTS ${table} (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)`);
    }
    // Folders of the first version have reservations without an end.
    const ends = db.prepare(`SELECT 1 FROM pragma_table_info('reservations') WHERE name = 'ends'`).get();
    if (ends === undefined) db.exec('ALTER TABLE reservations ADD COLUMN ends INTEGER');
    db.exec('CREATE INDEX IF NOT EXISTS reservation_ends ON reservations (ends) WHERE ends IS NOT NULL');
  });
  const commits = new GroupCommit(db, file);
  return {
    db,
    commits,
    close() {
      commits.close();
      db.close();
    },
  };
}
