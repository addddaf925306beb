import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { expectError } from '../support/expect-error.ts';
import { answered } from '../support/http-house.ts';
import { openBadInputHouse } from './bad-input-house.ts';
import { addressOf, ROUTES, titleOf } from './route-table.ts';

const { house, ours, ids, send, idFor } = await openBadInputHouse();
test.after(() => house.close());

const ORIGIN = 'https://shop.example.com';

function assertClosed(headers: Headers, what: string): void {
  for (const [name] of headers) assert.not.match(name, /^access-control-/, what);
  assert.is(headers.get('x-content-type-options'), 'nosniff', what);
  assert.match(headers.get('strict-transport-security') ?? '', /^max-age=\d{7,}/, what);
  assert.is(headers.get('server'), null, what);
  assert.is(headers.get('x-powered-by'), null, what);
}

for (const route of ROUTES) {
  test(`${titleOf(route)} is closed to other origins and careful with browsers`, async () => {
    const sample = route.sample === undefined ? {} : { body: JSON.stringify(route.sample) };
    const right = await send(route, idFor(route, ids), { ...sample, headers: { origin: ORIGIN } });
    assertClosed(right.headers, 'answered');
    assertClosed((await send(route, 'x', { ...sample, key: null, headers: { origin: ORIGIN } })).headers, 'refused');
    if (route.guarded) {
      assert.is(right.headers.get('cache-control'), 'no-store');
      assert.match(right.headers.get('content-security-policy') ?? '', /default-src 'none'; frame-ancestors 'none'/);
    }
  });

  test(`${titleOf(route)} answers a preflight with 405`, async () => {
    const headers = { origin: ORIGIN, 'access-control-request-method': route.method };
    const address = addressOf(route, idFor(route, ids) || 'x');
    const answer = await answered(await house.app.request(address, { method: 'OPTIONS', headers }));
    expectError(answer, 405, 'METHOD_NOT_ALLOWED');
    assert.ok(answer.headers.get('allow')?.split(', ').includes(route.method));
    assertClosed(answer.headers, 'preflight');
  });
}

for (const route of ROUTES.filter(({ method }) => method === 'GET')) {
  test(`HEAD ${route.path} has the headers of GET and no body`, async () => {
    const headers = { 'api-key': ours.key, 'x-api-key': ours.key };
    const address = addressOf(route, idFor(route, ids) || 'x');
    // What was just written may not be shown yet; then the service says so at `/readyz`.
    if (route.path === '/readyz') await eventually('readiness', async () => (await house.app.request(address)).ok);
    const [head, get] = [
      await house.app.request(address, { method: 'HEAD', headers }),
      await house.app.request(address, { headers }),
    ];
    assert.is(head.status, get.status);
    assert.is(await head.text(), '');
    assert.is(head.headers.get('content-type'), get.headers.get('content-type'));
  });
}

test('a preflight of what is not there is not found', async () => {
  const answer = await answered(
    await house.app.request('/api/v1/nowhere', { method: 'OPTIONS', headers: { origin: ORIGIN } }),
  );
  expectError(answer, 404, 'NOT_FOUND');
  assertClosed(answer.headers, 'nowhere');
});

test.run();
