import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { WebhookDeliveryView } from '../../application/views/webhook-delivery-view.ts';
import { attemptOf, giveUp, recordAttempts, requestDelivery } from '../support/exhausted-delivery.ts';
import { expectError } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { pageAt } from './pages.ts';
import { ENDPOINTS, seconds, webhookCalls } from './webhook-calls.ts';

const house = await openHttpHouse();
const ours = await house.household();
const { orgId, owner, admin, member } = ours;
test.after(() => house.close());

const { register, logOf, newest, resend, recover } = webhookCalls(owner);

// specification: 4.10-resend
test('a delivery that is over is sent again, under the same webhook-id', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  const before = await newest(endpoint);
  expectError(await resend(id), 409, 'CONFLICT');
  await recordAttempts(house, orgId, id, [attemptOf(1, 500), attemptOf(2, 200)]);
  const { status, body } = await resend(id, admin);
  assert.is(status, 200);
  assert.equal([body.id, body.webhook_id, body.status], [id, before.webhook_id, 'pending']);
  assert.equal([body.cause, body.resend?.cause, body.attempt_count], ['event', 'resend', 2]);
  assert.is(seconds(body.resend?.at ?? '', body.next_attempt_at), 0);
  assert.equal(await newest(endpoint), body);
  await recordAttempts(house, orgId, id, [attemptOf(3, 200)]);
  const attempts = (await newest(endpoint)).attempts.map(({ attempt, cause, status }) => [attempt, cause, status]);
  assert.equal(attempts, [
    [1, 'event', 500],
    [2, 'event', 200],
    [3, 'resend', 200],
  ]);
});

// specification: 4.10-resend
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

// specification: 4.10-recover
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
  const tried = (await owner<WebhookDeliveryView>('POST', `${ENDPOINTS}/${endpoint}/test`)).body.id;
  for (const id of [...exhausted, early, elsewhere, tried]) await giveUp(house, orgId, id);
  await recordAttempts(house, orgId, delivered, [attemptOf(1, 200)]);
  assert.equal((await recover(endpoint, since)).body, { recovered: 230, has_more: false });
  assert.equal((await recover(endpoint, since)).body, { recovered: 0, has_more: false });
  const standing = new Map<string, WebhookDeliveryView>();
  for (const status of ['pending', 'succeeded', 'exhausted']) {
    const path = `${ENDPOINTS}/${endpoint}/deliveries`;
    let query = `status=${status}&limit=100`;
    for (;;) {
      const page = await pageAt(owner, path, query);
      for (const row of page.data as WebhookDeliveryView[]) standing.set(row.id, row);
      if (!page.has_more) break;
      query = `status=${status}&limit=100&after_id=${page.last_id}`;
    }
  }
  for (const id of exhausted) {
    assert.equal([standing.get(id)?.status, standing.get(id)?.resend?.cause], ['pending', 'recovery']);
  }
  for (const id of [early, tried]) assert.is(standing.get(id)?.status, 'exhausted');
  assert.equal([standing.get(open)?.resend, standing.get(delivered)?.resend], [null, null]);
  assert.is((await newest(other)).status, 'exhausted');
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

// specification: 4.10-test
test('a test event is a delivery that says that it is one', async () => {
  const endpoint = await register({ event_types: ['kyc.result.failed', 'web.result.approved'] });
  const { status, body } = await admin<WebhookDeliveryView>('POST', `${ENDPOINTS}/${endpoint}/test`);
  assert.equal([status, body.cause, body.status], [200, 'test', 'pending']);
  assert.equal([body.event_type, body.inquiry_id], ['kyc.result.failed', 'web_iq_test_event']);
  assert.equal(await newest(endpoint), body);
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
  assert.is((await newest(endpoint)).status, 'exhausted');
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
