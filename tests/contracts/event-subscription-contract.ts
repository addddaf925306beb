import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventBatch, EventStore, StreamName, SubscriptionOptions } from '../../application/ports/event-store.ts';
import { eventually } from '../support/eventually.ts';
import { freshCategory, someEvent } from '../support/some-event.ts';

/** An event store under test, and how to end it. */
export type OpenedEventStore = { store: EventStore; close(): Promise<void> };

/** Runs a subscription in the background and keeps what it delivers. */
function follow(store: EventStore, options: Omit<SubscriptionOptions, 'signal'>) {
  const abort = new AbortController();
  const batches: EventBatch[] = [];
  const ended = (async () => {
    for await (const batch of store.subscribe({ ...options, signal: abort.signal })) batches.push(batch);
  })();
  return {
    batches,
    ids: () => batches.flatMap(batch => batch.events.map(event => event.id)),
    async end() {
      abort.abort();
      await ended;
    },
  };
}

/** What every engine of the event store must do for those who follow it. */
export function eventSubscriptionContract(name: string, open: () => Promise<OpenedEventStore>): void {
  const test = suite<{ opened: OpenedEventStore; store: EventStore; category: string; stream: StreamName }>(
    `event subscription: ${name}`,
  );
  test.before(async context => {
    context.opened = await open();
    context.store = context.opened.store;
  });
  test.before.each(context => {
    context.category = freshCategory();
    context.stream = `${context.category}-1`;
  });
  test.after(context => context.opened.close());

  test('delivers the log in the order of positions, and goes on live', async ({ store, category }) => {
    const appendTo = (from: number) =>
      Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          store.append(`${category}-${from + index}`, [someEvent(), someEvent()], 'no_stream'),
        ),
      );
    const before = await appendTo(0);
    const tail = follow(store, { categories: [category], from: null, batchSize: 7 });
    const after = await appendTo(60);
    await eventually('every event', () => tail.ids().length === 240);
    await tail.end();
    const positions = tail.batches.flatMap(batch => batch.events.map(event => event.position));
    for (const [index, position] of positions.entries())
      assert.ok(index === 0 || position > (positions[index - 1] ?? 0n));
    const expected = [...before, ...after].flat().sort((a, b) => (a.position < b.position ? -1 : 1));
    assert.equal(
      tail.batches.flatMap(batch => batch.events),
      expected,
    );
    assert.ok(tail.batches.every(batch => batch.events.length <= 7));
  });

  test('wakes a subscription that waits', async ({ store, category }) => {
    const tail = follow(store, { categories: [category], from: null });
    for (let count = 1; count <= 5; count += 1) {
      await store.append(`${category}-${count}`, [someEvent()], 'no_stream');
      await eventually(`event ${count}`, () => tail.ids().length === count);
    }
    await tail.end();
  });

  test('goes on from every checkpoint with exactly the rest', async ({ store, category }) => {
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const event = someEvent();
      await store.append(`${category}-${index}`, [event], 'no_stream');
      ids.push(event.id);
    }
    const whole = follow(store, { categories: [category], from: null, batchSize: 5 });
    await eventually('every event', () => whole.ids().length === 12);
    await whole.end();
    let seen = 0;
    for (const [index, batch] of whole.batches.entries()) {
      seen += batch.events.length;
      const last = someEvent();
      await store.append(`${category}-after${index}`, [last], 'no_stream');
      ids.push(last.id);
      const rest = follow(store, { categories: [category], from: batch.checkpoint });
      await eventually('the rest', () => rest.ids().at(-1) === last.id);
      await rest.end();
      assert.equal(rest.ids(), ids.slice(seen));
    }
  });

  test('delivers only the categories that were asked for', async ({ store, category }) => {
    const other = freshCategory();
    const third = freshCategory();
    const wanted: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      for (const one of [category, other, third]) {
        const event = someEvent();
        await store.append(`${one}-${index}`, [event], 'no_stream');
        if (one !== other) wanted.push(event.id);
      }
    }
    const tail = follow(store, { categories: [category, third], from: null, batchSize: 3 });
    await eventually('the last event', () => tail.ids().length >= wanted.length);
    await tail.end();
    assert.equal(tail.ids(), wanted);
  });

  test('ends a subscription when its signal says so', async ({ store, category, stream }) => {
    const waiting = follow(store, { categories: [category], from: null });
    await waiting.end();
    assert.equal(waiting.ids(), []);
    await store.append(stream, [someEvent()], 'no_stream');
    const aborted = AbortSignal.abort();
    for await (const batch of store.subscribe({ categories: [category], from: null, signal: aborted })) {
      throw new Error(`an aborted subscription delivered ${batch.events.length} events`);
    }
    const abort = new AbortController();
    let delivered = 0;
    for await (const batch of store.subscribe({ categories: [category], from: null, signal: abort.signal })) {
      delivered += batch.events.length;
      if (delivered > 0) abort.abort();
    }
    assert.is(delivered, 1);
  });

  test('keeps hyphens in the id of a stream out of its category', async ({ store, category }) => {
    const event = someEvent();
    await store.append(`${category}-a-b-c`, [event], 'no_stream');
    const tail = follow(store, { categories: [category], from: null });
    await eventually('the event', () => tail.ids().length === 1);
    await tail.end();
    assert.equal(tail.ids(), [event.id]);
  });

  test.run();
}
