import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCommandHandler } from '../../application/handle.ts';
import { load } from '../../application/load.ts';
import { createStateKeeper } from '../../application/state-keeper.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import { systemClock as clock } from '../../infrastructure/system/clock.ts';
import { createIdentifiers } from '../../infrastructure/system/identifiers.ts';
import { InMemoryEventStore } from '../support/in-memory-event-store.ts';

const test = suite('what is known of a stream');
const CONTEXT = { orgId: 'org_test', actor: 'system', correlationId: 'test' };

/** A log that remembers from which revision on it was read. */
function open() {
  const store = new InMemoryEventStore();
  const reads: number[] = [];
  const read = store.read.bind(store);
  store.read = (stream, from = 0) => {
    reads.push(from);
    return read(stream, from);
  };
  const handle = createCommandHandler({ store, identifiers: createIdentifiers(clock), clock });
  return { store, handle, reads };
}

const REGISTERED = {
  endpoint_id: 'wh_end_1',
  url: 'https://example.com/',
  name: null,
  enabled: true,
  event_types: [],
  sealed_secret: 'first',
};

test('a kept state follows its stream at once, and only what is new is read', async () => {
  const { store, handle, reads } = open();
  const stateOf = createStateKeeper(store, endpoint);
  const id = 'wh_end_1';
  assert.is(await stateOf(id), null);
  await handle(endpoint, id, { type: 'Register', endpoint: REGISTERED }, CONTEXT);
  assert.equal((await stateOf(id))?.secrets, [{ sealed: 'first', until: null }]);
  await handle(endpoint, id, { type: 'RotateSecret', sealedSecret: 'second', overlapUntil: null }, CONTEXT);
  reads.length = 0;
  assert.equal((await stateOf(id))?.secrets, [{ sealed: 'second', until: null }]);
  await handle(endpoint, id, { type: 'Delete' }, CONTEXT);
  assert.is((await stateOf(id))?.deleted, true);
  assert.equal(reads, [1, 0, 2]);
});

test('of many streams the last looked at are kept', async () => {
  const { store, handle, reads } = open();
  const stateOf = createStateKeeper(store, endpoint, 2);
  for (const id of ['a', 'b', 'c']) {
    await handle(endpoint, id, { type: 'Register', endpoint: REGISTERED }, CONTEXT);
    await stateOf(id);
  }
  reads.length = 0;
  for (const id of ['b', 'c', 'a']) assert.is((await stateOf(id))?.enabled, true);
  assert.equal(reads, [1, 1, 0]);
});

test('a command on a past that is old by now is decided anew', async () => {
  const { store, handle, reads } = open();
  const id = 'wh_del_1';
  const requested = {
    delivery_id: 'wh_del_1',
    endpoint_id: 'wh_end_1',
    webhook_id: 'wh_evt_1',
    event_type: 'web.result.pending' as const,
    event_timestamp: clock.now().toISOString(),
    inquiry_id: 'web_iq_1',
    subject_id: 'someone',
    cause: 'event' as const,
  };
  await handle(delivery, id, { type: 'Request', delivery: requested }, CONTEXT);
  const { history: past } = await load(store, delivery, id);
  const record = (accepted: boolean) => {
    const outcome = { attempt: 1, status: 200, error: null, duration_ms: 5, response_start: '' };
    return handle(delivery, id, { type: 'RecordAttempt', accepted, outcome, last: false }, CONTEXT, { past });
  };
  reads.length = 0;
  assert.is((await record(true)).events.length, 1);
  assert.equal(reads, [], 'what was read a moment ago is not read again');
  // Another sender made the same attempt: what was recorded first stands.
  assert.equal((await record(false)).events, []);
  assert.equal((await load(store, delivery, id)).state?.outcome, 'succeeded');
});

test.run();
