import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { NoAnswer } from '../../infrastructure/eventstoredb/failures.ts';
import { retried } from '../../infrastructure/eventstoredb/retry.ts';
import { rejectionOf } from '../support/rejection.ts';

/** Less than this is no time for an answer. */
const SENSIBLE_MS = 500;
/** Of 5 s, a fourth try would have what is left after three of these: less than that. */
const FAILS_AFTER_MS = 1400;

test('every try of a call to EventStoreDB has time for an answer', async () => {
  const given: number[] = [];
  const startedAt = performance.now();
  const failing = retried(async ms => {
    given.push(ms);
    await new Promise(resolve => setTimeout(resolve, FAILS_AFTER_MS));
    throw new NoAnswer(ms);
  });
  assert.instance(await rejectionOf(failing), EngineUnavailable);
  assert.ok(performance.now() - startedAt < 7_000, 'within 7 s');
  assert.ok(given.length > 1, 'more than one try');
  assert.ok(Math.min(...given) >= SENSIBLE_MS, `tries of ${given.join(', ')} ms`);
});

test.run();
