import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import type { WebhookDeliveryDocument } from '../../application/views/webhook-delivery-view.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { webhookDeliveries } from '../../projections/webhook-deliveries.ts';
import { present } from '../support/present.ts';
import { folded, recorded } from './some-inquiry.ts';

const id = { delivery_id: 'wh_del_1' };
const requested = (cause = 'event') => ({
  type: 'DeliveryRequested',
  data: {
    ...id,
    endpoint_id: 'wh_end_1',
    webhook_id: 'wh_evt_1',
    event_type: 'web.result.approved',
    event_timestamp: '2026-01-01T00:00:00.000Z',
    inquiry_id: 'web_iq_1',
    subject_id: 'somebody',
    cause,
  },
});
const attempt = (number: number, status: number) => ({
  type: status === 200 ? 'DeliverySucceeded' : 'AttemptFailed',
  data: {
    ...id,
    inquiry_id: 'web_iq_1',
    attempt: number,
    status,
    error: null,
    duration_ms: 12,
    response_start: `no ${number}`,
  },
});
const exhausted = { type: 'DeliveryExhausted', data: { ...id, reason: 'attempts_used_up' } };
const reopened = (cause: string) => ({
  type: 'DeliveryResendRequested',
  data: { ...id, cause, requested_at: '2026-02-01T00:00:00.000Z' },
});
const erased = { type: 'DeliveryErased', data: id };

const projection = webhookDeliveries([0, 30, 90]);
function documentOf(...events: { type: string; data: object }[]): WebhookDeliveryDocument {
  const documents = folded<WebhookDeliveryDocument>(projection, recorded(events, streamOf(delivery, 'wh_del_1')));
  return present(documents.get('wh_del_1') ?? undefined);
}
const deliveryOf = (...events: { type: string; data: object }[]) => documentOf(...events).delivery;
const after = (seconds: number, from: string) => new Date(Date.parse(from) + seconds * 1000).toISOString();

test('given a request, then the first attempt is due at once and nothing of the person is kept', () => {
  const document = documentOf(requested());
  const { status, created_at, next_attempt_at, attempts, attempt_count } = document.delivery;
  assert.equal([status, attempts, attempt_count, next_attempt_at], ['pending', [], 0, created_at]);
  assert.not.match(JSON.stringify(document), /somebody/);
  const keys = { org_id: document.org_id, endpoint_id: 'wh_end_1', status: 'pending', inquiry_id: 'web_iq_1' };
  assert.equal(projection.keysOf(document), keys);
});

test('given failures, then the next attempt is due at its slot after the creation', () => {
  const first = deliveryOf(requested(), attempt(1, 500));
  assert.is(first.next_attempt_at, after(30, first.created_at));
  assert.is(deliveryOf(requested(), attempt(1, 500), attempt(2, 500)).next_attempt_at, after(90, first.created_at));
});

test('given its end, then it says how and no attempt is due', () => {
  const failed = deliveryOf(requested(), attempt(1, 500), exhausted);
  const { status, exhausted_reason, next_attempt_at } = failed;
  assert.equal([status, exhausted_reason, next_attempt_at], ['exhausted', 'attempts_used_up', null]);
  const done = deliveryOf(requested(), attempt(1, 200));
  assert.equal([done.status, done.exhausted_reason, done.next_attempt_at], ['succeeded', null, null]);
});

test('given a resend, then a schedule of its own runs and attempts say what they were made for', () => {
  const since = '2026-02-01T00:00:00.000Z';
  const events = [requested(), attempt(1, 500), attempt(2, 500), exhausted, reopened('recovery')];
  const open = deliveryOf(...events);
  assert.equal([open.status, open.exhausted_reason, open.next_attempt_at], ['pending', null, since]);
  assert.equal([open.cause, open.resend], ['event', { cause: 'recovery', at: since }]);
  const tried = deliveryOf(...events, attempt(3, 500));
  assert.is(tried.next_attempt_at, after(30, since));
  const again = deliveryOf(...events, attempt(3, 200), reopened('resend'), attempt(4, 500));
  assert.is(again.next_attempt_at, after(30, since));
  assert.equal(
    again.attempts.map(({ attempt, cause }) => [attempt, cause]),
    [
      [1, 'event'],
      [2, 'event'],
      [3, 'recovery'],
      [4, 'resend'],
    ],
  );
});

test('given a test event, then its attempts are tests', () => {
  const { cause, attempts } = deliveryOf(requested('test'), attempt(1, 500));
  assert.equal([cause, attempts[0]?.cause], ['test', 'test']);
});

test('given many attempts, then the newest twenty stay', () => {
  const many = Array.from({ length: 30 }, (_, index) => attempt(index + 1, 500));
  const { attempts, attempt_count } = deliveryOf(requested(), ...many);
  assert.equal([attempts.length, attempts[0]?.attempt, attempts.at(-1)?.attempt, attempt_count], [20, 11, 30, 30]);
});

test('given an erasure, then what was answered is gone, before it and after it', () => {
  const { attempts } = deliveryOf(requested(), attempt(1, 500), erased, attempt(2, 500));
  assert.equal(
    attempts.map(({ response_start }) => response_start),
    ['', ''],
  );
});

test('what comes before its request is left alone', () => {
  assert.is(folded(projection, recorded([attempt(1, 500), exhausted, reopened('resend'), erased])).size, 0);
});

test.run();
