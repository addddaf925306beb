import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createStartingApp } from '../../adapters/http/starting-app.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { untilAvailable } from '../../infrastructure/composition/engine-start.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';

type Logged = Record<string, unknown> & { message: string };

function patience(stopping = new AbortController()) {
  const logged: Logged[] = [];
  const missing: [string, string | null][] = [];
  const log = {
    ...silentLog,
    warn: (message: string, fields?: Record<string, unknown>) => void logged.push({ message, ...fields }),
  };
  const onMissing = (port: string, detail: string | null) => void missing.push([port, detail]);
  return { logged, missing, stopping, parts: { log, signal: stopping.signal, onMissing } };
}

test('an engine that is away is waited for, and what is missing is told', async () => {
  const { logged, missing, parts } = patience();
  let tries = 0;
  const opened = await untilAvailable('event_store', 'esdb://store:2113', parts, async () => {
    tries += 1;
    if (tries < 3) throw new EngineUnavailable('EventStoreDB', new Error('connection refused'));
    return 'opened';
  });
  assert.is(opened, 'opened');
  assert.is(tries, 3);
  assert.equal(
    logged.map(({ message, engine, host }) => [message, engine, host]),
    Array.from({ length: 2 }, () => ['waiting for an engine', 'EventStoreDB', 'esdb://store:2113']),
  );
  assert.ok(Number(logged[1]?.pause_ms) > Number(logged[0]?.pause_ms));
  assert.equal(missing.at(0), ['event_store', 'EventStoreDB at esdb://store:2113 is not available yet']);
  assert.equal(missing.at(-1), ['event_store', null]);
});

test('any other error ends the start, and so does a stop', async () => {
  const failing = untilAvailable('event_store', undefined, patience().parts, async () => {
    throw new Error('the password is wrong');
  });
  assert.is((await rejectionOf(failing)).message, 'the password is wrong');
  const { parts, stopping } = patience();
  const waiting = untilAvailable('event_store', undefined, parts, async () => {
    stopping.abort();
    throw new EngineUnavailable('EventStoreDB');
  });
  assert.is((await rejectionOf(waiting)).name, 'StartStopped');
});

test('a process that starts lives, says what it waits for, and promises nothing', async () => {
  const checks = { event_store: { ok: false, detail: 'EventStoreDB is not available yet' } };
  const app = createStartingApp(silentLog, () => ({ ready: false, engines: {}, checks }));
  assert.is((await app.request('/healthz')).status, 200);
  const ready = await app.request('/readyz');
  assert.is(ready.status, 503);
  assert.equal(((await ready.json()) as { checks: unknown }).checks, checks);
  for (const [method, path] of [
    ['POST', '/api/v1/web/inquiry'],
    ['GET', '/capture/web_iq_01K'],
  ] as const) {
    const response = await app.request(path, { method });
    assert.is(response.status, 503);
    assert.match(response.headers.get('retry-after') ?? '', /^\d+$/);
    const { error } = (await response.json()) as { error: { code: string; requestId: string } };
    assert.is(error.code, 'SERVICE_UNAVAILABLE');
    assert.is(response.headers.get('x-request-id'), error.requestId);
  }
});

test.run();
