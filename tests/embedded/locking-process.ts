import Database from 'libsql';

/** Turns a new file into a database that it has locked, says so, and lets go of it after a time that it is told, ms. */
const [, , file = '', heldMs = '0'] = process.argv;
const db = new Database(file);
db.exec('BEGIN IMMEDIATE');
process.send?.('locked');
setTimeout(() => {
  db.exec('ROLLBACK');
  db.close();
}, Number(heldMs));
