import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../infrastructure/embedded/database.ts';
import { removeTraces } from '../../infrastructure/embedded/traces.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROWS = 1500;
const textOf = (index: number) => `PERSON-${String(index).padStart(6, '0')}-`;
/** Random numbers that are the same in each run. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Rows of all sizes that grow while others come, as documents do. @returns those that are gone in the end. */
function fill(db: Database.Database): number[] {
  db.exec('CREATE TABLE people (id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL)');
  const put = db.prepare('INSERT INTO people VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body');
  const random = numbers();
  db.exec('BEGIN');
  const write = (index: number, length: number) =>
    put.run([`id_${index}`, textOf(index).repeat(Math.ceil(length / textOf(index).length))]);
  for (let index = 0; index < ROWS; index += 1) {
    write(index, 100);
    for (let more = 0; more < 3; more += 1) write(Math.floor(random() * index), 100 + random() * 700);
  }
  const erased = Array.from({ length: ROWS }, (_, index) => index).filter(index => index % 3 === 1);
  for (const index of erased) put.run([`id_${index}`, '']);
  db.exec('COMMIT');
  return erased;
}

function bytesOf(file: string): string {
  return [file, `${file}-wal`].map(path => (existsSync(path) ? readFileSync(path, 'latin1') : '')).join('');
}

const standing = (file: string, of: number[]) => {
  const bytes = bytesOf(file);
  return of.filter(index => bytes.includes(textOf(index)));
};

function assertWhole(file: string, erased: number[]): void {
  const db = new Database(file);
  assert.equal(db.prepare('PRAGMA integrity_check').raw().get(), ['ok']);
  const rows = db.prepare('SELECT id, body FROM people').raw().all() as [string, string][];
  assert.is(rows.length, ROWS);
  for (const [id, body] of rows) {
    const index = Number(id.slice(3));
    assert.is(body.replaceAll(textOf(index), ''), '');
    assert.is(body === '', erased.includes(index));
  }
  db.close();
}

test('what was deleted stands nowhere any more, not even where rows were moved from', async () => {
  const file = join(temporaryFolder(), 'people.db');
  const db = openDatabase(file, { synchronous: 'NORMAL', secureDelete: true });
  const erased = fill(db);
  db.pragma('wal_checkpoint(TRUNCATE)');
  assert.ok(standing(file, erased).length > 0, 'SQLite alone leaves traces');
  await removeTraces(file);
  assert.equal(standing(file, erased), []);
  assertWhole(file, erased);
  // Who had the file open reads and writes on.
  db.prepare('UPDATE people SET body = ? WHERE id = ?').run(['', 'id_0']);
  await removeTraces(file);
  assert.equal(standing(file, [0, ...erased]), []);
  db.close();
});

test('a file of a version that overwrote nothing is looked through, once', async () => {
  const file = join(temporaryFolder(), 'people.db');
  const old = new Database(file);
  old.pragma('journal_mode = WAL');
  const erased = fill(old);
  old.exec('CREATE TABLE gone (body TEXT)');
  old.prepare('INSERT INTO gone VALUES (?)').run([textOf(ROWS + 1).repeat(2000)]);
  old.exec('DROP TABLE gone');
  const all = [...erased, ROWS + 1];
  const db = openDatabase(file, { synchronous: 'NORMAL', secureDelete: true });
  assert.ok(standing(file, all).length > 100);
  await removeTraces(file);
  assert.equal(standing(file, all), []);
  assertWhole(file, erased);
  assert.equal(db.prepare('PRAGMA user_version').raw().get(), [1]);
  db.close();
  old.close();
});

test('nothing of an old file is left behind the end of long rows, in free pages or in holes, and others write meanwhile', async () => {
  const file = join(temporaryFolder(), 'people.db');
  const old = new Database(file);
  old.pragma('journal_mode = WAL');
  old.exec('CREATE TABLE people (id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL)');
  old.exec('CREATE TABLE names (name TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID');
  const put = old.prepare('INSERT INTO people VALUES (?, ?)');
  const name = old.prepare('INSERT INTO names VALUES (?)');
  const long = (index: number, length: number) => textOf(index).repeat(length / 14);
  const add = (from: number, length: number) => {
    old.exec('BEGIN');
    for (let index = from; index < from + 400; index += 1) {
      put.run([`id_${index}`, long(index, length)]);
      name.run([long(index, length / 3)]);
    }
    old.exec('COMMIT');
  };
  add(0, 20_000);
  old.exec('DELETE FROM people; DELETE FROM names');
  // They end in the middle of pages that held the others.
  add(1000, 9_000);
  old.prepare('DELETE FROM names WHERE name < ?').run([textOf(1100)]);
  const gone = Array.from({ length: 400 }, (_, index) => index);
  assert.ok(standing(file, gone).length > 100);
  const db = openDatabase(file, { synchronous: 'NORMAL', secureDelete: true });
  db.exec('CREATE TABLE written (at INTEGER)');
  const write = db.prepare('INSERT INTO written VALUES (1)');
  let turns = 0;
  const turn = () => {
    write.run();
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await removeTraces(file);
  clearImmediate(next);
  assert.ok(turns > 5, `${turns} turns`);
  assert.equal(standing(file, gone), []);
  assert.equal(db.prepare('PRAGMA integrity_check').raw().get(), ['ok']);
  const count = (sql: string) => db.prepare(sql).raw().get();
  assert.equal(count('SELECT count(*) FROM written'), [turns]);
  for (const index of [1000, 1200, 1399]) {
    assert.equal(count(`SELECT body FROM people WHERE id = 'id_${index}'`), [long(index, 9_000)]);
    assert.equal(count(`SELECT count(*) FROM names WHERE name = '${long(index, 3_000)}'`), [index < 1100 ? 0 : 1]);
  }
  db.close();
  old.close();
});

test('a reader of an old state is told of, and is in the way of nothing once it has read', async () => {
  const file = join(temporaryFolder(), 'people.db');
  const db = openDatabase(file, { synchronous: 'NORMAL', secureDelete: true });
  const erased = fill(db);
  const reader = new Database(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM people').all([]);
  db.prepare('UPDATE people SET body = ? WHERE id = ?').run(['', 'id_0']);
  const problem = await removeTraces(file).catch(error => error);
  assert.match(String(problem), /people\.db-wal while another process reads the file: do it again later/);
  reader.exec('COMMIT');
  await removeTraces(file);
  assert.equal(standing(file, [0, ...erased]), []);
  reader.close();
  db.close();
});

test.run();
