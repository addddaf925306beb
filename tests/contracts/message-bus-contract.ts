import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Message, MessageBus } from '../../application/ports/message-bus.ts';
import { eventually } from '../support/eventually.ts';

/** A message bus under test, and how to end it. */
export type OpenedMessageBus = { bus: MessageBus; close(): Promise<void> };

const ONE_WORKER = { concurrency: 1, leaseMs: 10_000 };

/** What every engine of the message bus must do. */
export function messageBusContract(name: string, open: () => Promise<OpenedMessageBus>): void {
  const test = suite<{ opened: OpenedMessageBus; bus: MessageBus; queue: string }>(`message bus: ${name}`);
  test.before(async context => {
    context.opened = await open();
    context.bus = context.opened.bus;
  });
  test.before.each(context => {
    context.queue = `q${randomUUID().replaceAll('-', '')}`;
  });
  test.after(context => context.opened.close());
  const isEmpty = (bus: MessageBus, queue: string) =>
    eventually('an empty queue', async () => (await bus.depth(queue)).waiting === 0);

  test('hands out what waits and what comes, once each', async ({ bus, queue }) => {
    const seen: Message[] = [];
    for (const id of ['a', 'b', 'c']) {
      await bus.publish(queue, { id, body: { id, text: 'ä 🎈' } }, { isHint: id === 'c' });
    }
    assert.is((await bus.depth(queue)).waiting, 3);
    const consumer = bus.consume(
      queue,
      async message => {
        seen.push(message);
        return 'done';
      },
      { concurrency: 4, leaseMs: 10_000 },
    );
    await Promise.all(['d', 'e'].map(id => bus.publish(queue, { id, body: { id, text: 'ä 🎈' } })));
    await eventually('five messages', () => seen.length === 5);
    await isEmpty(bus, queue);
    await consumer.stop();
    assert.equal(seen.map(message => message.id).sort(), ['a', 'b', 'c', 'd', 'e']);
    for (const message of seen)
      assert.equal(message, { id: message.id, body: { id: message.id, text: 'ä 🎈' }, deliveries: 1, lost: 0 });
  });

  test('does not put in twice what waits already', async ({ bus, queue }) => {
    await bus.publish(queue, { id: 'a', body: 1 });
    await bus.publish(queue, { id: 'a', body: 2 });
    await Promise.all([bus.publish(queue, { id: 'b', body: 3 }), bus.publish(queue, { id: 'b', body: 3 })]);
    assert.is((await bus.depth(queue)).waiting, 2);
  });

  test('keeps queues apart', async ({ bus, queue }) => {
    const seen: string[] = [];
    await bus.publish(`${queue}x`, { id: 'other', body: null });
    const consumer = bus.consume(
      queue,
      async message => {
        seen.push(message.id);
        return 'done';
      },
      ONE_WORKER,
    );
    await bus.publish(queue, { id: 'mine', body: null });
    await eventually('my message', () => seen.length > 0);
    await consumer.stop();
    assert.equal(seen, ['mine']);
    assert.is((await bus.depth(`${queue}x`)).waiting, 1);
  });

  test('waits for the due time', async ({ bus, queue }) => {
    const dueAt = new Date(Date.now() + 400);
    const seen: { id: string; at: number }[] = [];
    const consumer = bus.consume(
      queue,
      async message => {
        seen.push({ id: message.id, at: Date.now() });
        return 'done';
      },
      ONE_WORKER,
    );
    await bus.publish(queue, { id: 'later', body: null }, { dueAt });
    assert.equal((await bus.depth(queue)).oldestDue, dueAt);
    await bus.publish(queue, { id: 'now', body: null });
    await eventually('both messages', () => seen.length === 2);
    await consumer.stop();
    assert.equal(
      seen.map(one => one.id),
      ['now', 'later'],
    );
    assert.ok((seen[1]?.at ?? 0) >= dueAt.getTime());
    assert.ok((seen[1]?.at ?? 0) < dueAt.getTime() + 2000);
  });

  test('brings a message back when its handler asks', async ({ bus, queue }) => {
    const deliveries: number[] = [];
    let back = 0;
    const consumer = bus.consume(
      queue,
      async message => {
        deliveries.push(message.deliveries);
        if (deliveries.length > 1) return 'done';
        back = Date.now() + 300;
        return { again: new Date(back) };
      },
      ONE_WORKER,
    );
    await bus.publish(queue, { id: 'a', body: null });
    await isEmpty(bus, queue);
    await consumer.stop();
    assert.equal(deliveries, [1, 2]);
    assert.ok(Date.now() >= back);
  });

  test('gives a message again after a pause when its handler throws', async ({ bus, queue }) => {
    const times: number[] = [];
    const consumer = bus.consume(
      queue,
      async () => {
        times.push(Date.now());
        if (times.length < 2) throw new Error('the handler failed on purpose');
        return 'done';
      },
      ONE_WORKER,
    );
    await bus.publish(queue, { id: 'a', body: null });
    await isEmpty(bus, queue);
    await consumer.stop();
    assert.is(times.length, 2);
    assert.ok((times[1] ?? 0) - (times[0] ?? 0) >= 900);
  });

  test('hands a message out again when its worker does not answer', async ({ bus, queue }) => {
    const seen: string[] = [];
    let release = () => {};
    const hangs = new Promise<void>(resolve => {
      release = resolve;
    });
    const options = { concurrency: 1, leaseMs: 400 };
    const silent = async () => {
      seen.push('silent');
      await hangs;
      return 'done' as const;
    };
    const dead = bus.consume(queue, silent, options);
    await bus.publish(queue, { id: 'a', body: null });
    await eventually('the first delivery', () => seen.length === 1);
    const answering = async (message: Message) => {
      seen.push(`delivery ${message.deliveries}`);
      return 'done' as const;
    };
    const alive = bus.consume(queue, answering, options);
    await isEmpty(bus, queue);
    assert.equal(seen, ['silent', 'delivery 2']);
    await alive.stop();
    release();
    await dead.stop();
    assert.is((await bus.depth(queue)).waiting, 0);
  });

  test('counts the workers that were never heard of again, and not those that gave it back', async ({ bus, queue }) => {
    const lost: number[] = [];
    const releases: (() => void)[] = [];
    const options = { concurrency: 1, leaseMs: 400 };
    const gives = bus.consume(
      queue,
      async message => {
        lost.push(message.lost);
        if (lost.length === 1) return { again: new Date(Date.now() + 50) };
        if (lost.length === 2) throw new Error('the handler failed on purpose');
        return new Promise<'done'>(resolve => releases.push(() => resolve('done')));
      },
      options,
    );
    await bus.publish(queue, { id: 'a', body: null });
    await eventually('the third delivery', () => lost.length === 3);
    const hangs = bus.consume(
      queue,
      message => {
        lost.push(message.lost);
        return new Promise<'done'>(resolve => releases.push(() => resolve('done')));
      },
      options,
    );
    await eventually('the fourth delivery', () => lost.length === 4);
    const answers = bus.consume(
      queue,
      async message => {
        lost.push(message.lost);
        return 'done';
      },
      options,
    );
    await isEmpty(bus, queue);
    assert.equal(lost, [0, 0, 0, 1, 2]);
    for (const release of releases) release();
    await Promise.all([gives, hangs, answers].map(consumer => consumer.stop()));
  });

  test('works on no more messages at once than it may', async ({ bus, queue }) => {
    let running = 0;
    let most = 0;
    let handled = 0;
    await Promise.all(Array.from({ length: 30 }, (_, id) => bus.publish(queue, { id: String(id), body: null })));
    const consumer = bus.consume(
      queue,
      async () => {
        running += 1;
        most = Math.max(most, running);
        await pause(5);
        running -= 1;
        handled += 1;
        return 'done';
      },
      { concurrency: 3, leaseMs: 10_000 },
    );
    await eventually('all messages', () => handled === 30);
    await consumer.stop();
    assert.is(most, 3);
  });

  test('ends what is in work before it stops, and takes nothing more', async ({ bus, queue }) => {
    let ended = false;
    let started = 0;
    const consumer = bus.consume(
      queue,
      async () => {
        started += 1;
        await pause(100);
        ended = true;
        return 'done';
      },
      ONE_WORKER,
    );
    await bus.publish(queue, { id: 'a', body: null });
    await bus.publish(queue, { id: 'b', body: null });
    await eventually('the first message', () => started === 1);
    await consumer.stop();
    assert.ok(ended);
    assert.is(started, 1);
    assert.is((await bus.depth(queue)).waiting, 1);
  });

  test('knows that a queue is empty', async ({ bus, queue }) => {
    assert.equal(await bus.depth(queue), { waiting: 0, oldestDue: null });
  });

  test.run();
}
