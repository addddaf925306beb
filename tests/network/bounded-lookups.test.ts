import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failureOf } from '../../infrastructure/chromium/egress/failure.ts';
import { boundedLookups } from '../../infrastructure/chromium/egress/lookups.ts';

const test = suite('lookups of the egress proxy');

/** A resolver that says nothing, whatever limits others have, and when it was told that nobody waits. */
function silent() {
  let abandoned = 0;
  const resolve = (_host: string, signal: AbortSignal) => {
    signal.addEventListener('abort', () => abandoned++);
    return new Promise<never>(() => undefined);
  };
  return { resolve, abandoned: () => abandoned };
}

test.after.each(() => mock.timers.reset());

test('a name is given up after eight seconds, and the resolver is told', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { resolve, abandoned } = silent();
  const told = boundedLookups(resolve, 5)('silent.example').catch(failureOf);
  mock.timers.tick(7_999);
  await Promise.resolve();
  assert.is(abandoned(), 0);
  mock.timers.tick(1);
  assert.is(await told, 'TIMEOUT');
  assert.is(abandoned(), 1);
});

test('one name more than may be asked for at once is refused, and has its turn when another is over', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { resolve } = silent();
  const lookUp = boundedLookups(resolve, 2);
  const first = [lookUp('a.example'), lookUp('b.example')].map(one => one.catch(failureOf));
  assert.is(await lookUp('c.example').catch(failureOf), 'BUSY');
  mock.timers.tick(8_000);
  assert.equal(await Promise.all(first), ['TIMEOUT', 'TIMEOUT']);
  const again = lookUp('c.example').catch(failureOf);
  mock.timers.tick(8_000);
  assert.is(await again, 'TIMEOUT');
});

test.run();
