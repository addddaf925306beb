import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBaseApp } from '../../adapters/http/base-app.ts';
import { isRefusal } from '../../adapters/http/errors.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { front, post, START } from '../support/capture-front.ts';
import { silentLog } from '../support/silent-log.ts';

const away = new EngineUnavailable('EventStoreDB', new Error('no answer from 10.0.0.7'));

test('the API answers 503 with the time to wait, and nothing about the inside', async () => {
  const app = createBaseApp({ identifiers: { event: randomUUID }, log: silentLog });
  app.get('/api/v1/web/inquiry', () => {
    throw away;
  });
  const response = await app.request('/api/v1/web/inquiry');
  assert.is(response.status, 503);
  assert.is(response.headers.get('retry-after'), String(away.retryAfterSeconds));
  const text = await response.text();
  assert.is((JSON.parse(text) as { error: { code: string } }).error.code, 'SERVICE_UNAVAILABLE');
  assert.not.match(text, /EventStoreDB|10\.0\.0\.7/);
});

test('nobody knows whether something was done: it does not count as refused', () => {
  assert.not(isRefusal(away));
});

test('the capture pages ask for patience in words', async () => {
  const opened = await front();
  opened.house.store.read = async () => {
    throw away;
  };
  const page = await opened.app.request(opened.at(''));
  assert.is(page.status, 503);
  assert.is(page.headers.get('retry-after'), '5');
  assert.match(await page.text(), 'Wait a few seconds and load the page again.');
  const started = await post(opened, '/start', { body: START });
  assert.is(started.status, 503);
  const { error } = (await started.json()) as { error: { code: string; message: string } };
  assert.is(error.code, 'SERVICE_UNAVAILABLE');
  assert.match(error.message, 'Try again in a few seconds.');
});

test.run();
