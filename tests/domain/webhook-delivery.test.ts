import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import type {
  AttemptOutcome,
  DeliveryEvent,
  DeliveryExhausted,
  DeliveryRequested,
} from '../../domain/webhook/events.ts';
import { specify } from '../support/given.ts';

const { given } = specify(delivery);

const requested: DeliveryRequested = {
  type: 'DeliveryRequested',
  data: {
    delivery_id: 'wh_del_1',
    endpoint_id: 'wh_end_1',
    webhook_id: 'wh_evt_1',
    event_type: 'web.result.approved',
    event_timestamp: '2026-01-01T00:00:00.000Z',
    inquiry_id: 'web_iq_1',
    subject_id: 'user-1',
    cause: 'event',
  },
};

const outcome = (attempt: number, status: number): AttemptOutcome => ({
  attempt,
  status,
  error: null,
  duration_ms: 12,
  response_start: '',
});
const failed = (attempt: number): DeliveryEvent => ({
  type: 'AttemptFailed',
  data: { delivery_id: 'wh_del_1', inquiry_id: 'web_iq_1', ...outcome(attempt, 500) },
});
const succeeded = (attempt: number): DeliveryEvent => ({
  type: 'DeliverySucceeded',
  data: { delivery_id: 'wh_del_1', inquiry_id: 'web_iq_1', ...outcome(attempt, 200) },
});
const exhausted = (reason: DeliveryExhausted['data']['reason']): DeliveryEvent => ({
  type: 'DeliveryExhausted',
  data: { delivery_id: 'wh_del_1', reason },
});
const recordFailure = (attempt: number, last = false) =>
  ({ type: 'RecordAttempt', accepted: false, outcome: outcome(attempt, 500), last }) as const;
const recordSuccess = (attempt: number, last = false) =>
  ({ type: 'RecordAttempt', accepted: true, outcome: outcome(attempt, 200), last }) as const;
const giveUp = { type: 'GiveUp', reason: 'endpoint_deleted' } as const;

test('a delivery is requested once', () => {
  given().when({ type: 'Request', delivery: requested.data }).thenEvents(requested);
  given(requested)
    .when({ type: 'Request', delivery: requested.data })
    .thenRefused({ code: 'CONFLICT', message: /requested already/ });
});

test('nothing is recorded of a delivery that is not there', () => {
  for (const command of [recordFailure(1), recordSuccess(1), giveUp]) {
    given()
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such delivery/ });
  }
});

test('attempts fail until one is accepted', () => {
  given(requested).when(recordFailure(1)).thenEvents(failed(1));
  given(requested, failed(1)).when(recordFailure(2)).thenEvents(failed(2));
  given(requested, failed(1), failed(2)).when(recordSuccess(3)).thenEvents(succeeded(3));
});

// specification: 6.5.4-exhausted
test('the last attempt that fails uses the delivery up; one that is accepted does not', () => {
  given(requested, failed(1)).when(recordFailure(2, true)).thenEvents(failed(2), exhausted('attempts_used_up'));
  given(requested, failed(1)).when(recordSuccess(2, true)).thenEvents(succeeded(2));
});

test('an attempt is recorded once, in its turn, and none after the end', () => {
  for (const record of [recordFailure, recordSuccess]) {
    given(requested, failed(1)).when(record(1)).thenNothing();
    given(requested, failed(1)).when(record(3)).thenNothing();
    given(requested, succeeded(1)).when(record(2)).thenNothing();
    given(requested, failed(1), exhausted('attempts_used_up')).when(record(2)).thenNothing();
  }
});

test('an open delivery can be given up', () => {
  given(requested, failed(1)).when(giveUp).thenEvents(exhausted('endpoint_deleted'));
  given(requested).when({ type: 'GiveUp', reason: 'endpoint_disabled' }).thenEvents(exhausted('endpoint_disabled'));
  given(requested, succeeded(1)).when(giveUp).thenNothing();
  given(requested, exhausted('endpoint_disabled')).when(giveUp).thenNothing();
});

test('a delivery counts its attempts and knows how it ended', () => {
  const state = (...events: DeliveryEvent[]) => fold(delivery, [requested, ...events]);
  const standing = { ...requested.data, resend: null, erased: false };
  assert.equal(state(), { ...standing, attempts: 0, outcome: 'open' });
  assert.equal(state(failed(1), failed(2)), { ...standing, attempts: 2, outcome: 'open' });
  assert.equal(state(failed(1), succeeded(2)), { ...standing, attempts: 2, outcome: 'succeeded' });
  assert.equal(state(exhausted('endpoint_deleted')), { ...standing, attempts: 0, outcome: 'exhausted' });
  assert.is(fold(delivery, [failed(1), succeeded(2)]), null);
});

test.run();
