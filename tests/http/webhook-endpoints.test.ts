import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readStream } from '../../application/streams.ts';
import type { WebhookEndpointView } from '../../application/views/webhook-endpoint-view.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import { WEBHOOK_EVENT_TYPES } from '../../domain/webhook/event-types.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';

const house = await openHttpHouse();
const { owner, admin, member } = await house.household();
const theirs = await house.household('Another');
test.after(() => house.close());

type Shown = WebhookEndpointView & { secret?: string };

const ENDPOINTS = '/webhook/endpoints';
const URL = 'https://hooks.example.com/affiant';
const FIELDS = ['id', 'url', 'name', 'enabled', 'event_types', 'created_at', 'updated_at'];

const register = async (body: object = { url: URL }, call = owner) => (await call<Shown>('POST', ENDPOINTS, body)).body;
const get = async (id: string) => (await owner<Shown>('GET', `${ENDPOINTS}/${id}`)).body;
const refused = async (method: string, path: string, body: object) =>
  named(expectError(await owner(method, `${ENDPOINTS}${path}`, body), 400, 'VALIDATION_ERROR', JSON.stringify(body)));

// specification: 2.6-event-types, 2.6-secret, 4.10-post, 4.10-get, 6.1-kyc-pending, 6.1-kyc-manual-review
// specification: 6.1-kyc-approved, 6.1-kyc-rejected, 6.1-kyc-failed
test('a new endpoint gets every event unless told, and shows its secret once', async () => {
  const { secret, ...endpoint } = await register();
  assert.match(secret ?? '', /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/);
  assert.match(endpoint.id, /^wh_end_\w+$/);
  assert.equal(Object.keys(endpoint), FIELDS);
  assert.equal([endpoint.url, endpoint.name, endpoint.enabled], [URL, null, true]);
  assert.equal([...endpoint.event_types].sort(), [...WEBHOOK_EVENT_TYPES].sort());
  assert.equal(await get(endpoint.id), endpoint);
  const { body } = await owner<{ data: Shown[] }>('GET', ENDPOINTS);
  assert.equal(body, { data: [endpoint] });
});

// specification: 2.6-event-types, 4.10-post
test('an endpoint is registered as it is sent', async () => {
  const sent = { url: URL, name: 'Orders', enabled: false, event_types: ['web.result.approved', 'kyc.result.failed'] };
  const { id, secret, created_at, updated_at, ...endpoint } = await register(sent, admin);
  assert.equal(endpoint, sent);
});

// specification: 4.10-list
test('endpoints are listed newest first, all of them', async () => {
  const before = (await owner<{ data: Shown[] }>('GET', ENDPOINTS)).body.data.length;
  const made: string[] = [];
  for (let count = 0; count < 105; count++) made.push((await register()).id);
  const { body } = await owner<{ data: Shown[] }>('GET', ENDPOINTS);
  assert.is(body.data.length, before + 105);
  assert.equal(
    body.data.slice(0, 105).map(({ id }) => id),
    made.reverse(),
  );
});

// specification: 4.10-patch
test('a patch changes what it names', async () => {
  const { secret, ...endpoint } = await register({ url: URL, name: 'Before' });
  const path = `${ENDPOINTS}/${endpoint.id}`;
  const changes = [{ enabled: false }, { name: null }, { url: 'https://other.example.com/' }, { name: 'After' }];
  let expected: Shown = endpoint;
  for (const change of [...changes, { event_types: ['web.result.rejected' as const] }, {}]) {
    const { status, body } = await admin<Shown>('PATCH', path, change);
    assert.is(status, 200);
    assert.ok(body.updated_at >= expected.updated_at);
    expected = { ...expected, ...change, updated_at: body.updated_at };
    assert.equal(body, expected);
    assert.equal(await get(endpoint.id), expected);
  }
});

// specification: 2.6-rotated-secret, 4.10-rotate-secret
test('rotating shows a new secret once', async () => {
  const { secret, id } = await register();
  const secrets = new Set([secret]);
  for (const body of [undefined, {}, { overlap_seconds: 0 }, { overlap_seconds: 86_400 }]) {
    const answer = await admin<Shown>('POST', `${ENDPOINTS}/${id}/rotate-secret`, body);
    assert.equal([answer.status, answer.body.id], [200, id]);
    assert.match(answer.body.secret ?? '', /^whsec_/);
    secrets.add(answer.body.secret);
    assert.is((await get(id)).secret, undefined);
  }
  assert.is(secrets.size, 5);
  for (const overlap_seconds of [-1, 86_401, 1.5, '60', null]) {
    const path = `/${id}/rotate-secret`;
    assert.equal(
      (await refused('POST', path, { overlap_seconds })).map(named => named.split(' ')[0]),
      ['overlap_seconds'],
    );
  }
});

test('no secret stands in the log in the clear', async () => {
  const { id, secret } = await register();
  const events = await readStream(house.engines.eventStore, endpoint, id);
  assert.not.ok(JSON.stringify(events.map(({ data }) => data)).includes(secret?.slice(6, 20) ?? 'no secret'));
});

// specification: 4.10-delete
test('a deleted endpoint is gone, for every route', async () => {
  const { id } = await register();
  const path = `${ENDPOINTS}/${id}`;
  const deleted = await admin('DELETE', path);
  assert.equal([deleted.status, deleted.body], [204, null]);
  expectError(await owner('GET', path), 404, 'NOT_FOUND');
  expectError(await owner('PATCH', path, { name: 'x' }), 404, 'NOT_FOUND');
  expectError(await owner('PATCH', path, {}), 404, 'NOT_FOUND');
  expectError(await owner('POST', `${path}/rotate-secret`), 404, 'NOT_FOUND');
  expectError(await owner('DELETE', path), 404, 'NOT_FOUND');
  const { body } = await owner<{ data: Shown[] }>('GET', ENDPOINTS);
  assert.is(
    body.data.find(endpoint => endpoint.id === id),
    undefined,
  );
});

// specification: 5.4-manage, 5.4-read, 7-500-role
test('a member looks but does not touch: 500, and why', async () => {
  const { id, secret, ...endpoint } = await register();
  const path = `${ENDPOINTS}/${id}`;
  const attempts = [
    await member('POST', ENDPOINTS, { url: URL }),
    await member('PATCH', path, { name: 'x' }),
    await member('POST', `${path}/rotate-secret`),
    await member('DELETE', path),
  ];
  for (const attempt of attempts) {
    expectError(attempt, 500, 'INTERNAL_ERROR');
    assert.match(JSON.stringify(attempt.body), /owners and admins.*member/);
  }
  assert.equal((await member<Shown>('GET', path)).body, { id, ...endpoint });
  assert.is((await member<{ data: Shown[] }>('GET', ENDPOINTS)).body.data[0]?.id, id);
});

// specification: 2.6-https, 6.5.6-target
test('a target is https and public', async () => {
  const { id } = await register();
  const wrongs = [
    ...[
      'http://hooks.example.com/',
      'ftp://example.com',
      'example.com/hooks',
      'https://',
      'https://me:pw@example.com/',
    ],
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://localhost/'],
    ...['https://10.0.0.1/', 'https://192.168.1.1/', 'https://169.254.169.254/', 'https://[::ffff:10.0.0.1]/'],
    ...['https://example.com:22/', 'https://a.localhost/', '\u0000'],
  ];
  for (const url of wrongs) {
    assert.equal(await refused('POST', '', { url }), ['url INVALID_TARGET'], url);
    assert.equal(await refused('PATCH', `/${id}`, { url }), ['url INVALID_TARGET'], url);
  }
  assert.is((await get(id)).url, URL);
});

// specification: 2.6-event-types
test('event types are those that there are, each once', async () => {
  assert.equal(await refused('POST', '', { url: URL, event_types: [] }), ['event_types TOO_SMALL']);
  const twice = ['web.result.failed', 'web.result.failed'];
  assert.equal(await refused('POST', '', { url: URL, event_types: twice }), ['event_types INVALID']);
  const [detail] = await refused('POST', '', { url: URL, event_types: ['web.result.processing'] });
  assert.match(detail ?? '', /^event_types\[0\] /);
  assert.equal(await refused('POST', '', { url: URL, name: 'x'.repeat(121) }), ['name TOO_BIG']);
});

test('endpoints of another organization are not there', async () => {
  const { id } = await register();
  for (const [method, action, body] of [
    ['GET', ''],
    ['PATCH', '', {}],
    ['DELETE', ''],
    ['POST', '/rotate-secret'],
  ] as const) {
    expectError(await theirs.owner(method, `${ENDPOINTS}/${id}${action}`, body), 404, 'NOT_FOUND');
  }
  assert.equal((await theirs.owner<{ data: Shown[] }>('GET', ENDPOINTS)).body.data, []);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
