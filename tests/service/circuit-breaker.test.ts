import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { CircuitBreaker } from '../../infrastructure/engines/circuit-breaker.ts';
import { eventually } from '../support/eventually.ts';
import { rejectionOf } from '../support/rejection.ts';

const away = (ms: number) => async (): Promise<never> => {
  await pause(ms);
  throw new EngineUnavailable('nats', new Error('no answer'));
};
const answer = async () => 'answer';

test('after a long wait in vain others are told at once, for a moment', async () => {
  const breaker = new CircuitBreaker('nats');
  await rejectionOf(breaker.run(away(1050)));
  let asked = 0;
  const startedAt = performance.now();
  const refused = await rejectionOf(breaker.run(async () => void asked++));
  assert.instance(refused, EngineUnavailable);
  assert.is(refused.message, 'nats is not available: no answer');
  assert.is(asked, 0);
  assert.ok(performance.now() - startedAt < 500);
  await eventually('it to be asked again', () => breaker.run(answer).catch(() => false), 5000);
});

test('an engine that is known to be back is asked at once', async () => {
  const breaker = new CircuitBreaker('nats');
  await rejectionOf(breaker.run(away(1050)));
  breaker.close();
  assert.is(await breaker.run(answer), 'answer');
});

test('a quick refusal and any other error keep nobody away', async () => {
  const breaker = new CircuitBreaker('nats', ({ cause }) => !(cause instanceof RangeError));
  await rejectionOf(breaker.run(away(10)));
  assert.is(await breaker.run(answer), 'answer');
  const slowly = (error: Error) => async () => {
    await pause(1050);
    throw error;
  };
  await Promise.all([
    rejectionOf(breaker.run(slowly(new Error('something else')))),
    rejectionOf(breaker.run(slowly(new EngineUnavailable('nats', new RangeError('no majority'))))),
  ]);
  assert.is(await breaker.run(answer), 'answer');
});

test.run();
