import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../infrastructure/embedded/database.ts';
import { GroupCommit } from '../../infrastructure/embedded/group-commit.ts';
import { rejectionOf } from '../support/rejection.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('group commit');

/** A table of names that may stand in it once, and how many commits it saw. */
function openNames() {
  const file = join(temporaryFolder(), 'names.db');
  const db = openDatabase(file, { synchronous: 'NORMAL' });
  db.exec('CREATE TABLE names (name TEXT PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO names VALUES (?)');
  let count = 0;
  const commits = new GroupCommit(db, file, () => {
    count += 1;
  });
  return {
    commits,
    add: (name: string) => commits.run(() => insert.run([name]).changes),
    names: () => (db.prepare('SELECT name FROM names ORDER BY name').raw().all() as string[][]).flat(),
    count: () => count,
  };
}

test('what is asked for in one turn shares a commit, and what throws fails alone', async () => {
  const { add, names, count } = openNames();
  await add('a');
  assert.is(count(), 1);
  const outcomes = await Promise.allSettled(['b', 'a', 'c'].map(add));
  assert.equal(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.equal([names(), count()], [['a', 'b', 'c'], 2]);
});

const someTurns = async () => {
  for (let turns = 0; turns < 10; turns++) await new Promise(resolve => setImmediate(resolve));
};

test('a commit waits for as many as shared the last one, and no longer than its time', async () => {
  const { add, count } = openNames();
  const timers = new Set<() => void>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  globalThis.setTimeout = ((work: () => void) => timers.add(work) && work) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((work: () => void) => timers.delete(work)) as unknown as typeof clearTimeout;
  try {
    await Promise.all(['a', 'b', 'c'].map(add));
    await Promise.all(['d', 'e', 'f'].map(add));
    assert.equal([count(), timers.size], [2, 0], 'all were back at once');

    const early = [add('g'), add('h')];
    await someTurns();
    assert.equal([count(), timers.size], [2, 1], 'two wait for a third');
    await Promise.all([...early, add('i')]);
    assert.equal([count(), timers.size], [3, 0], 'it came, and all went on');

    const remaining = [add('j'), add('k')];
    await someTurns();
    assert.equal([count(), timers.size], [3, 1]);
    for (const work of timers) work();
    timers.clear();
    await Promise.all(remaining);
    await Promise.all(['l', 'm'].map(add));
    assert.equal([count(), timers.size], [5, 0], 'one less is a group of its own from then on');
  } finally {
    globalThis.setTimeout = start;
    globalThis.clearTimeout = stop;
  }
});

test('what waits when it is closed is committed, and nothing is taken later', async () => {
  const { commits, add, names } = openNames();
  await Promise.all(['a', 'b'].map(add));
  const waiting = add('c');
  commits.close();
  await waiting;
  assert.match((await rejectionOf(add('d'))).message, /is closed$/);
  assert.equal(names(), ['a', 'b', 'c']);
});

test.run();
