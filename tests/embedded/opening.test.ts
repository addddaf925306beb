import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { StorageFailure } from '../../application/ports/storage-failure.ts';
import { openDatabase } from '../../infrastructure/embedded/database.ts';
import { runCli } from '../support/cli.ts';
import { serviceEnvironment } from '../support/service.ts';
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

const BROKEN: [string, (file: string) => void, RegExp][] = [
  ['a damaged file', file => writeFileSync(file, 'x'.repeat(5000)), /damaged or no database.*backup/],
  ['a folder in its place', file => mkdirSync(file), /cannot be opened: check its owner, mode and folder/],
];
for (const [what, make, sentence] of BROKEN) {
  test(`${what} is named, with what to do`, async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'log.db');
    make(file);
    assert.throws(
      () => openDatabase(file, { synchronous: 'FULL' }),
      (error: unknown) =>
        error instanceof StorageFailure && error.message.startsWith(`${file}: `) && sentence.test(error.message),
    );
    const { code, stderr } = await runCli(['key', 'list', '--org', 'org_1'], serviceEnvironment(folder, 0));
    assert.is(code, 1);
    assert.match(stderr, sentence);
    assert.is(stderr.trimEnd().split('\n').length, 1, stderr);
  });
}

test.run();
