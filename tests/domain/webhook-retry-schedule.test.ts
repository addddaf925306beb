import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dueAt } from '../../domain/webhook/retry-schedule.ts';

const createdAt = new Date('2026-02-28T23:59:45.250Z');

// specification: 6.5.3-schedule, 8-webhook-attempts
test('places five attempts at fixed times after the creation', () => {
  const times = [1, 2, 3, 4, 5].map(attempt => dueAt(createdAt, attempt)?.toISOString());
  assert.equal(times, [
    '2026-02-28T23:59:45.250Z',
    '2026-03-01T00:00:15.250Z',
    '2026-03-01T00:01:15.250Z',
    '2026-03-01T00:04:15.250Z',
    '2026-03-01T00:11:45.250Z',
  ]);
});

test('knows no attempt before the first and none after the last', () => {
  for (const attempt of [-1, 0, 6, 7, 1000]) assert.is(dueAt(createdAt, attempt), null, String(attempt));
});

test('follows another schedule when told', () => {
  assert.is(dueAt(createdAt, 2, [0, 1])?.toISOString(), '2026-02-28T23:59:46.250Z');
  assert.is(dueAt(createdAt, 3, [0, 1]), null);
  assert.is(dueAt(createdAt, 1, []), null);
});

test.run();
