import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../infrastructure/embedded/database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('opening an embedded database');

const HELD_MS = 500;

test('a new file is private and in WAL mode', () => {
  const file = join(temporaryFolder(), 'new.db');
  const db = openDatabase(file, { synchronous: 'FULL' });
  assert.equal(db.pragma('journal_mode'), [{ journal_mode: 'wal' }]);
  assert.is(statSync(file).mode & 0o777, 0o600);
  db.close();
});

test('a new file that another process is turning waits for that process', async () => {
  const file = join(temporaryFolder(), 'shared.db');
  const other = fork(join(import.meta.dirname, 'locking-process.js'), [file, String(HELD_MS)]);
  await once(other, 'message');
  const db = openDatabase(file, { synchronous: 'FULL' });
  assert.equal(db.pragma('journal_mode'), [{ journal_mode: 'wal' }]);
  db.close();
  assert.equal(await once(other, 'exit'), [0, null]);
});

test.run();
