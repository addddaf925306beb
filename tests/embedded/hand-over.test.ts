import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EmbeddedMessageBus } from '../../infrastructure/embedded/message-bus.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { eventually } from '../support/eventually.ts';
import { silentLog } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('messages from hand to hand');
const log = silentLog;
const file = join(temporaryFolder(), 'bus.db');
const bus = new EmbeddedMessageBus({ file, clock: systemClock, log });
const beside = new EmbeddedMessageBus({ file, clock: systemClock, log });
test.after(async () => void (await Promise.all([bus.close(), beside.close()])));

test('whoever has room has what is put in at once, held for everybody else until it is done', async () => {
  const seen: string[] = [];
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  const here = bus.consume(
    'held',
    async ({ id }) => {
      seen.push(`here ${id}`);
      await released;
      return 'done';
    },
    { concurrency: 8, leaseMs: 10_000 },
  );
  await eventually('a consumer that has looked', async () => (await bus.depth('held')).waiting === 0);
  for (const id of ['a', 'b']) await bus.publish('held', { id, body: null }, { isHint: true });
  await eventually('both in hand', () => seen.length === 2);
  const elsewhere = beside.consume(
    'held',
    async ({ id }) => {
      seen.push(`elsewhere ${id}`);
      return 'done';
    },
    { concurrency: 8, leaseMs: 10_000 },
  );
  await beside.publish('held', { id: 'c', body: null });
  await eventually('the third', () => seen.length === 3);
  assert.equal(seen, ['here a', 'here b', 'elsewhere c']);
  await eventually('what is held is all that is left', async () => (await bus.depth('held')).waiting === 2);
  release();
  await eventually('an empty queue', async () => (await bus.depth('held')).waiting === 0);
  await Promise.all([here.stop(), elsewhere.stop()]);
});

test('nothing overtakes a message that has to wait', async () => {
  const seen: string[] = [];
  const coming = ['b', 'c', 'd'];
  const published: Promise<void>[] = [];
  const consumer = bus.consume(
    'order',
    async ({ id }) => {
      seen.push(id);
      // One more while this one is in work, and one right when its place becomes free.
      for (const next of coming.splice(0, 2)) published.push(bus.publish('order', { id: next, body: null }));
      return 'done';
    },
    { concurrency: 1, leaseMs: 10_000 },
  );
  await bus.publish('order', { id: 'a', body: null });
  await eventually('all of them', () => seen.length === 4);
  await Promise.all(published);
  await consumer.stop();
  assert.equal(seen, ['a', 'b', 'c', 'd']);
});

test.run();
