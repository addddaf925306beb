import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { EventStore, NewEvent, StreamName } from '../../application/ports/event-store.ts';
import { openEventStoreDb } from '../../infrastructure/eventstoredb/event-store.ts';
import { startTestServer, type TestServer } from '../support/eventstoredb/server.ts';
import { onceAvailable } from '../support/once-available.ts';
import { isLeftOut } from '../support/real-servers.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import { freshCategory, someEvent } from '../support/some-event.ts';

type Context = { node: TestServer; other: TestServer; category: string; stream: StreamName };
const test = suite<Context>('nodes of an EventStoreDB cluster');

test.before.each(async context => {
  context.node = await startTestServer();
  context.other = await startTestServer();
  context.category = freshCategory();
  context.stream = `${context.category}-1`;
});
test.after.each(async ({ node, other }) => {
  await node.stop();
  await other.stop();
});

/** Does this with the log as a node has it. */
async function at<Result>({ url }: TestServer, work: (store: EventStore) => Promise<Result>): Promise<Result> {
  const store = await openEventStoreDb({ url, log: silentLog });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);

const CALLS: Record<string, (store: EventStore, context: Context, next: NewEvent) => Promise<string[]>> = {
  'reads a stream': async (store, { stream }) => idsOf(await store.read(stream)),
  'reads the log': async (store, { category }) =>
    idsOf((await store.readAll({ categories: [category], from: null, limit: 10 })).events),
  appends: async (store, { stream }, next) => {
    await store.append(stream, [next], 1);
    return idsOf(await store.read(stream));
  },
};

for (const [what, call] of Object.entries(CALLS)) {
  test(`${what} at the new leader when its node has become a follower that lags behind`, async context => {
    const { node, other, stream } = context;
    const [first, second, next] = [someEvent(), someEvent(), someEvent()];
    await at(other, store => store.append(stream, [first, second], 'no_stream'));
    await at(node, async store => {
      await store.append(stream, [first], 'no_stream');
      node.faults.leaderPort = other.port;
      const expected = idsOf(what === 'appends' ? [first, second, next] : [first, second]);
      assert.equal(await call(store, context, next), expected);
    });
  });
}

test('says that a server that is not ready yet is unavailable, and goes on once it is', async context => {
  const { node, stream } = context;
  await at(node, async store => {
    const first = someEvent();
    await store.append(stream, [first], 'no_stream');
    node.faults.notReady = true;
    const refused = [
      openEventStoreDb({ url: node.url, log: silentLog }),
      store.append(stream, [someEvent()], 0),
      store.read(stream),
      store.head(),
    ].map(rejectionOf);
    for (const error of await Promise.all(refused)) assert.instance(error, EngineUnavailable);
    node.faults.notReady = false;
    assert.equal(idsOf(await onceAvailable(() => store.read(stream))), [first.id]);
    assert.is((await store.append(stream, [someEvent()], 0)).length, 1);
  });
});

if (!isLeftOut('nodes of an EventStoreDB cluster', 'eventstoredb')) test.run();
