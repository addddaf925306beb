import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'libsql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction, openDatabase } from '../../infrastructure/embedded/database.ts';
import { OutsideChanges } from '../../infrastructure/embedded/outside-changes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('changes of other connections');

function openRows() {
  const file = join(temporaryFolder(), 'rows.db');
  const db = openDatabase(file, { synchronous: 'NORMAL' });
  db.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY)');
  return { file, db, changes: new OutsideChanges(db) };
}

/** Of two immediates the second is always in another turn; a timer may still be due in the one that set it. */
async function nextTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

test('nobody hears of a commit before it is noticed, whenever one has looked last', async () => {
  const { file, db, changes } = openRows();
  const writer = fork(join(import.meta.dirname, 'writing-process.js'), [file]);
  let noticed = 0;
  const look = () => {
    if (changes.happened()) noticed += 1;
  };
  // Looks at every place of a turn: behind what has arrived, at its end, and when a timer is due.
  let stopped = false;
  const lookOn = () => {
    look();
    if (!stopped) globalThis.setImmediate(lookOn);
  };
  lookOn();
  const looking = setInterval(look, 1);
  try {
    for (let round = 1; round <= 30; round++) {
      const heard = once(writer, 'message').then(look);
      writer.send('write');
      await heard;
      assert.is(noticed, round);
    }
  } finally {
    stopped = true;
    clearInterval(looking);
    writer.disconnect();
    await once(writer, 'exit');
    db.close();
  }
});

test('it looks once in a turn, and again when this process has written', async () => {
  const { file, db, changes } = openRows();
  const other = openDatabase(file, { synchronous: 'NORMAL' });
  const stranger = new Database(file);
  const insert = 'INSERT INTO rows DEFAULT VALUES';
  assert.not(changes.happened());
  stranger.exec(insert);
  assert.not(changes.happened(), 'it has looked in this turn');
  await nextTurn();
  assert.ok(changes.happened());
  assert.not(changes.happened());
  inTransaction(other, () => other.exec(insert));
  assert.ok(changes.happened(), 'another connection of this process has written');
  for (const each of [stranger, other, db]) each.close();
});

test.run();
