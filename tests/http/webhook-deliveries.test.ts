import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readStream } from '../../application/streams.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { attemptOf, giveUp, recordAttempts, requestDelivery } from '../support/exhausted-delivery.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { present } from '../support/present.ts';
import { walk } from './pages.ts';
import { INLINE } from './requests.ts';
import { ENDPOINTS, seconds, webhookCalls } from './webhook-calls.ts';

const house = await openHttpHouse();
const ours = await house.household();
const theirs = await house.household('Another');
const { orgId, owner, member } = ours;
test.after(() => house.close());

const UNKNOWN = '01K00000000000000000000000';
const { register, logOf, newest, resend, recover } = webhookCalls(owner);

// specification: 4.10-deliveries
test('the log tells every attempt, when the next is due and how it ended', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  const requested = await newest(endpoint);
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
  const failed = { type: 'RecordAttempt', accepted: false, outcome: attemptOf(1, 503, 'busy'), last: false } as const;
  const { events } = await house.handle(delivery, id, failed, context);
  await house.readModels.webhookDeliveries.reached(events[0]?.position ?? 0n);
  const trying = await newest(endpoint);
  assert.equal([trying.status, seconds(created_at, trying.next_attempt_at)], ['pending', 30]);
  const { at, ...attempt } = present(trying.attempts[0]);
  assert.ok(at >= created_at);
  assert.equal(attempt, { ...attemptOf(1, 503, 'busy'), cause: 'event' });

  await recordAttempts(house, orgId, id, [attemptOf(2, 500), attemptOf(3, 500)].slice(0, 1));
  const ended = await newest(endpoint);
  assert.equal([ended.status, ended.exhausted_reason, ended.next_attempt_at], ['exhausted', 'attempts_used_up', null]);
  assert.equal(await logOf(endpoint, '', member), [ended], 'every member may look');
});

// specification: 4.10-deliveries
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

test('the log keeps the newest attempts, however often a delivery is sent again', async () => {
  const endpoint = await register();
  const id = await requestDelivery(house, orgId, endpoint);
  await recordAttempts(house, orgId, id, [attemptOf(1, 200)]);
  for (let attempt = 2; attempt <= 25; attempt++) {
    await resend(id);
    await recordAttempts(house, orgId, id, [attemptOf(attempt, 200)]);
  }
  const { attempts, attempt_count } = await newest(endpoint);
  assert.equal([attempt_count, attempts.length, attempts[0]?.attempt, attempts.at(-1)?.attempt], [25, 20, 6, 25]);
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
  for (const each of [id, open]) {
    stored.push(...(await readStream(house.engines.eventStore, delivery, each)));
    stored.push(await house.readModels.webhookDeliveries.get(each));
  }
  const text = JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  assert.not.ok(text.includes(INLINE.subject_id));
  const answer = await resend(id);
  expectError(answer, 409, 'CONFLICT');
  assert.match(JSON.stringify(answer.body), /inquiry of this delivery was deleted/);
  assert.equal((await recover(endpoint, new Date(0))).body.recovered, 0);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
