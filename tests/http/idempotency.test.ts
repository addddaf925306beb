import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readStream } from '../../application/streams.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import type { ApiAnswer } from '../support/api.ts';
import { expectError, named } from '../support/expect-error.ts';
import { answered, openHttpHouse } from '../support/http-house.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ENVELOPE, INLINE, TEMPLATE } from './requests.ts';

const HOUR_MS = 3_600_000;
const folder = temporaryFolder();
let house = await openHttpHouse(folder);
const ours = await house.household();
const theirs = await house.household('Another');
test.after(() => house.close());

type Body = Record<string, unknown> & { id: string; key?: string; secret?: string };
let keys = 0;
const newKey = () => `order-${++keys}`;

async function post(path: string, body: unknown, key: string, apiKey = ours.key): Promise<ApiAnswer<Body>> {
  const headers = {
    ...{ 'api-key': apiKey, 'x-api-key': apiKey },
    ...{ 'content-type': 'application/json', 'Idempotency-Key': key },
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return answered<Body>(await house.app.request(`/api/v1${path}`, { method: 'POST', headers, body: text }));
}

/** The second answer is the first one again. */
function assertReplayed(second: ApiAnswer<Body>, first: ApiAnswer<Body>): void {
  assert.equal([second.status, second.body], [first.status, first.body]);
  assert.equal(
    [first, second].map(answer => answer.headers.get('idempotency-replayed')),
    [null, 'true'],
  );
  assert.is.not(second.headers.get('x-request-id'), first.headers.get('x-request-id'));
}

/** How many things there are that a route makes; no list tells of envelopes. */
const listed = async (path: string): Promise<number> => {
  if (path !== '/envelope') return (await house.callWith(ours.key)<{ data: Body[] }>('GET', path)).body.data.length;
  return (await house.readModels.envelopes.find({ where: {}, limit: 1000 })).length;
};

/** Every route that makes something, and what it is sent. */
const CREATES = [
  ['/web/inquiry', INLINE],
  ['/web/template', TEMPLATE],
  ['/webhook/endpoints', { url: 'https://hooks.example.com/' }],
  ['/envelope', ENVELOPE],
] as const;

for (const [path, body] of CREATES) {
  test(`POST ${path} twice under one key makes one thing`, async () => {
    const key = newKey();
    const before = await listed(path);
    const first = await post(path, body, key);
    assert.is(first.status, 200);
    assertReplayed(await post(path, body, key), first);
    assert.is(await listed(path), before + 1);
    expectError(await post(path, { ...body, name: 'Another' }, key), 422, 'IDEMPOTENCY_KEY_REUSED');
    expectError(await post('/web/nowhere', body, key), 422, 'IDEMPOTENCY_KEY_REUSED');
    assert.is.not((await post(path, body, newKey())).body.id, first.body.id);
    if (path !== '/webhook/endpoints') assert.is.not((await post(path, body, key, theirs.key)).body.id, first.body.id);
  });

  test(`POST ${path}: a repeat after a crash makes nothing twice`, async () => {
    const key = newKey();
    const before = await listed(path);
    const { reservations } = house.engines;
    const replace = reservations.replace;
    reservations.replace = () => Promise.reject(new Error('the process ends here'));
    expectError(await post(path, body, key), 500, 'INTERNAL_ERROR');
    reservations.replace = replace;
    assert.is(house.errors.splice(0).length, 1);
    await house.close();
    house = await openHttpHouse(folder);

    const repeated = await post(path, body, key);
    assert.is(repeated.status, 200);
    assert.is(await listed(path), before + 1);
    assertReplayed(await post(path, body, key), repeated);
  });
}

test('steps of a template are taken once', async () => {
  const { key: template } = (await post('/web/template', TEMPLATE, newKey())).body;
  const published = newKey();
  const first = await post(`/web/template/${template}/publish`, '', published);
  assert.is(first.body.status, 'published');
  assertReplayed(await post(`/web/template/${template}/publish`, '', published), first);
  const drafted = newKey();
  const draft = await post(`/web/template/${template}/draft`, { name: 'Second' }, drafted);
  assert.is(draft.body.version, 2);
  assertReplayed(await post(`/web/template/${template}/draft`, { name: 'Second' }, drafted), draft);
  expectError(await post(`/web/template/${template}/draft`, { name: 'Second' }, newKey()), 409, 'CONFLICT');
});

test('a secret is rotated once, also by a repeat after a crash, and stands nowhere in the clear', async () => {
  const { id } = (await post('/webhook/endpoints', { url: 'https://hooks.example.com/' }, newKey())).body;
  const path = `/webhook/endpoints/${id}/rotate-secret`;
  const key = newKey();
  const { reservations } = house.engines;
  const replace = reservations.replace;
  reservations.replace = () => Promise.reject(new Error('the process ends here'));
  expectError(await post(path, '', key), 500, 'INTERNAL_ERROR');
  reservations.replace = replace;
  house.errors.splice(0);
  const rotated = await post(path, '', key);
  assertReplayed(await post(path, '', key), rotated);
  const events = await readStream(house.engines.eventStore, endpoint, id);
  assert.is(events.filter(({ type }) => type === 'SecretRotated').length, 1);
  const { secret = 'none' } = rotated.body;
  assert.match(secret, /^whsec_/);
  for (const file of ['read-models.db', 'read-models.db-wal']) {
    assert.not.ok(readFileSync(join(folder, file)).includes(secret.slice(6, 30)), file);
  }
});

test('a key with another role is not shown what it may not do', async () => {
  const member = (await house.organizations.createKey(ours.orgId, { role: 'member', name: 'm', email: null }, 'system'))
    .key;
  const key = newKey();
  const body = { url: 'https://hooks.example.com/' };
  const first = await post('/webhook/endpoints', body, key);
  const refused = await post('/webhook/endpoints', body, key, member);
  expectError(refused, 500, 'INTERNAL_ERROR');
  assertReplayed(await post('/webhook/endpoints', body, key), first);
  const inquiry = newKey();
  const made = await post('/web/inquiry', INLINE, inquiry);
  assert.equal((await post('/web/inquiry', INLINE, inquiry, member)).body, made.body);
});

test('the second of two at once is told that the first still runs', async () => {
  const key = newKey();
  const before = await listed('/web/inquiry');
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('/web/inquiry', INLINE, key)));
  const refused = answers.filter(({ status }) => status !== 200);
  assert.ok(refused.length >= 1 && refused.length < 8, `${refused.length} were refused`);
  for (const answer of refused)
    assert.equal(named(expectError(answer, 409, 'CONFLICT')), ['Idempotency-Key IN_PROGRESS']);
  const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id));
  assert.equal([...ids], [(await post('/web/inquiry', INLINE, key)).body.id]);
  assert.is(await listed('/web/inquiry'), before + 1);
});

test('a refused request leaves its key free', async () => {
  const key = newKey();
  expectError(await post('/web/inquiry', { ...INLINE, name: 7 }, key), 400, 'VALIDATION_ERROR');
  expectError(await post('/web/inquiry', '{"name":', key), 400, 'VALIDATION_ERROR');
  expectError(
    await post('/web/inquiry', { subject_id: 'x', template_key: 'web_tpl_key_1' }, key),
    400,
    'VALIDATION_ERROR',
  );
  const first = await post('/web/inquiry', INLINE, key);
  assert.is(first.status, 200);
  assertReplayed(await post('/web/inquiry', INLINE, key), first);
});

test('a key has 1 to 255 visible ASCII characters', async () => {
  assert.is((await post('/web/inquiry', INLINE, '!'.repeat(255))).status, 200);
  for (const bad of ['', ' ', 'a b', 'x'.repeat(256), 'schlüssel', 'a\tb']) {
    const details = expectError(await post('/web/inquiry', INLINE, bad), 400, 'VALIDATION_ERROR', bad);
    assert.equal(named(details), ['Idempotency-Key INVALID']);
  }
});

test('a body sent in pieces is taken as well', async () => {
  const key = newKey();
  const send = async () => {
    const headers = { 'api-key': ours.key, 'content-type': 'application/json', 'idempotency-key': key };
    const body = new Blob([JSON.stringify(INLINE)]).stream();
    return answered<Body>(
      await house.app.request('/api/v1/web/inquiry', { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
    );
  };
  const first = await send();
  assert.is(first.status, 200);
  assertReplayed(await send(), first);
  expectError(await post('/web/inquiry', 'y'.repeat(1024 * 1024 + 1), newKey()), 413, 'PAYLOAD_TOO_LARGE');
});

test('a key is forgotten after 24 hours', async () => {
  const [swept, standing] = [newKey(), newKey()];
  const first = await post('/web/inquiry', INLINE, standing);
  await post('/web/inquiry', INLINE, swept);
  house.clock.advance(23 * HOUR_MS);
  assertReplayed(await post('/web/inquiry', INLINE, standing), first);
  house.clock.advance(HOUR_MS);
  assert.is.not((await post('/web/inquiry', INLINE, standing)).body.id, first.body.id);
  await house.idempotency.forgetOld();
  const { reserved } = await house.engines.reservations.reserve(`idempotency:${ours.orgId}:${swept}`, 'x');
  assert.ok(reserved, 'its record is gone');
});

test('what is kept of an answer goes with its inquiry', async () => {
  const key = newKey();
  const { id } = (await post('/web/inquiry', INLINE, key)).body;
  await house.erasure.delete(id, 'system');
  expectError(await post('/web/inquiry', INLINE, key), 404, 'NOT_FOUND');
  const name = `idempotency:${ours.orgId}:${key}`;
  const { value } = await house.engines.reservations.reserve(name, 'none');
  assert.ok(value.includes(id) && !value.includes(INLINE.subject_id), value);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
