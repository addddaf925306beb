import { Hono } from 'hono';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keyHeaderOf } from '../../adapters/http/key-header.ts';
import { OPERATIONS } from '../../adapters/http/operations.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openBadInputHouse } from './bad-input-house.ts';
import { addressOf, ROUTES, titleOf } from './route-table.ts';

const { house, ours, ids, send, idFor } = await openBadInputHouse();
test.after(() => house.close());

const member = await house.organizations.createKey(ours.orgId, { role: 'member', name: 'm', email: null }, 'system');
const bodyOf = (sample?: object) => (sample === undefined ? {} : { body: JSON.stringify(sample) });

for (const route of ROUTES.filter(({ guarded, testKeys }) => guarded && !testKeys)) {
  // specification: 5.4-manage
  test(`${titleOf(route)} is for ${route.managers ? 'owners and admins only' : 'every member'}`, async () => {
    const answer = await send(route, idFor(route, ids), { key: member.key, ...bodyOf(route.sample) });
    if (!route.managers) {
      assert.ok(answer.status < 500, JSON.stringify(answer.body));
      return;
    }
    expectError(answer, 500, 'INTERNAL_ERROR');
    assert.match(
      JSON.stringify(answer.body),
      '"Webhook endpoints are managed by organization owners and admins; this key belongs to a member."',
    );
    if (route.body === 'never') return;
    const wrong = await send(route, idFor(route, ids), { key: member.key, body: '{"start_ulr":1}' });
    assert.ok(named(expectError(wrong, 400, 'VALIDATION_ERROR')).includes('start_ulr UNKNOWN_FIELD'));
  });
}

for (const route of ROUTES.filter(({ id, path }) => id !== undefined && path.endsWith(`:${id.name}`))) {
  test(`${titleOf(route)} refuses an id that is left out`, async () => {
    const answer = await send(route, '', bodyOf(route.sample));
    assert.equal(named(expectError(answer, 400, 'VALIDATION_ERROR')), [`${route.id?.name} INVALID_ID`]);
  });
}

test('every path asks for its key in the header that its entry names', () => {
  for (const { path, keyHeader } of OPERATIONS) if (keyHeader !== null) assert.is(keyHeaderOf(path), keyHeader, path);
});

test('what is for test keys only is not there for a live key, whatever it sends', async () => {
  const routes = ROUTES.filter(({ testKeys }) => testKeys);
  assert.equal(routes.map(titleOf), [
    'POST /api/v1/web/inquiry/:id/simulate',
    'POST /api/v1/envelope/:envelope_id/simulate',
  ]);
  for (const route of routes) {
    for (const sent of [{ body: '{' }, { body: 'x', type: 'text/plain' }, {}, bodyOf(route.sample)]) {
      const answer = await send(route, 'no id', { ...sent, key: ours.key });
      expectError(answer, 404, 'NOT_FOUND');
      assert.match(JSON.stringify(answer.body), 'There is no such route');
    }
  }
});

test('every route is found by the router that looks once, beside the pages of the capture as well', async () => {
  const whole = new Hono();
  whole.route('/', house.app);
  whole.route('/', house.pages());
  for (const route of ROUTES) {
    await whole.request(addressOf(route, idFor(route, ids)), { method: route.method });
    assert.is(whole.router.name, 'SmartRouter + RegExpRouter', titleOf(route));
  }
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
