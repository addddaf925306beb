import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type EventBatch,
  type EventStore,
  type NewEvent,
  RevisionConflict,
  type StreamName,
  type SubscriptionOptions,
} from '../../application/ports/event-store.ts';
import { eventually } from '../support/eventually.ts';
import { rejectionOf } from '../support/rejection.ts';

/** An event store under test, and how to end it. */
export type OpenedEventStore = { store: EventStore; close(): Promise<void> };

/** A new event for tests. */
export function someEvent(type = 'SomethingHappened', data: unknown = { text: 'ä “quoted” \u0000 🎈' }): NewEvent {
  return {
    id: randomUUID(),
    type,
    data,
    metadata: {
      org_id: 'org_1',
      actor: 'system',
      correlation_id: randomUUID(),
      causation_id: null,
      occurred_at: '2026-01-02T03:04:05.678Z',
      schema_version: 1,
    },
  };
}

/** A category that no other test uses, so that the suite may run against a store that holds events already. */
function freshCategory(): string {
  return `c${randomUUID().replaceAll('-', '')}`;
}

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

/** What every engine of the event store must do. */
export function eventStoreContract(name: string, open: () => Promise<OpenedEventStore>): void {
  const test = suite<{ opened: OpenedEventStore; store: EventStore; category: string; stream: StreamName }>(
    `event store: ${name}`,
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

  test('reads back what was appended', async ({ store, stream }) => {
    const events = [someEvent('Opened'), someEvent('Closed', { n: 1.5, list: [null, true, { a: '' }] })];
    const recorded = await store.append(stream, events, 'no_stream');
    assert.equal(
      recorded.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
      events,
    );
    assert.equal(
      recorded.map(event => [event.stream, event.revision]),
      [
        [stream, 0],
        [stream, 1],
      ],
    );
    assert.ok((recorded[0]?.position ?? 0n) < (recorded[1]?.position ?? 0n));
    assert.match(recorded[0]?.created_at ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.equal(await store.read(stream), recorded);
    assert.equal(await store.read(stream, 1), recorded.slice(1));
    assert.equal(await store.read(stream, 2), []);
  });

  test('has nothing in a stream that does not exist', async ({ store, category }) => {
    assert.equal(await store.read(`${category}-none`), []);
  });

  test('keeps hyphens in the id of a stream out of its category', async ({ store, category }) => {
    const event = someEvent();
    await store.append(`${category}-a-b-c`, [event], 'no_stream');
    const tail = follow(store, { categories: [category], from: null });
    await eventually('the event', () => tail.ids().length === 1);
    await tail.end();
    assert.equal(tail.ids(), [event.id]);
  });

  test('refuses an append at another revision and changes nothing', async ({ store, stream }) => {
    const first = someEvent();
    assert.instance(await rejectionOf(store.append(stream, [someEvent()], 0)), RevisionConflict);
    await store.append(stream, [first], 'no_stream');
    for (const expected of ['no_stream', 1, 7] as const) {
      const error = await rejectionOf(store.append(stream, [someEvent(), someEvent()], expected));
      assert.instance(error, RevisionConflict);
      assert.is((error as RevisionConflict).stream, stream);
      assert.is((error as RevisionConflict).expected, expected);
    }
    assert.equal(
      (await store.read(stream)).map(event => event.id),
      [first.id],
    );
    await store.append(stream, [someEvent()], 0);
  });

  test('answers a repeated append as if it were the first', async ({ store, stream }) => {
    const [first, second, third] = [someEvent(), someEvent(), someEvent()];
    const recorded = await store.append(stream, [first, second], 'no_stream');
    await store.append(stream, [third], 1);
    assert.equal(await store.append(stream, [first, second], 'no_stream'), recorded);
    const atOnce = [someEvent()];
    const [one, two] = await Promise.all([store.append(stream, atOnce, 2), store.append(stream, atOnce, 2)]);
    assert.equal(one, two);
    assert.is((await store.read(stream)).length, 4);
  });

  test('takes a repeat that is not the same for a conflict', async ({ store, stream }) => {
    const [first, second] = [someEvent(), someEvent()];
    await store.append(stream, [first, second], 'no_stream');
    for (const events of [[second, first], [first, someEvent()], [second], [first, second, someEvent()]]) {
      assert.instance(await rejectionOf(store.append(stream, events, 'no_stream')), RevisionConflict);
    }
  });

  test('lets exactly one of 200 concurrent appends win each revision', async ({ store, stream }) => {
    await store.append(stream, [someEvent()], 'no_stream');
    const winners: string[] = [];
    for (let revision = 0; revision < 3; revision += 1) {
      const events = Array.from({ length: 200 }, () => someEvent());
      const outcomes = await Promise.allSettled(events.map(event => store.append(stream, [event], revision)));
      const won = events.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      assert.is(won.length, 1);
      winners.push(...won.map(event => event.id));
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') assert.instance(outcome.reason, RevisionConflict);
      }
    }
    assert.equal(
      (await store.read(stream, 1)).map(event => event.id),
      winners,
    );
  });

  test('lets concurrent appends to different streams all stand', async ({ store, category }) => {
    const streams = Array.from({ length: 100 }, (_, index): StreamName => `${category}-${index}`);
    await Promise.all(streams.map(stream => store.append(stream, [someEvent(), someEvent()], 'no_stream')));
    for (const stream of streams) assert.is((await store.read(stream)).length, 2);
  });

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
    for (const batch of whole.batches) {
      seen += batch.events.length;
      const last = someEvent();
      await store.append(`${category}-after${seen}`, [last], 'no_stream');
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
    assert.equal(waiting.batches, []);
    await store.append(stream, [someEvent()], 'no_stream');
    const aborted = AbortSignal.abort();
    for await (const batch of store.subscribe({ categories: [category], from: null, signal: aborted })) {
      throw new Error(`an aborted subscription delivered ${batch.events.length} events`);
    }
    const abort = new AbortController();
    let delivered = 0;
    for await (const batch of store.subscribe({ categories: [category], from: null, signal: abort.signal })) {
      delivered += batch.events.length;
      abort.abort();
    }
    assert.is(delivered, 1);
  });

  test('knows the head of the log', async ({ store, stream }) => {
    const before = await store.head();
    const recorded = await store.append(stream, [someEvent(), someEvent()], 'no_stream');
    const head = await store.head();
    assert.ok(head > before);
    assert.ok(head >= (recorded[1]?.position ?? head + 1n));
  });

  test.run();
}
