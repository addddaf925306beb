import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTime } from '../../infrastructure/system/in-time.ts';
import { rejectionOf } from '../support/rejection.ts';

const test = suite('work in time');
const late = () => new Error('too late');
const never = new Promise<never>(() => {});

test('work that ends in time is answered as it ended, and keeps no process alive', async () => {
  assert.is(await inTime(3_600_000, Promise.resolve('done'), late), 'done');
  const failure = new Error('broken');
  assert.is(await rejectionOf(inTime(3_600_000, Promise.reject(failure), late)), failure);
  assert.equal(process.getActiveResourcesInfo().includes('Timeout'), false);
});

test('work that takes longer is given up, and what becomes of it later disturbs nobody', async () => {
  let fail = (_: Error) => {};
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  assert.match((await rejectionOf(inTime(1, work, late))).message, /too late/);
  const unhandled: unknown[] = [];
  process.on('unhandledRejection', reason => unhandled.push(reason));
  fail(new Error('at last'));
  await new Promise(resolve => setImmediate(resolve));
  assert.equal(unhandled, []);
  assert.match((await rejectionOf(inTime(1, never, late))).message, /too late/);
});
test.run();
