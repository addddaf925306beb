import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Log } from '../../application/ports/log.ts';
import type { Message } from '../../application/ports/message-bus.ts';
import { notifySubscribers } from '../../application/processes/notify-subscribers.ts';
import { runProcess } from '../../application/processes/process.ts';
import {
  DELIVERIES,
  type DeliveryDue,
  KYC_RESULTS,
  REJECTED_KYC_RESULTS,
  type RejectedKycResult,
} from '../../application/processes/queues.ts';
import { recordKycResults } from '../../application/processes/record-kyc-results.ts';
import { readStream } from '../../application/streams.ts';
import { kycResult } from '../../domain/kyc/kyc-result.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { deliveryIdOf, webhookIdOf } from '../../domain/webhook/delivery-id.ts';
import type { DeliveryRequested } from '../../domain/webhook/events.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { openWebhookSubscriptions } from '../../projections/webhook-subscriptions.ts';
import { ENVELOPE, INLINE } from '../http/requests.ts';
import { countedWork } from '../support/counted-work.ts';
import { eventually } from '../support/eventually.ts';
import { openHttpHouse } from '../support/http-house.ts';

const house = await openHttpHouse();
const { owner, tester, orgId } = await house.household();
const theirs = await house.household('Another house');
const { eventStore: store, messageBus: bus, documents } = house.engines;
const { handle, clock, kycResults } = house;

const warned: { message: string; fields: Record<string, unknown> | undefined }[] = [];
const log: Log = { info() {}, error() {}, warn: (message, fields) => warned.push({ message, fields }) };
const subscriptions = await openWebhookSubscriptions(documents);
const workers = [
  runProcess(notifySubscribers({ handle, bus, subscriptions, digests }), { store, checkpoints: documents, log }),
  recordKycResults({ kycResults, bus, clock, log, metrics: countedWork() }),
];
const due: string[] = [];
const rejected: Message<RejectedKycResult>[] = [];
test.after(async () => {
  await Promise.all(workers.map(worker => worker.stop()));
  await house.close();
});

const register = async (call: typeof owner, event_types?: string[]) => {
  const body = { url: 'https://example.com/hooks', ...(event_types === undefined ? {} : { event_types }) };
  return (await call<{ id: string }>('POST', '/webhook/endpoints', body)).body.id;
};
const all = await register(owner);
const approvals = await register(owner, ['kyc.result.approved']);
const web = await register(owner, ['web.result.approved']);
const testing = await register(tester);
const others = await register(theirs.owner);

let published = 0;
const publish = (body: unknown) => bus.publish(KYC_RESULTS, { id: `m${++published}`, body });
const report = (inquiry_id: string, status: string) => ({ org_id: orgId, inquiry_id, subject_id: 'user-1', status });
const statusesOf = async (inquiryId: string) =>
  (await readStream(store, kycResult, inquiryId)).map(({ data }) => (data as { status: string }).status);

test('messages are recorded in their order, and each status once', async () => {
  for (const status of ['pending', 'pending', 'manual_review', 'approved', 'approved', 'rejected']) {
    await publish(report('kyc-1', status));
  }
  await eventually('the last status', async () => (await statusesOf('kyc-1')).at(-1) === 'rejected');
  assert.equal(await statusesOf('kyc-1'), ['pending', 'manual_review', 'approved', 'rejected']);
  const [first] = await readStream(store, kycResult, 'kyc-1');
  assert.equal(first?.data, { inquiry_id: 'kyc-1', subject_id: 'user-1', status: 'pending' });
  assert.equal([first?.metadata.org_id, first?.metadata.actor], [orgId, 'system']);
  assert.equal(warned, []);
});

test('who reports can give the report an id to find it by', async () => {
  await publish({ ...report('kyc-2', 'failed'), id: 'outside-42' });
  const [event] = await eventually('the event', async () => {
    const events = await readStream(store, kycResult, 'kyc-2');
    return events.length > 0 && events;
  });
  assert.is(event?.metadata.correlation_id, 'outside-42');
});

// specification: 6.1-kyc-fires
test('they fan out to the endpoints that subscribed, in no other partition or organization', async () => {
  const approved = (await readStream(store, kycResult, 'kyc-1'))[2];
  if (approved === undefined) throw new Error('there is an approval');
  const requestedFor = async (endpointId: string) => {
    const id = deliveryIdOf(approved.id, new Date(approved.metadata.occurred_at), endpointId, digests.sha256);
    return (await readStream(store, delivery, id))[0]?.data as DeliveryRequested['data'] | undefined;
  };
  const told = await eventually('both deliveries', async () => {
    const both = [await requestedFor(all), await requestedFor(approvals)];
    return both.every(delivery => delivery !== undefined) && both;
  });
  for (const delivery of told) {
    assert.is(delivery?.event_type, 'kyc.result.approved');
    assert.is(delivery?.webhook_id, webhookIdOf(approved.id));
    assert.is(delivery?.event_timestamp, approved.metadata.occurred_at);
    assert.equal([delivery?.inquiry_id, delivery?.subject_id], ['kyc-1', 'user-1']);
  }
  // What came later has been handled by now: nobody else was told.
  const rejection = (await readStream(store, kycResult, 'kyc-1'))[3];
  await eventually('the later delivery', async () => {
    const id = deliveryIdOf(rejection?.id ?? '', new Date(rejection?.metadata.occurred_at ?? ''), all, digests.sha256);
    return (await readStream(store, delivery, id)).length > 0;
  });
  for (const endpoint of [web, testing, others]) assert.is(await requestedFor(endpoint), undefined);
  const consumer = bus.consume<DeliveryDue>(
    DELIVERIES,
    async message => {
      due.push(message.body.delivery_id);
      return 'done';
    },
    { concurrency: 1, leaseMs: 10_000 },
  );
  await eventually('the deliveries on the bus', () => told.every(one => due.includes(one?.delivery_id ?? '')));
  await consumer.stop();
});

// specification: 6.1-kyc-fires
test('a result about an inquiry of the test partition reaches its endpoints only, one about a live inquiry the live ones', async () => {
  const made = async (call: typeof owner, path: string, body: object) =>
    (await call<{ id: string }>('POST', path, body)).body.id;
  const told = async (inquiryId: string, endpointId: string) => {
    const [event] = await readStream(store, kycResult, inquiryId);
    if (event === undefined) return false;
    const id = deliveryIdOf(event.id, new Date(event.metadata.occurred_at), endpointId, digests.sha256);
    return (await readStream(store, delivery, id)).length > 0;
  };
  for (const [path, body] of [
    ['/web/inquiry', INLINE],
    ['/envelope', ENVELOPE],
  ] as const) {
    const [tried, live] = [await made(tester, path, body), await made(owner, path, body)];
    for (const id of [tried, live]) await publish(report(id, 'approved'));
    await eventually('both deliveries', async () => (await told(tried, testing)) && (await told(live, all)));
    const partitions = [await readStream(store, kycResult, tried), await readStream(store, kycResult, live)];
    assert.equal(
      partitions.map(([event]) => event?.metadata.org_id),
      [`${orgId}.test`, orgId],
    );
    // The live report came last: what the first one leads to has been requested by now.
    for (const endpoint of [all, approvals, web, others]) assert.not.ok(await told(tried, endpoint));
    for (const endpoint of [testing, others]) assert.not.ok(await told(live, endpoint));
  }
  assert.equal(warned, []);
});

test('poison is set aside with its reason, counted and never tried again', async () => {
  const theirInquiry = (await theirs.owner<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id;
  const poison: [unknown, RegExp][] = [
    ['text', /must be a JSON object/],
    [null, /must be a JSON object/],
    [[report('kyc-3', 'approved')], /must be a JSON object/],
    [{ ...report('kyc-3', 'approved'), org_id: undefined }, /org_id must be a text/],
    [{ ...report('kyc-3', 'approved'), subject_id: 7 }, /subject_id must be a text/],
    [{ ...report('kyc-3', 'approved'), id: '' }, /id must be a text/],
    [{ ...report('kyc-3', 'approved'), note: 'x' }, /no field of this name: note/],
    [report('kyc-3', 'done'), /status must be one of/],
    [report('kyc 3', 'approved'), /inquiry_id must be/],
    [{ ...report('kyc-3', 'approved'), org_id: 'org_unknown' }, /no such organization/],
    [{ ...report('kyc-3', 'approved'), org_id: `${orgId}.test` }, /no such organization/],
    [{ ...report('kyc-1', 'approved'), org_id: theirs.orgId }, /no such thing/],
    [report(theirInquiry, 'approved'), /no such inquiry/],
  ];
  for (const [body] of poison) await publish(body);
  await publish(report('kyc-4', 'approved'));
  await eventually('what came behind the poison', async () => (await statusesOf('kyc-4')).length > 0);
  assert.equal(await statusesOf('kyc-3'), []);
  assert.is((await statusesOf('kyc-1')).length, 4);
  assert.is((await bus.depth(REJECTED_KYC_RESULTS)).waiting, poison.length);
  await eventually('an empty queue', async () => (await bus.depth(KYC_RESULTS)).waiting === 0);

  assert.equal(
    warned.map(({ message, fields }) => [message, fields?.set_aside]),
    poison.map((_, index) => ['KYC result set aside', index + 1]),
  );
  assert.not.match(JSON.stringify(warned), 'user-1');
  const consumer = bus.consume<RejectedKycResult>(
    REJECTED_KYC_RESULTS,
    async message => {
      rejected.push(message);
      return 'done';
    },
    { concurrency: 1, leaseMs: 10_000 },
  );
  await eventually('all that was set aside', () => rejected.length === poison.length);
  await consumer.stop();
  for (const [index, [body, reason]] of poison.entries()) {
    assert.match(rejected[index]?.body.reason ?? '', reason);
    assert.equal(rejected[index]?.body.message, JSON.parse(JSON.stringify(body)));
  }
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
