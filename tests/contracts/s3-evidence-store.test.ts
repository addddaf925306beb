import { randomBytes, randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { EvidenceDamaged } from '../../application/ports/evidence-store.ts';
import { Bucket } from '../../infrastructure/evidence/s3/bucket.ts';
import { openS3EvidenceStore } from '../../infrastructure/evidence/s3/evidence-store.ts';
import { s3LocationOf } from '../../infrastructure/evidence/s3/location.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { present } from '../support/present.ts';
import { rejectionOf } from '../support/rejection.ts';
import { TestClock } from '../support/test-clock.ts';
import { evidenceStoreContract } from './evidence-store-contract.ts';

const { env } = process;
const url = env.EVIDENCE_URL ?? '';
const open = (clock = systemClock, environment = env) => openS3EvidenceStore({ url, environment, clock });

const test = suite('evidence in S3');
const someId = () => `web_ev_${randomUUID().replaceAll('-', '').toUpperCase()}`;
const png = (bytes: Uint8Array) => ({ bytes, contentType: 'image/png' });

test('finds a file that was changed in the bucket', async () => {
  const store = await open();
  const bucket = new Bucket(s3LocationOf(url, env));
  const id = someId();
  const { sha256 } = await store.put(id, png(Buffer.from('the evidence')));
  for (const [body, size] of [
    ['the Evidence', '12'],
    ['the evidence!', '13'],
    ['', '12'],
  ] as const) {
    const headers = { 'x-amz-meta-sha256': sha256, 'x-amz-meta-size': size };
    const answer = await bucket.request(id, { method: 'PUT', headers, body: new Uint8Array(Buffer.from(body)) });
    assert.is(answer.status, 200);
    assert.instance(await rejectionOf(store.get(id)), EvidenceDamaged);
  }
});

test('S3 itself refuses bytes that do not match their checksum', async () => {
  const bucket = new Bucket(s3LocationOf(url, env));
  const headers = { 'x-amz-checksum-sha256': Buffer.alloc(32).toString('base64') };
  const answer = await bucket.request(someId(), { method: 'PUT', headers, body: new Uint8Array([1, 2, 3]) });
  assert.is(answer.status, 400);
});

test('presigned links are downloads that can be neither changed nor used later', async () => {
  const store = await open();
  const id = someId();
  const bytes = randomBytes(1000);
  await store.put(id, png(bytes));
  const link = present(await store.presign(id, new Date(Date.now() + 60_000)));
  const answer = await fetch(link);
  assert.is(answer.status, 200);
  assert.is(answer.headers.get('content-type'), 'image/png');
  assert.is(answer.headers.get('content-disposition'), `attachment; filename="${id}"`);
  assert.ok(Buffer.from(await answer.arrayBuffer()).equals(bytes));

  const other = someId();
  await store.put(other, png(bytes));
  assert.is((await fetch(link.replace(id, other))).status, 403);
  assert.is((await fetch(link.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=600'))).status, 403);

  const anHourAgo = new TestClock();
  anHourAgo.advance(-3_600_000);
  const old = await (await open(anHourAgo)).presign(id, new Date(Date.now() - 3_000_000));
  assert.is((await fetch(present(old))).status, 403);
});

test('links are its own only when it is told so', async () => {
  const store = await openS3EvidenceStore({ url: `${url}?links=own`, environment: env, clock: systemClock });
  assert.is(await store.presign(someId(), new Date(Date.now() + 60_000)), null);
});

test('says what is wrong with bucket or key', async () => {
  const wrongBucket = openS3EvidenceStore({ url: 's3://there-is-none', environment: env, clock: systemClock });
  assert.match((await rejectionOf(wrongBucket)).message, /the bucket there-is-none: NoSuchBucket\. Check/);
  const wrongKey = open(systemClock, { ...env, AWS_SECRET_ACCESS_KEY: 'wrong' });
  assert.match((await rejectionOf(wrongKey)).message, /SignatureDoesNotMatch/);
});

test('is unavailable within bounds when nobody answers', async () => {
  const startedAt = performance.now();
  const away = open(systemClock, { ...env, AWS_ENDPOINT_URL: 'http://127.0.0.1:1', AWS_ENDPOINT_URL_S3: '' });
  assert.instance(await rejectionOf(away), EngineUnavailable);
  assert.ok(performance.now() - startedAt < 5000);
});

if (url.startsWith('s3://')) {
  evidenceStoreContract('s3', async () => {
    const store = await open();
    return { store, close: () => store.close() };
  });
  test.run();
} else {
  process.stdout.write('SKIPPED s3 evidence store: EVIDENCE_URL is not set\n');
}
