import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBaseApp } from '../../adapters/http/base-app.ts';
import { mountOperations } from '../../adapters/http/mount-operations.ts';
import { evidenceOperations } from '../../adapters/http/operations/evidence.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { Bucket } from '../../infrastructure/evidence/s3/bucket.ts';
import { openS3EvidenceStore } from '../../infrastructure/evidence/s3/evidence-store.ts';
import { s3LocationOf } from '../../infrastructure/evidence/s3/location.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { isLeftOut } from '../support/real-servers.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import { SwallowingProxy } from '../support/swallowing-proxy.ts';

/** 5 s until an answer begins, and what a busy machine adds. */
const LONGEST_WAIT_MS = 6500;
const SIZE = 6_000_000;

const test = suite('evidence in S3: faults');
let answer: RequestListener = () => undefined;
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  answer(request, response);
});
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
test.before.each(() => {
  asked = 0;
});
test.after(() => {
  server.closeAllConnections();
  server.close();
});

const environment = {
  AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  AWS_ACCESS_KEY_ID: 'a',
  AWS_SECRET_ACCESS_KEY: 'b',
};
const url = 's3://evidence';
const bucket = () => new Bucket(s3LocationOf(url, environment));
const nothingThere: RequestListener = (_request, response) =>
  response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');

/** Asserts that this fails because the store is away, and not later than anybody may be kept waiting. */
async function assertAway(work: Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  assert.instance(await rejectionOf(work), EngineUnavailable);
  const waited = performance.now() - startedAt;
  assert.ok(waited < LONGEST_WAIT_MS, `waited ${Math.round(waited)} ms`);
}

test('a store that takes requests and does not answer is asked again, and given up in time', async () => {
  answer = () => undefined;
  const body = randomBytes(100_000);
  await Promise.all([
    assertAway(bucket().request('id', { method: 'GET' })),
    assertAway(bucket().request('id', { method: 'PUT', body })),
    assertAway(bucket().request('id', { method: 'DELETE' })),
  ]);
  assert.ok(asked >= 6, `${asked} requests`);
});

test('a download that begins and stops is given up in time', async () => {
  answer = (_request, response) => void response.writeHead(200, { 'content-length': 1000 }).write('begun');
  await assertAway(bucket().request('id', { method: 'GET' }));
});

test('a download that is slow because it is large comes whole', async () => {
  const bytes = randomBytes(SIZE);
  answer = async (_request, response) => {
    response.writeHead(200, { 'content-length': SIZE });
    for (let part = 0; part < 8; part += 1) {
      response.write(bytes.subarray((part * SIZE) / 8, ((part + 1) * SIZE) / 8));
      await pause(400);
    }
    response.end();
  };
  const downloaded = await bucket().request('id', { method: 'GET' });
  assert.ok(bytes.equals(downloaded.bytes));
  assert.is(asked, 1);
});

test('a store that is overwhelmed for a moment is asked again', async () => {
  answer = (request, response) => {
    if (asked < 3) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    else nothingThere(request, response);
  };
  assert.is((await bucket().request('id', { method: 'GET' })).status, 404);
  assert.is(asked, 3);
});

test('a pool of connections that have all died is worth no more than two attempts', async () => {
  answer = nothingThere;
  const proxy = new SwallowingProxy((server.address() as AddressInfo).port);
  const through = { ...environment, AWS_ENDPOINT_URL: `http://127.0.0.1:${await proxy.start()}` };
  const beyond = new Bucket(s3LocationOf(url, through));
  const ask = () => beyond.request('id', { method: 'GET' });
  const asking = () => Promise.all(Array.from({ length: 20 }, ask));
  await asking();
  proxy.swallow();
  await asking();
  assert.is((await ask()).status, 404);
  await proxy.close();
});

test('a download through the service answers 503 in time, and says when to come again', async () => {
  answer = nothingThere;
  const store = await openS3EvidenceStore({ url, environment, clock: systemClock });
  const links = { verify: () => true, link: async () => ({ url: '', expires_at: '' }) };
  const app = createBaseApp({ identifiers: { event: randomUUID }, log: silentLog });
  mountOperations(app, evidenceOperations, { evidenceLinks: links, evidence: store });
  assert.is((await app.request('/evidence/web_ev_1')).status, 404);
  answer = () => undefined;
  const startedAt = performance.now();
  const response = await app.request('/evidence/web_ev_1');
  assert.is(response.status, 503);
  assert.is(response.headers.get('retry-after'), '5');
  assert.ok(performance.now() - startedAt < LONGEST_WAIT_MS);
});

if (isLeftOut('evidence in S3: faults', 's3')) server.close();
else test.run();
