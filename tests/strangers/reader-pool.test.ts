import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createConfinedCheck } from '../../infrastructure/reader/confined-check.ts';
import { createReaderPool } from '../../infrastructure/reader/reader-pool.ts';
import type { ReaderProcess } from '../../infrastructure/reader/reader-process.ts';
import { ReaderSource } from '../../infrastructure/reader/reader-source.ts';
import { rehearsedPicture } from '../../infrastructure/reader/rehearsed-picture.ts';
import { eventually } from '../support/eventually.ts';
import { silentLog } from '../support/silent-log.ts';

/** A spare starts a second after a reader has ended. */
const SPARE_HAS_BEGUN_MS = 1_500;

let started = 0;
const census = { started: () => void started++, ended: () => undefined };
const pool = createReaderPool({ atOnce: 2, source: new ReaderSource({ census }) });
const never = new AbortController().signal;

const test = suite('readers of a pool');
test.after(() => pool.close());

/** Both are given their reader while the other one has theirs. */
async function twoAtOnce(): Promise<number[]> {
  const readers: ReaderProcess[] = [];
  const read = async (reader: ReaderProcess) => {
    readers.push(reader);
    await eventually('the other one', () => readers.length === 2);
    return reader.pid ?? 0;
  };
  return await Promise.all([pool.use(false, read, never), pool.use(false, read, never)]);
}

test('two that come at once never share one: not a fresh one, not the spare, not one that still starts', async () => {
  const fresh = await twoAtOnce();
  await eventually('the spare', () => started === 3);
  const whileItStarts = await twoAtOnce();
  await eventually('the next spare', () => started === 5);
  await pool.use(false, async () => undefined, never);
  await eventually('the one after it', () => started === 6);
  const spare = await pool.use(false, async reader => reader.pid ?? 0, never);
  assert.is(new Set([...fresh, ...whileItStarts, spare]).size, 5, 'each has read once');
});

test('the spare that one pool leaves is taken by another; none is left where none is wanted', async () => {
  const pools = (keepsSpare: boolean) => {
    const seen = { started: 0 };
    const source = new ReaderSource({
      census: { started: () => void seen.started++, ended: () => undefined },
      keepsSpare,
    });
    const [one, another] = [createReaderPool({ atOnce: 1, source }), createReaderPool({ atOnce: 1, source })];
    return { seen, one, another, close: () => Promise.all([one.close(), another.close()]) };
  };
  const [without, kept] = [pools(false), pools(true)];
  await without.one.use(false, async () => undefined, never);
  await kept.one.use(false, async () => undefined, never);
  await eventually('the spare', () => kept.seen.started === 2);
  await kept.another.use(false, async () => undefined, never);
  assert.is(kept.seen.started, 2);
  assert.is(without.seen.started, 1, 'it would have come before the other one');
  await Promise.all([kept.close(), without.close()]);
});

test('what looks at no picture leaves the spare that has rehearsed one to whoever does', async () => {
  let started = 0;
  const census = { started: () => void started++, ended: () => undefined };
  const one = createReaderPool({ atOnce: 1, source: new ReaderSource({ census }) });
  const idOf = (pictures: boolean) => one.use(pictures, async reader => reader.pid ?? 0, never);
  const first = await idOf(true);
  await eventually('the spare', () => started === 2);
  const opened = await idOf(false);
  assert.is(started, 3, 'a fresh one');
  const read = await idOf(true);
  assert.is(started, 3, 'the spare');
  assert.is(new Set([first, opened, read]).size, 3);
  await one.close();
});

test('a spare waits with its start until nobody reads any more, whoever was done meanwhile', async () => {
  let started = 0;
  const census = { started: () => void started++, ended: () => undefined };
  const two = createReaderPool({ atOnce: 2, source: new ReaderSource({ census }) });
  let finish: () => void = () => undefined;
  const long = two.use(true, () => new Promise<void>(resolve => (finish = resolve)), never);
  await two.use(false, async () => undefined, never);
  await pause(SPARE_HAS_BEGUN_MS);
  assert.is(started, 2, 'it would take the processors from who reads');
  finish();
  await long;
  await eventually('the spare', () => started === 3);
  await two.close();
});

test('what reads a picture starts while the picture is opened', async () => {
  let started = 0;
  const census = { started: () => void started++, ended: () => undefined };
  const source = new ReaderSource({ census });
  const check = createConfinedCheck({ log: silentLog, readers: source });
  assert.is(await check.problem(rehearsedPicture(), 'image/png'), null);
  assert.is(started, 2);
  const reading = createReaderPool({ atOnce: 1, source });
  await reading.use(true, async () => undefined, never);
  assert.is(started, 2, 'the reader that was started for it');
  await Promise.all([check.close(), reading.close()]);
});

test.run();
