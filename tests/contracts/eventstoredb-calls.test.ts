import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventStore, StreamName } from '../../application/ports/event-store.ts';
import { BatchAppend } from '../../infrastructure/eventstoredb/batch-append.ts';
import { openEventStoreDb } from '../../infrastructure/eventstoredb/event-store.ts';
import { readStream } from '../../infrastructure/eventstoredb/reading.ts';
import { startTestServer, type TestServer } from '../support/eventstoredb/server.ts';
import { startServerProcess } from '../support/eventstoredb/server-process.ts';
import { isLeftOut } from '../support/real-servers.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import { freshCategory, someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Closing waits for nothing that is still under way. */
const CLOSE_LIMIT_MS = 1_500;

const test = suite<{ server: TestServer; store: EventStore; category: string }>('calls to EventStoreDB');

test.before.each(async context => {
  context.server = await startTestServer();
  context.store = await openEventStoreDb({ url: context.server.url, log: silentLog });
  context.category = freshCategory();
});
test.after.each(async ({ store, server }) => {
  await store.close();
  await server.stop();
});

async function closesAtOnce(store: EventStore): Promise<void> {
  const startedAt = performance.now();
  await store.close();
  const took = performance.now() - startedAt;
  assert.ok(took < CLOSE_LIMIT_MS, `closed after ${Math.round(took)} ms`);
}

/** Nothing else happens in this process meanwhile, as when a large document is worked on. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('closes although an answer came when the time for it was just over', async () => {
  // In a process of its own, so that it answers while this one is busy.
  const server = await startServerProcess({ file: join(temporaryFolder(), 'log'), delayMs: 400 });
  try {
    const store = await openEventStoreDb({ url: server.url, log: silentLog });
    const events = [someEvent(), someEvent()];
    await store.append('some-stream', events, 'no_stream');
    const reading = store.read('some-stream');
    await new Promise(resolve => setTimeout(resolve, 100));
    // After immediates come timers, and only then what has arrived: the limit is noticed first.
    await new Promise(resolve => setImmediate(resolve));
    block(2_000);
    assert.equal(
      (await reading).map(({ id }) => id),
      events.map(({ id }) => id),
    );
    await closesAtOnce(store);
  } finally {
    await server.kill();
  }
});

test('closes after the server has ended the call for appends', async ({ server, store, category }) => {
  server.faults.endAppendCalls = 1;
  assert.is((await store.append(`${category}-1`, [someEvent()], 'no_stream')).length, 1);
  assert.is(server.faults.endAppendCalls, 0);
  await closesAtOnce(store);
});

test('closes after a subscription was left whose events were not all read', async ({ server, store, category }) => {
  const events = Array.from({ length: 60 }, () => someEvent());
  await store.append(`${category}-1`, events, 'no_stream');
  const signal = new AbortController().signal;
  for await (const batch of store.subscribe({ categories: [category], from: null, batchSize: 1, signal })) {
    assert.is(batch.events.length, 1);
    server.faults.dropSubscriptions('end');
    await new Promise(resolve => setTimeout(resolve, 100));
    break;
  }
  await closesAtOnce(store);
});

test('takes no read that closing cut for one that came to its end', async ({ server, store, category }) => {
  await store.append(`${category}-1`, [someEvent()], 'no_stream');
  server.faults.delayMs = 200;
  const reads = [
    store.read(`${category}-1`),
    store.readAll({ categories: [category], from: null, limit: 10 }),
    store.head(),
  ].map(read => rejectionOf(read));
  await new Promise(resolve => setTimeout(resolve, 50));
  await closesAtOnce(store);
  for (const error of await Promise.all(reads)) assert.match(error.message, /the event store was closed/);
});

test('closes even when the library never comes to an end of it', async ({ server }) => {
  const { connectionString } = EventStoreDBClient;
  EventStoreDBClient.connectionString = (url, ...parts) =>
    Object.assign(connectionString.call(EventStoreDBClient, url, ...parts), { dispose: () => new Promise(() => {}) });
  try {
    const store = await openEventStoreDb({ url: server.url, log: silentLog });
    const startedAt = performance.now();
    await store.close();
    assert.ok(performance.now() - startedAt < 5_000);
  } finally {
    EventStoreDBClient.connectionString = connectionString;
  }
});

test('appends that nobody answered leave room for others on their connection', async ({ server, category }) => {
  const client = EventStoreDBClient.connectionString(server.url);
  const appends = new BatchAppend(client);
  const stand: StreamName = `${category}-stands`;
  await appends.append(stand, [someEvent()], 'no_stream', 2_000);
  server.faults.swallowAppends = 120;
  for (let count = 0; count < 120; count += 1) {
    const late = await rejectionOf(appends.append(`${category}-${count}`, [someEvent()], 'no_stream', 5));
    assert.match(late.message, /no answer within 5 ms/);
  }
  const closing = new AbortController().signal;
  const read = await readStream({ client, closing }, stand, { from: 0, ms: 2_000 });
  assert.is(read.length, 1);
  server.faults.swallowAppends = 0;
  assert.is.not(await appends.append(`${category}-last`, [someEvent()], 'no_stream', 2_000), 'wrong_revision');
  await client.dispose();
});

if (!isLeftOut('calls to EventStoreDB', 'eventstoredb')) test.run();
