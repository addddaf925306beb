import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Handled, Message } from '../../application/ports/message-bus.ts';
import type { OpenedNats } from '../../infrastructure/nats/open.ts';
import { eventually } from '../support/eventually.ts';
import { mayStartNats, NatsServer } from '../support/nats-server.ts';
import { rejectionOf } from '../support/rejection.ts';

const test = suite<{ server: NatsServer; nats: OpenedNats }>('nats away');
const OPTIONS = { concurrency: 4, leaseMs: 10_000 };

/** A handler that remembers what it was given. */
function remembering(): { seen: Message[]; handle: (message: Message) => Promise<Handled> } {
  const seen: Message[] = [];
  const handle = async (message: Message): Promise<Handled> => {
    seen.push(message);
    return 'done';
  };
  return { seen, handle };
}

test.before.each(async context => {
  context.server = new NatsServer();
  await context.server.start();
  context.nats = await context.server.open();
});
test.after.each(async ({ nats, server }) => {
  await nats.close();
  await server.kill();
});

test('a start without a server is refused within bounds', async ({ server }) => {
  await server.kill();
  const startedAt = performance.now();
  assert.instance(await rejectionOf(server.open()), EngineUnavailable);
  assert.ok(performance.now() - startedAt < 7000);
});

test('publishing fails within bounds, and works again once the server is back', async ({ server, nats }) => {
  const { messageBus: bus } = nats;
  await bus.publish('work', { id: 'before', body: 1 });
  const refusesInTime = async () => {
    const startedAt = performance.now();
    const failures = await Promise.all([
      rejectionOf(bus.publish('work', { id: 'meanwhile', body: 2 })),
      rejectionOf(bus.depth('work')),
    ]);
    for (const failure of failures) assert.instance(failure, EngineUnavailable);
    assert.ok(performance.now() - startedAt < 8000);
    nats.announcements.announce('anything', 'that nobody hears');
  };
  await server.freeze();
  await refusesInTime();
  server.thaw();
  await server.kill();
  await refusesInTime();
  await server.start();
  await eventually('the bus', () => bus.publish('work', { id: 'after', body: 3 }).then(() => true));
  const { seen, handle } = remembering();
  const consumer = bus.consume('work', handle, OPTIONS);
  await eventually(
    'both messages',
    () => seen.some(({ id }) => id === 'before') && seen.some(({ id }) => id === 'after'),
  );
  await consumer.stop();
});

test('consumers go on by themselves, and nothing that was taken is lost', async ({ server, nats }) => {
  const { messageBus: bus } = nats;
  const { seen, handle } = remembering();
  const consumer = bus.consume('work', handle, OPTIONS);
  const taken: string[] = [];
  let restarting = true;
  const publishing = (async () => {
    for (let number = 0; restarting || number < 300; number += 1) {
      const id = `m${number}`;
      const stored = bus.publish('work', { id, body: number }).then(
        () => true,
        () => false,
      );
      if (await stored) taken.push(id);
    }
  })();
  for (let round = 1; round <= 3; round += 1) {
    const { length } = seen;
    await eventually('more messages', () => seen.length >= length + 50);
    await server.kill();
    await server.start();
  }
  restarting = false;
  await publishing;
  const ids = () => new Set(seen.map(({ id }) => id));
  await eventually('every message', () => taken.every(id => ids().has(id)), 20_000);
  await eventually('an empty queue', async () => (await bus.depth('work')).waiting === 0, 20_000);
  assert.ok(taken.length >= 300);
  await consumer.stop();
});

test('due times outlive the server', async ({ server, nats }) => {
  const { messageBus: bus } = nats;
  const at: Record<string, number> = {};
  const consumer = bus.consume(
    'work',
    async message => {
      at[message.id] = Date.now();
      return 'done';
    },
    OPTIONS,
  );
  const dueAt = new Date(Date.now() + 4000);
  await bus.publish('work', { id: 'soon', body: null }, { dueAt });
  await bus.publish('work', { id: 'tomorrow', body: null }, { dueAt: new Date(Date.now() + 86_400_000) });
  await bus.publish('work', { id: 'now', body: null });
  await eventually('what is due', () => at.now !== undefined);
  await server.kill();
  await server.start();
  await eventually('what came due', () => at.soon !== undefined);
  assert.ok((at.soon ?? 0) >= dueAt.getTime());
  await bus.publish('work', { id: 'tomorrow', body: 'again' });
  const { waiting, oldestDue } = await eventually('one message', async () => {
    const depth = await bus.depth('work');
    return depth.waiting === 1 && depth;
  });
  assert.is(waiting, 1);
  assert.ok((oldestDue?.getTime() ?? 0) > Date.now() + 80_000_000);
  assert.is(at.tomorrow, undefined);
  await consumer.stop();
});

test('streams and consumers are made anew when the server has lost them', async ({ server, nats }) => {
  const { messageBus: bus } = nats;
  const { seen, handle } = remembering();
  const consumer = bus.consume('work', handle, OPTIONS);
  await bus.publish('work', { id: 'before', body: null });
  await eventually('a message', () => seen.length === 1);
  await server.kill();
  server.forget();
  await server.start();
  await eventually('the bus', () =>
    bus.publish('work', { id: 'after', body: null }).then(
      () => true,
      () => false,
    ),
  );
  await eventually('the message after', () => seen.some(({ id }) => id === 'after'));
  await consumer.stop();
});

test('long work keeps its message, and nobody else is given it meanwhile', async ({ nats }) => {
  const { messageBus: bus } = nats;
  let handed = 0;
  const options = { concurrency: 2, leaseMs: 90_000 };
  const consumer = bus.consume(
    'work',
    async () => {
      handed += 1;
      // Longer than the server lets a silent worker hold a message.
      await pause(7500);
      return 'done';
    },
    options,
  );
  await bus.publish('work', { id: 'a', body: null });
  await eventually('the end of the work', async () => (await bus.depth('work')).waiting === 0, 15_000);
  assert.is(handed, 1);
  await consumer.stop();
});

test('an id whose message was done before a crash can be published again', async ({ server, nats }) => {
  const { messageBus: bus } = nats;
  const { seen, handle } = remembering();
  // What stands before them keeps the stream from forgetting them by its first sequence alone.
  await bus.publish('expiries', { id: 'later', body: null }, { dueAt: new Date(Date.now() + 86_400_000) });
  const consumer = bus.consume('work', handle, OPTIONS);
  const ids = Array.from({ length: 200 }, (_, number) => `m${number}`);
  await Promise.all(ids.map(id => bus.publish('work', { id, body: null })));
  await eventually('an empty queue', async () => (await bus.depth('work')).waiting === 0);
  // The server writes what was acknowledged within a tenth of a second or so, and what was deleted later.
  await pause(300);
  await server.kill();
  await server.start();
  await eventually('the bus', async () => (await bus.depth('work')).waiting === 0);
  const { length } = seen;
  for (const id of ids) await bus.publish('work', { id, body: null });
  await eventually('every message again', () => seen.length >= length + ids.length);
  await consumer.stop();
});

test('what a killed process held comes again soon', async ({ nats, server }) => {
  const holder = spawn(process.execPath, [join(import.meta.dirname, 'nats-holding-process.js'), server.url]);
  await nats.messageBus.publish('work', { id: 'a', body: null });
  await once(holder.stdout, 'data');
  const { seen, handle } = remembering();
  const consumer = nats.messageBus.consume('work', handle, { concurrency: 1, leaseMs: 90_000 });
  holder.kill('SIGKILL');
  await eventually('the second worker', () => seen.length === 1, 15_000);
  assert.is(seen[0]?.deliveries, 2);
  await consumer.stop();
});

if (mayStartNats('nats faults')) test.run();
