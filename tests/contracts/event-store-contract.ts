import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Checkpoint,
  type EventBatch,
  type EventStore,
  RevisionConflict,
  type StreamName,
} from '../../application/ports/event-store.ts';
import { rejectionOf } from '../support/rejection.ts';
import { freshCategory, someEvent } from '../support/some-event.ts';
import { eventSubscriptionContract, type OpenedEventStore } from './event-subscription-contract.ts';

/** What every engine of the event store must do; its subscriptions are part of it. */
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

  test('knows the head of the log', async ({ store, stream }) => {
    const before = await store.head();
    const recorded = await store.append(stream, [someEvent(), someEvent()], 'no_stream');
    const head = await store.head();
    assert.ok(head > before);
    assert.ok(head >= (recorded[1]?.position ?? head + 1n));
  });

  test('scans what stands in the log, from the beginning or from any checkpoint', async ({ store, category }) => {
    const positions: bigint[] = [];
    for (let part = 0; part < 40; part += 1) {
      const events = Array.from({ length: 64 }, () => someEvent());
      const recorded = await store.append(`${category}-${part}`, events, 'no_stream');
      positions.push(...recorded.map(event => event.position));
    }
    const scanned = async (from: Checkpoint | null) => {
      const batches: EventBatch[] = [];
      for await (const batch of store.scan({ categories: [category], from })) batches.push(batch);
      return batches;
    };
    const batches = await scanned(null);
    const all = batches.flatMap(({ events }) => events);
    assert.equal(
      all.map(event => event.position),
      positions,
    );
    assert.ok(batches.length > 1, 'not all of the log at once');
    let seen = 0;
    for (const { events, checkpoint } of batches) {
      seen += events.length;
      const rest = (await scanned(checkpoint)).flatMap(batch => batch.events);
      assert.equal(rest, all.slice(seen));
    }
    assert.equal(await scanned(batches.at(-1)?.checkpoint ?? null), []);
  });

  test('a scan ends, however much is written meanwhile', async ({ store, category }) => {
    const others = { go: true, written: 0 };
    await store.append(`${category}-first`, [someEvent()], 'no_stream');
    const writing = (async () => {
      for (; others.go; others.written += 1) {
        await store.append(`${category}-${others.written}`, [someEvent(), someEvent()], 'no_stream');
      }
    })();
    let scanned = 0;
    for await (const { events } of store.scan({ categories: [category], from: null })) {
      scanned += events.length;
      // A slow reader: something is new whenever it has read what there was.
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    const writtenBy = others.written;
    others.go = false;
    await writing;
    assert.ok(scanned > 0 && scanned <= 1 + 2 * (writtenBy + 1));
  });

  test.run();
  eventSubscriptionContract(name, open);
}
