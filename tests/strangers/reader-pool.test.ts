import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createReaderPool } from '../../infrastructure/reader/reader-pool.ts';
import type { ReaderProcess } from '../../infrastructure/reader/reader-process.ts';
import { ReaderSource } from '../../infrastructure/reader/reader-source.ts';
import { eventually } from '../support/eventually.ts';

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

test.run();
