import Database from 'libsql';

/** Writes a row into a file whenever it is told to, and says so once it stands. */
const [, , file = ''] = process.argv;
const db = new Database(file);
db.exec('PRAGMA busy_timeout = 10000');
const insert = db.prepare('INSERT INTO rows DEFAULT VALUES');
process.on('message', () => {
  insert.run();
  process.send?.('written');
});
process.once('disconnect', () => db.close());
