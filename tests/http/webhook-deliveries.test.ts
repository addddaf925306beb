import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { queueResends } from '../../application/processes/queue-resends.ts';
import { DELIVERIES } from '../../application/processes/queues.ts';
import { sweepDeliveries } from '../../application/processes/sweep-deliveries.ts';
import type { WebhookDeliveryView } from '../../application/views/webhook-delivery-view.ts';
import { attemptOf, giveUp, recordAttempts, requestDelivery } from '../support/exhausted-delivery.ts';
import { expectError, named } from '../support/expect-error.ts';
import { type Call, openHttpHouse } from '../support/http-house.ts';
import { present } from '../support/present.ts';
import { pageAt, walk } from './pages.ts';
import { INLINE } from './requests.ts';

const house = await openHttpHouse();
const ours = await house.household();
const theirs = await house.household('Another');
const { orgId, owner, admin, member } = ours;
test.after(() => house.close());

type Delivery = WebhookDeliveryView;
const ENDPOINTS = '/webhook/endpoints';
const UNKNOWN = '01K00000000000000000000000';

async function register(body: object = {}, call: Call = owner): Promise<string> {
  return (await call<{ id: string }>('POST', ENDPOINTS, { url: 'https://example.com/hooks', ...body })).body.id;
}
const logOf = async (endpoint: string, query = '', call: Call = owner): Promise<Delivery[]> =>
  (await pageAt(call, `${ENDPOINTS}/${endpoint}/deliveries`, query)).data as Delivery[];
const only = async (endpoint: string): Promise<Delivery> => present((await logOf(endpoint))[0]);
const resend = (id: string, call: Call = owner) => call<Delivery>('POST', `/webhook/deliveries/${id}/resend`);
const recover = (endpoint: string, since: Date, call: Call = owner) =>
  call<{ recovered: number; has_more: boolean }>('POST', `${ENDPOINTS}/${endpoint}/recover`, { since });
const seconds = (from: string | null, to: string | null) => (Date.parse(to ?? '') - Date.parse(from ?? '')) / 1000;

test('the log tells every attempt, when the next is due and how it ended', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  const requested = await only(endpoint);
  const { created_at, event_timestamp, webhook_id, next_attempt_at, ...rest } = requested;
  assert.is(seconds(created_at, next_attempt_at), 0);
  assert.match(webhook_id, /^wh_evt_/);
  assert.equal(rest, {
    id,
    endpoint_id: endpoint,
    event_type: 'web.result.approved',
    inquiry_id: 'web_iq_1',
    cause: 'event',
    resend: null,
    status: 'pending',
    exhausted_reason: null,
    attempt_count: 0,
    attempts: [],
  });
  const context = { orgId, actor: 'system', correlationId: 'test' };
  const { delivery } = await import('../../domain/webhook/delivery.ts');
  const failed = { type: 'RecordAttempt', accepted: false, outcome: attemptOf(1, 503, 'busy'), last: false } as const;
  const { events } = await house.handle(delivery, `webhook_delivery-${id}`, failed, context);
  await house.readModels.webhookDeliveries.reached(events[0]?.position ?? 0n);
  const trying = await only(endpoint);
  assert.equal([trying.status, seconds(created_at, trying.next_attempt_at)], ['pending', 30]);
  const { at, ...attempt } = present(trying.attempts[0]);
  assert.ok(at >= created_at);
  assert.equal(attempt, { ...attemptOf(1, 503, 'busy'), cause: 'event' });

  await recordAttempts(house, orgId, id, [attemptOf(2, 500), attemptOf(3, 500)].slice(0, 1));
  const ended = await only(endpoint);
  assert.equal([ended.status, ended.exhausted_reason, ended.next_attempt_at], ['exhausted', 'attempts_used_up', null]);
  assert.equal(await logOf(endpoint, '', member), [ended], 'every member may look');
});

test('the log is paged, newest first, and can be asked for a status', async () => {
  const [endpoint, other] = [await register(), await register()];
  const ids: string[] = [];
  for (let made = 0; made < 7; made++) ids.push(await requestDelivery(house, orgId, endpoint));
  const foreign = await requestDelivery(house, orgId, other);
  const [first = '', second = ''] = ids;
  await giveUp(house, orgId, first);
  await recordAttempts(house, orgId, second, [attemptOf(1, 200)]);
  const path = `${ENDPOINTS}/${endpoint}/deliveries`;
  for (const limit of [1, 3, 7, 100]) assert.equal(await walk(owner, path, limit), [...ids].reverse());
  const shown = async (status: string) => (await logOf(endpoint, `status=${status}`)).map(({ id }) => id);
  assert.equal([await shown('exhausted'), await shown('succeeded')], [[first], [second]]);
  assert.is((await shown('pending')).length, 5);
  for (const cursor of [foreign, `wh_del_${UNKNOWN}`]) {
    const answer = await owner('GET', `${path}?after_id=${cursor}`);
    assert.equal(named(expectError(answer, 400, 'VALIDATION_ERROR')), ['after_id INVALID_AFTER_ID']);
  }
  const [detail] = expectError(await owner('GET', `${path}?status=failed`), 400, 'VALIDATION_ERROR');
  assert.is(detail?.field, 'status');
});

test('a delivery that is over is sent again, under the same webhook-id', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  const before = await only(endpoint);
  expectError(await resend(id), 409, 'CONFLICT');
  await recordAttempts(house, orgId, id, [attemptOf(1, 500), attemptOf(2, 200)]);
  const { status, body } = await resend(id, admin);
  assert.is(status, 200);
  assert.equal([body.id, body.webhook_id, body.status], [id, before.webhook_id, 'pending']);
  assert.equal([body.cause, body.resend?.cause, body.attempt_count], ['event', 'resend', 2]);
  assert.is(seconds(body.resend?.at ?? '', body.next_attempt_at), 0);
  assert.equal(await only(endpoint), body);
  await recordAttempts(house, orgId, id, [attemptOf(3, 200)]);
  const attempts = (await only(endpoint)).attempts.map(({ attempt, cause, status }) => [attempt, cause, status]);
  assert.equal(attempts, [
    [1, 'event', 500],
    [2, 'event', 200],
    [3, 'resend', 200],
  ]);
});

test('the log keeps the newest attempts, however often a delivery is sent again', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  await recordAttempts(house, orgId, id, [attemptOf(1, 200)]);
  for (let attempt = 2; attempt <= 25; attempt++) {
    await resend(id);
    await recordAttempts(house, orgId, id, [attemptOf(attempt, 200)]);
  }
  const { attempts, attempt_count } = await only(endpoint);
  assert.equal([attempt_count, attempts.length, attempts[0]?.attempt, attempts.at(-1)?.attempt], [25, 20, 6, 25]);
});

test('what is sent is sent to an endpoint that takes it', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  await giveUp(house, orgId, id);
  await owner('PATCH', `${ENDPOINTS}/${endpoint}`, { enabled: false });
  for (const answer of [
    await resend(id),
    await recover(endpoint, new Date(0)),
    await owner('POST', `${ENDPOINTS}/${endpoint}/test`),
  ]) {
    expectError(answer, 409, 'CONFLICT');
    assert.match(JSON.stringify(answer.body), /disabled\. Enable it first/);
  }
  await owner('DELETE', `${ENDPOINTS}/${endpoint}`);
  expectError(await resend(id), 409, 'CONFLICT');
  expectError(await recover(endpoint, new Date(0)), 404, 'NOT_FOUND');
  expectError(await owner('POST', `${ENDPOINTS}/${endpoint}/test`), 404, 'NOT_FOUND');
  expectError(await owner('GET', `${ENDPOINTS}/${endpoint}/deliveries`), 404, 'NOT_FOUND');
});

test('a recovery sends again every exhausted delivery since then, and nothing else', async () => {
  const [endpoint, other] = [await register(), await register()];
  const since = house.clock.now();
  const early = await requestDelivery(house, orgId, endpoint, { at: new Date(since.getTime() - 1) });
  // Ids sort by the time of the event: those made by hand do as well when the early one is made first.
  const exhausted: string[] = [];
  for (let made = 0; made < 230; made++) exhausted.push(await requestDelivery(house, orgId, endpoint));
  const [delivered, open, elsewhere] = [
    await requestDelivery(house, orgId, endpoint),
    await requestDelivery(house, orgId, endpoint),
    await requestDelivery(house, orgId, other),
  ];
  const tried = (await owner<Delivery>('POST', `${ENDPOINTS}/${endpoint}/test`)).body.id;
  for (const id of [...exhausted, early, elsewhere, tried]) await giveUp(house, orgId, id);
  await recordAttempts(house, orgId, delivered, [attemptOf(1, 200)]);
  assert.equal((await recover(endpoint, since)).body, { recovered: 230, has_more: false });
  assert.equal((await recover(endpoint, since)).body, { recovered: 0, has_more: false });
  const standing = new Map<string, Delivery>();
  for (const status of ['pending', 'succeeded', 'exhausted']) {
    const path = `${ENDPOINTS}/${endpoint}/deliveries`;
    let query = `status=${status}&limit=100`;
    for (;;) {
      const page = await pageAt(owner, path, query);
      for (const row of page.data as Delivery[]) standing.set(row.id, row);
      if (!page.has_more) break;
      query = `status=${status}&limit=100&after_id=${page.last_id}`;
    }
  }
  for (const id of exhausted) {
    assert.equal([standing.get(id)?.status, standing.get(id)?.resend?.cause], ['pending', 'recovery']);
  }
  for (const id of [early, tried]) assert.is(standing.get(id)?.status, 'exhausted');
  assert.equal([standing.get(open)?.resend, standing.get(delivered)?.resend], [null, null]);
  assert.is((await only(other)).status, 'exhausted');
});

test('a recovery asks for a time with its zone', async () => {
  const endpoint = await register();
  for (const since of ['yesterday', '2026-05-01', '2026-05-01T10:00:00', 7, null, undefined]) {
    const answer = await owner('POST', `${ENDPOINTS}/${endpoint}/recover`, { since });
    assert.equal(
      expectError(answer, 400, 'VALIDATION_ERROR', String(since)).map(({ field }) => field),
      ['since'],
    );
  }
  const { status } = await owner('POST', `${ENDPOINTS}/${endpoint}/recover`, { since: '2026-05-01T12:00:00+02:00' });
  assert.is(status, 200);
});

test('a test event is a delivery that says that it is one', async () => {
  const endpoint = await register({ event_types: ['kyc.result.failed', 'web.result.approved'] });
  const { status, body } = await admin<Delivery>('POST', `${ENDPOINTS}/${endpoint}/test`);
  assert.equal([status, body.cause, body.status], [200, 'test', 'pending']);
  assert.equal([body.event_type, body.inquiry_id], ['kyc.result.failed', 'web_iq_test_event']);
  assert.equal(await only(endpoint), body);
  await giveUp(house, orgId, body.id);
  assert.equal((await resend(body.id)).body.resend?.cause, 'resend');
});

test('a repeated request with its idempotency key sends once', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  await giveUp(house, orgId, id);
  for (const path of [`/webhook/deliveries/${id}/resend`, `${ENDPOINTS}/${endpoint}/test`]) {
    const ask = () => {
      const headers = { 'api-key': ours.key, 'idempotency-key': path };
      return house.app.request(`/api/v1${path}`, { method: 'POST', headers });
    };
    const [first, second] = [await ask(), await ask()];
    assert.equal([first.status, second.headers.get('idempotency-replayed')], [200, 'true']);
    assert.is(await second.text(), await first.text());
  }
  assert.is((await logOf(endpoint)).length, 2);
});

test('a member looks but does not send: 500, and why', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  await giveUp(house, orgId, id);
  for (const answer of [
    await resend(id, member),
    await recover(endpoint, new Date(0), member),
    await member('POST', `${ENDPOINTS}/${endpoint}/test`),
  ]) {
    expectError(answer, 500, 'INTERNAL_ERROR');
    assert.match(JSON.stringify(answer.body), /owners and admins.*member/);
  }
  assert.is((await only(endpoint)).status, 'exhausted');
});

test('deliveries of another organization, or of the other kind of key, are not there', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  await giveUp(house, orgId, id);
  for (const call of [theirs.owner, ours.tester]) {
    for (const answer of [
      await resend(id, call),
      await recover(endpoint, new Date(0), call),
      await call('POST', `${ENDPOINTS}/${endpoint}/test`),
      await call('GET', `${ENDPOINTS}/${endpoint}/deliveries`),
    ]) {
      expectError(answer, 404, 'NOT_FOUND');
    }
  }
});

test('with an inquiry goes what receivers answered about it, in the log and in the read model', async () => {
  const inquiry = (await owner<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id;
  const endpoint = await register();
  const about = { inquiry_id: inquiry, subject_id: INLINE.subject_id };
  const id = await requestDelivery(house, orgId, endpoint, about);
  await recordAttempts(house, orgId, id, [attemptOf(1, 500, `who is ${INLINE.subject_id}?`)]);
  const open = await requestDelivery(house, orgId, endpoint, about);
  assert.match(JSON.stringify(await logOf(endpoint)), new RegExp(INLINE.subject_id));

  await house.erasure.delete(inquiry, 'operator:test');
  await recordAttempts(house, orgId, open, [attemptOf(1, 500, `still ${INLINE.subject_id}?`)]);
  const shown = await logOf(endpoint);
  assert.equal(
    shown.map(({ attempts }) => attempts[0]?.response_start),
    ['', ''],
  );
  const stored = [];
  for (const delivery of [id, open]) {
    stored.push(...(await house.engines.eventStore.read(`webhook_delivery-${delivery}`)));
    stored.push(await house.readModels.webhookDeliveries.get(delivery));
  }
  const text = JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  assert.not.ok(text.includes(INLINE.subject_id));
  const answer = await resend(id);
  expectError(answer, 409, 'CONFLICT');
  assert.match(JSON.stringify(answer.body), /inquiry of this delivery was deleted/);
  assert.equal((await recover(endpoint, new Date(0))).body.recovered, 0);
});

test('what somebody asks for is put on the bus by whoever follows the log, each time under an id of its own', async () => {
  const published: { id: string; body: unknown }[] = [];
  const bus = {
    ...house.engines.messageBus,
    publish: async (_queue: string, message: { id: string; body: unknown }) => void published.push(message),
  } as typeof house.engines.messageBus;
  const endpoint = await register();
  const event = await requestDelivery(house, orgId, endpoint);
  await giveUp(house, orgId, event);
  await resend(event);
  const tried = (await owner<Delivery>('POST', `${ENDPOINTS}/${endpoint}/test`)).body.id;
  for (const id of [event, tried]) {
    await queueResends(bus).handle(await house.engines.eventStore.read(`webhook_delivery-${id}`));
  }
  assert.equal(published, [
    { id: `${event}:2`, body: { delivery_id: event } },
    { id: `${tried}:0`, body: { delivery_id: tried } },
  ]);
});

test('what is overdue by more than a minute is put on the bus again, and once only', async () => {
  const { messageBus: bus } = house.engines;
  const parts = { bus, deliveries: house.readModels.webhookDeliveries, clock: house.clock };
  house.clock.advance(120_000);
  const before = await sweepDeliveries(parts);
  const waiting = async () => (await bus.depth(DELIVERIES)).waiting;
  assert.is(await waiting(), before);
  const endpoint = await register();
  await requestDelivery(house, orgId, endpoint);
  const over = await requestDelivery(house, orgId, endpoint);
  await giveUp(house, orgId, over);
  assert.is(await sweepDeliveries(parts), before, 'a minute has to pass');
  house.clock.advance(61_000);
  assert.is(await sweepDeliveries(parts), before + 1);
  assert.is(await waiting(), before + 1);
  await sweepDeliveries(parts);
  assert.ok((await waiting()) <= 2 * before + 2);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
