import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import { type DeliveryCommand, delivery, slotOf } from '../../domain/webhook/delivery.ts';
import { deliveryIdOf } from '../../domain/webhook/delivery-id.ts';
import { endpoint, standingOf } from '../../domain/webhook/endpoint.ts';
import { WEBHOOK_EVENT_TYPES } from '../../domain/webhook/event-types.ts';
import type { DeliveryEvent, EndpointEvent, ResendCause } from '../../domain/webhook/events.ts';
import { testEvent } from '../../domain/webhook/test-event.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { specify } from '../support/given.ts';
import { present } from '../support/present.ts';

const { given } = specify(delivery);
const NOW = new Date('2026-02-01T00:00:00.000Z');
const id = { delivery_id: 'wh_del_1' };

const requested: DeliveryEvent = {
  type: 'DeliveryRequested',
  data: {
    ...id,
    endpoint_id: 'wh_end_1',
    webhook_id: 'wh_evt_1',
    event_type: 'web.result.approved',
    event_timestamp: '2026-01-01T00:00:00.000Z',
    inquiry_id: 'web_iq_1',
    subject_id: 'user-1',
    cause: 'event',
  },
};
const outcome = (attempt: number, status: number) => {
  return { attempt, status, error: null, duration_ms: 12, response_start: '' };
};
const of = { ...id, inquiry_id: 'web_iq_1' };
const failed = (attempt: number): DeliveryEvent => ({
  type: 'AttemptFailed',
  data: { ...of, ...outcome(attempt, 500) },
});
const succeeded = (attempt: number): DeliveryEvent => {
  return { type: 'DeliverySucceeded', data: { ...of, ...outcome(attempt, 200) } };
};
const exhausted: DeliveryEvent = { type: 'DeliveryExhausted', data: { ...id, reason: 'attempts_used_up' } };
const reopened = (cause: ResendCause): DeliveryEvent => {
  return { type: 'DeliveryResendRequested', data: { ...id, cause, requested_at: NOW.toISOString() } };
};
const erased: DeliveryEvent = { type: 'DeliveryErased', data: id };
const resend = (cause: ResendCause, standing: 'enabled' | 'disabled' | 'deleted' = 'enabled'): DeliveryCommand => {
  return { type: 'Resend', cause, endpoint: standing, now: NOW };
};

test('what is over is sent again, for whatever reason it ended', () => {
  for (const cause of ['resend', 'recovery'] as const) {
    given(requested, failed(1), exhausted).when(resend(cause)).thenEvents(reopened(cause));
    given(requested, succeeded(1)).when(resend(cause)).thenEvents(reopened(cause));
    given(requested, succeeded(1), reopened(cause), succeeded(2)).when(resend(cause)).thenEvents(reopened(cause));
  }
});

test('what is still being tried is not sent again', () => {
  const refusal = { code: 'CONFLICT', message: /still being tried/ } as const;
  given(requested).when(resend('resend')).thenRefused(refusal);
  given(requested, failed(1)).when(resend('recovery')).thenRefused(refusal);
  given(requested, succeeded(1), reopened('resend')).when(resend('resend')).thenRefused(refusal);
});

test('nothing is sent again of a delivery that is not there, nor to an endpoint that takes nothing', () => {
  given()
    .when(resend('resend'))
    .thenRefused({ code: 'NOT_FOUND', message: /no such delivery/ });
  given(requested, exhausted)
    .when(resend('resend', 'deleted'))
    .thenRefused({ code: 'CONFLICT', message: /was deleted/ });
  given(requested, exhausted)
    .when(resend('resend', 'disabled'))
    .thenRefused({ code: 'CONFLICT', message: /disabled.*Enable it/ });
});

test('a delivery whose inquiry was deleted is erased once and never sent again', () => {
  given()
    .when({ type: 'Erase' })
    .thenRefused({ code: 'NOT_FOUND', message: /no such delivery/ });
  given(requested).when({ type: 'Erase' }).thenEvents(erased);
  given(requested, exhausted).when({ type: 'Erase' }).thenEvents(erased);
  given(requested, erased).when({ type: 'Erase' }).thenNothing();
  given(requested, exhausted, erased)
    .when(resend('resend'))
    .thenRefused({ code: 'CONFLICT', message: /inquiry.*deleted/ });
  // One that is under way comes to its end.
  const last = { type: 'RecordAttempt', accepted: true, outcome: outcome(1, 200), last: false } as const;
  given(requested, erased).when(last).thenEvents(succeeded(1));
});

test('attempts go on counting, on a schedule that begins anew', () => {
  const again: DeliveryEvent[] = [requested, failed(1), failed(2), exhausted, reopened('recovery')];
  const third = { type: 'RecordAttempt', accepted: false, outcome: outcome(3, 500), last: false } as const;
  given(...again)
    .when(third)
    .thenEvents(failed(3));
  given(...again)
    .when({ ...third, outcome: outcome(1, 500) })
    .thenNothing();
  given(...again, failed(3))
    .when({ ...third, outcome: outcome(4, 500), last: true })
    .thenEvents(failed(4), exhausted);
  const state = present(fold(delivery, again) ?? undefined);
  assert.equal([state.outcome, state.attempts, state.cause, state.webhook_id], ['open', 2, 'recovery', 'wh_evt_1']);
  const created = new Date('2026-01-01T00:00:00.000Z');
  assert.equal(slotOf(state, 3, created), { since: NOW, slot: 1 });
  assert.equal(slotOf(state, 4, created), { since: NOW, slot: 2 });
  assert.equal(slotOf(present(fold(delivery, [requested]) ?? undefined), 2, created), { since: created, slot: 2 });
});

test('an endpoint takes something, or does not', () => {
  const registered: EndpointEvent = {
    type: 'EndpointRegistered',
    data: { endpoint_id: 'e', url: 'https://x.io/', name: null, enabled: true, event_types: [], sealed_secret: 's' },
  };
  const disabled: EndpointEvent = { type: 'EndpointUpdated', data: { endpoint_id: 'e', enabled: false } };
  const deleted: EndpointEvent = { type: 'EndpointDeleted', data: { endpoint_id: 'e' } };
  const after = (...events: EndpointEvent[]) => standingOf(fold(endpoint, events));
  assert.equal([after(), after(registered)], ['deleted', 'enabled']);
  assert.equal([after(registered, disabled), after(registered, disabled, deleted)], ['disabled', 'deleted']);
});

test('a test event has a type that the endpoint wants and names nobody', () => {
  for (const type of WEBHOOK_EVENT_TYPES) {
    const event = testEvent([type, 'web.result.failed'], NOW);
    const made = { inquiryId: 'web_iq_test_event', subjectId: 'test_subject' };
    assert.equal(event, { type, timestamp: NOW.toISOString(), ...made });
  }
});

test('ids of deliveries sort by the time of their event and are the same each time', () => {
  const [early, late] = [new Date('2026-01-01T00:00:00.000Z'), new Date('2026-01-01T00:00:00.001Z')];
  const first = deliveryIdOf('e1', early, 'wh_end_1', digests.sha256);
  assert.match(first, /^wh_del_[0-9A-HJKMNP-TV-Z]{26}$/);
  assert.is(deliveryIdOf('e1', early, 'wh_end_1', digests.sha256), first);
  const others = [
    deliveryIdOf('e2', early, 'wh_end_1', digests.sha256),
    deliveryIdOf('e1', early, 'wh_end_2', digests.sha256),
  ];
  assert.is(new Set([first, ...others]).size, 3);
  for (const id of [first, ...others]) assert.ok(id < deliveryIdOf('e1', late, 'wh_end_1', digests.sha256));
  // The time part is that of a ULID: the example of its specification.
  assert.ok(deliveryIdOf('e', new Date(1_469_918_176_385), 'w', digests.sha256).startsWith('wh_del_01ARYZ6S41'));
});

test.run();
