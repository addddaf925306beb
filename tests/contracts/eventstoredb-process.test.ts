import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pause } from '../../application/pause.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { EventStore } from '../../application/ports/event-store.ts';
import { openEventStoreDb } from '../../infrastructure/eventstoredb/event-store.ts';
import { type ServerProcess, startServerProcess } from '../support/eventstoredb/server-process.ts';
import { eventually } from '../support/eventually.ts';
import { freeze, thaw } from '../support/freeze.ts';
import { onceAvailable } from '../support/once-available.ts';
import { isLeftOut } from '../support/real-servers.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import { freshCategory, someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite<{ server: ServerProcess; store: EventStore; file: string; category: string }>(
  'EventStoreDB in a process of its own',
);

test.before(async context => {
  context.file = join(temporaryFolder(), 'log');
  context.server = await startServerProcess({ file: context.file });
  context.store = await openEventStoreDb({ url: context.server.url, log: silentLog });
});
test.before.each(context => {
  context.category = freshCategory();
});
test.after(async ({ server, store }) => {
  await store.close();
  await server.kill();
});

test('keeps every acknowledged append when the server is killed under load, each once and in order', async context => {
  const { store, category } = context;
  const abort = new AbortController();
  const seen: string[] = [];
  const following = (async () => {
    for await (const { events } of store.subscribe({ categories: [category], from: null, signal: abort.signal })) {
      seen.push(...events.map(event => event.id));
    }
  })();
  const acknowledged: string[] = [];
  let isOver = false;
  const writers = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      const event = someEvent();
      const outcome = await store.append(`${category}-${event.id}`, [event], 'no_stream').catch(error => error);
      if (outcome instanceof Error) {
        assert.instance(outcome, EngineUnavailable);
        // Refusals come at once while the server is away: without a pause nothing else would get a turn.
        await pause(20);
      } else acknowledged.push(event.id);
    }
  });
  for (let round = 0; round < 2; round += 1) {
    const sofar = acknowledged.length;
    await eventually('some appends', () => acknowledged.length > sofar + 50);
    await context.server.kill();
    context.server = await startServerProcess({ file: context.file, port: context.server.port });
  }
  const sofar = acknowledged.length;
  await eventually('appends after the restart', () => acknowledged.length > sofar + 50);
  isOver = true;
  await Promise.all(writers);
  await eventually('every acknowledged event', () => {
    const there = new Set(seen);
    return acknowledged.every(id => there.has(id));
  });
  abort.abort();
  await following;
  assert.is(new Set(seen).size, seen.length, 'nothing came twice');
});

test('waits a bounded time for a frozen server, and goes on when it thaws', async ({ server, store, category }) => {
  await freeze(server.child);
  const event = someEvent();
  const startedAt = performance.now();
  assert.instance(await rejectionOf(store.append(`${category}-1`, [event], 'no_stream')), EngineUnavailable);
  assert.ok(performance.now() - startedAt < 7_000);
  thaw(server.child);
  assert.is((await onceAvailable(() => store.append(`${category}-1`, [event], 'no_stream')))[0]?.id, event.id);
  assert.is((await store.read(`${category}-1`)).length, 1);
});

if (!isLeftOut('EventStoreDB in a process of its own', 'eventstoredb')) test.run();
