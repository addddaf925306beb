import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../domain/decider.ts';
import { endpoint, secretsAt } from '../../domain/webhook/endpoint.ts';
import type { EndpointEvent, EndpointRegistered } from '../../domain/webhook/events.ts';
import { specify } from '../support/given.ts';

const { given } = specify(endpoint);

const registered: EndpointRegistered = {
  type: 'EndpointRegistered',
  data: {
    endpoint_id: 'wh_end_1',
    url: 'https://customer.example/hook',
    name: 'Main',
    enabled: true,
    event_types: ['web.result.approved'],
    sealed_secret: 'first',
  },
};
const deleted: EndpointEvent = { type: 'EndpointDeleted', data: { endpoint_id: 'wh_end_1' } };

function rotated(sealed_secret: string, overlap_until: string | null): EndpointEvent {
  return { type: 'SecretRotated', data: { endpoint_id: 'wh_end_1', sealed_secret, overlap_until } };
}

function signing(now: string, ...events: EndpointEvent[]): string[] {
  const state = fold(endpoint, [registered, ...events]);
  if (state === null) throw new Error('there is no endpoint');
  return secretsAt(state, new Date(now));
}

test('an endpoint is registered once', () => {
  given().when({ type: 'Register', endpoint: registered.data }).thenEvents(registered);
  for (const past of [[registered], [registered, deleted]]) {
    given(...past)
      .when({ type: 'Register', endpoint: registered.data })
      .thenRefused({ code: 'CONFLICT', message: /exists already/ });
  }
});

test('nothing can be done with an endpoint that is not there or is deleted', () => {
  const commands = [
    { type: 'Update', changes: { enabled: false } },
    { type: 'RotateSecret', sealedSecret: 'second', overlapUntil: null },
    { type: 'Delete' },
  ] as const;
  for (const command of commands) {
    given()
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such webhook endpoint/ });
    given(registered, deleted)
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such webhook endpoint/ });
  }
});

test('an update holds what changes, and nothing when nothing does', () => {
  given(registered)
    .when({ type: 'Update', changes: { name: null, enabled: false } })
    .thenEvents({ type: 'EndpointUpdated', data: { endpoint_id: 'wh_end_1', name: null, enabled: false } });
  given(registered).when({ type: 'Update', changes: {} }).thenNothing();
});

test('what an update does not name stays', () => {
  const state = fold(endpoint, [
    registered,
    { type: 'EndpointUpdated', data: { endpoint_id: 'wh_end_1', name: null, enabled: false } },
  ]);
  const { sealed_secret, ...rest } = registered.data;
  const secrets = [{ sealed: sealed_secret, until: null }];
  assert.equal(state, { ...rest, name: null, enabled: false, secrets, deleted: false });
});

test('a secret is rotated with or without an overlap', () => {
  const rotate = { type: 'RotateSecret', sealedSecret: 'second' } as const;
  given(registered)
    .when({ ...rotate, overlapUntil: null })
    .thenEvents(rotated('second', null));
  given(registered)
    .when({ ...rotate, overlapUntil: new Date('2026-01-01T01:00:00Z') })
    .thenEvents(rotated('second', '2026-01-01T01:00:00.000Z'));
});

test('an endpoint is deleted', () => {
  given(registered).when({ type: 'Delete' }).thenEvents(deleted);
});

test('the old secret stops at once, or goes on beside the new one until the overlap is over', () => {
  const until = '2026-01-01T01:00:00.000Z';
  assert.equal(signing('2026-01-01T00:00:00Z'), ['first']);
  assert.equal(signing('2026-01-01T00:00:00Z', rotated('second', null)), ['second']);
  assert.equal(signing('2026-01-01T00:59:59.999Z', rotated('second', until)), ['second', 'first']);
  assert.equal(signing(until, rotated('second', until)), ['second']);
});

test('no more than two secrets sign', () => {
  const until = '2026-01-01T01:00:00.000Z';
  const now = '2026-01-01T00:30:00.000Z';
  assert.equal(signing(now, rotated('second', until), rotated('third', until)), ['third', 'second']);
  assert.equal(signing(now, rotated('second', until), rotated('third', null)), ['third']);
});

test('events without a registration before them make no endpoint', () => {
  assert.is(fold(endpoint, [rotated('second', null), deleted]), null);
});

test.run();
