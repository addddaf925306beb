import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ApiAnswer } from '../support/api.ts';
import { expectError, named } from '../support/expect-error.ts';
import { answered } from '../support/http-house.ts';
import { openBadInputHouse } from './bad-input-house.ts';
import { addressOf, ROUTES, titleOf } from './route-table.ts';

const { house, ours, ids, foreign, send, idFor } = await openBadInputHouse();
test.after(() => house.close());

const sampleOf = (sample?: object) => (sample === undefined ? {} : { body: JSON.stringify(sample) });

test('the table knows every route', () => {
  // An id that is left out is no route of its own. The console's pages have a table, and tests, of their own.
  const served = house.app.routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.endsWith('/') && !path.startsWith('/console'),
  );
  const names = [...new Set(served.map(({ method, path }) => `${method} ${path}`))];
  assert.equal(names.sort(), ROUTES.map(titleOf).sort());
});

for (const route of ROUTES.filter(({ guarded }) => guarded)) {
  // specification: 4-key-header, 5-api-key, 5-x-api-key, 5.1-header, 7-401, 7-envelopes
  test(`${titleOf(route)} is opened by a valid key in its header only`, async () => {
    const revoked = await house.organizations.createKey(
      ours.orgId,
      { role: 'owner', name: 'x', email: null },
      'system',
    );
    await house.organizations.revokeKey(revoked.id, 'system');
    const strangers = [null, '', 'secret_live_unknown', `${ours.key}x`, ours.key.slice(0, -1), revoked.key];
    const answers: ApiAnswer<unknown>[] = [];
    for (const key of [...strangers, ours.orgId, 'x'.repeat(5000)]) {
      answers.push(await send(route, idFor(route, ids), { key, ...sampleOf(route.sample) }));
    }
    const otherHeader = route.keyHeader === undefined ? 'x-api-key' : 'api-key';
    for (const headers of [{ [otherHeader]: ours.key }, { authorization: `Bearer ${ours.key}` }]) {
      answers.push(await send(route, idFor(route, ids), { key: null, headers, ...sampleOf(route.sample) }));
    }
    const messages = new Set<string>();
    for (const answer of answers) {
      assert.equal(expectError(answer, 401, 'UNAUTHORIZED'), []);
      assert.match(answer.headers.get('www-authenticate') ?? '', /^ApiKey realm="Affiant", header="(x-)?api-key"$/);
      messages.add((answer.body as { error: { message: string } }).error.message);
    }
    assert.is(messages.size, 1, 'nobody learns from the answer what is wrong with a key');
  });
}

for (const route of ROUTES.filter(({ id }) => id !== undefined)) {
  const { name = 'id', prefix = '' } = route.id ?? {};

  // specification: 4.2-400, 7-400-id, 7-one-body
  test(`${titleOf(route)} refuses what is no id`, async () => {
    const wrongs = [
      prefix,
      `${prefix}a-b`,
      `${prefix}${'x'.repeat(65)}`,
      'web_xx_1',
      '1',
      '%00',
      '%F0',
      `${prefix}ä`,
      '..%2f',
    ];
    for (const wrong of wrongs) {
      const details = expectError(await send(route, wrong, sampleOf(route.sample)), 400, 'VALIDATION_ERROR', wrong);
      assert.equal(named(details), [`${name} INVALID_ID`]);
    }
  });

  // specification: 4.2-404-unknown, 5.3-not-found, 7-404, 7-envelopes
  test(`${titleOf(route)} does not find what is unknown or another organization's`, async () => {
    for (const id of [`${prefix}01K00000000000000000000000`, `${prefix}a`, idFor(route, foreign)]) {
      expectError(await send(route, id, sampleOf(route.sample)), 404, 'NOT_FOUND', id);
    }
  });
}

for (const route of ROUTES.filter(({ list }) => list)) {
  // specification: 4.3-limit, 4.3-invalid-after-id, 4.8-get, 4.8-invalid-after-id, 7-400-after-id, 8-limit
  test(`${titleOf(route)} names bad query parameters`, async () => {
    const ask = async (query: string) =>
      answered(
        await house.app.request(`${addressOf(route, idFor(route, ids))}?${query}`, {
          headers: { 'api-key': ours.key },
        }),
      );
    for (const limit of ['0', '101', '-1', '1.5', 'ten', '', '1e2', '99999999999999999999', '%00']) {
      const details = expectError(await ask(`limit=${limit}`), 400, 'VALIDATION_ERROR', limit);
      assert.equal(
        details.map(({ field }) => field),
        ['limit'],
      );
    }
    for (const after of ['', 'x', 'web_iq_01K', '%00', '%F0%9F', "'--", 'x'.repeat(4000), foreign.inquiry]) {
      const details = expectError(await ask(`after_id=${after}`), 400, 'VALIDATION_ERROR', after);
      assert.equal(named(details), ['after_id INVALID_AFTER_ID']);
    }
    const details = expectError(await ask('page=2&__proto__=x'), 400, 'VALIDATION_ERROR');
    assert.ok(named(details).includes('page UNKNOWN_FIELD'), JSON.stringify(details));
  });
}

// specification: 0-base-url, 7-one-body, 9.1-path
test('an unknown route is not found', async () => {
  for (const path of [
    '/nowhere',
    '/api/v1/nowhere',
    '/api/v2/web/inquiry',
    '/api/v1/web/template/a/b/c',
    '/evidence',
  ]) {
    const answer = await answered(await house.app.request(path, { headers: { 'api-key': ours.key } }));
    expectError(answer, 404, 'NOT_FOUND', path);
    assert.match(JSON.stringify(answer.body), 'There is no such route: the reference at /docs lists');
  }
});

test('who leaves out the version is told the address that was meant', async () => {
  const ask = async (method: string, path: string) => {
    const answer = await answered(await house.app.request(path, { method, headers: { 'api-key': ours.key } }));
    expectError(answer, 404, 'NOT_FOUND', path);
    return (answer.body as { error: { message: string } }).error.message;
  };
  for (const [method, path] of [
    ['POST', '/web/inquiry'],
    ['GET', '/web/inquiry/web_iq_1'],
    ['GET', '/v1/web/template'],
    ['GET', '/api/webhook/endpoints'],
  ] as const) {
    const meant = path.replace(/^(\/api)?(\/v1)?/, '/api/v1');
    assert.ok((await ask(method, path)).includes(` Did you mean ${meant}?`), path);
  }
  for (const path of ['/nowhere', '/api/v1/nowhere', '/api/v2/web/inquiry', '/evidence/web/inquiry']) {
    assert.not.match(await ask('GET', path), 'Did you mean');
  }
});

// specification: 1-server-key, 5.2-servers-only, 7-one-body
test('a known address with another method is answered with those that it has', async () => {
  for (const address of new Set(ROUTES.map(route => addressOf(route, 'x')))) {
    const methods = ROUTES.filter(route => addressOf(route, 'x') === address).map(route => String(route.method));
    if (methods.includes('GET')) methods.push('HEAD');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (methods.includes(method)) continue;
      const headers = { 'api-key': ours.key, 'x-api-key': ours.key };
      const answer = await answered(await house.app.request(address, { method, headers }));
      expectError(answer, 405, 'METHOD_NOT_ALLOWED', `${method} ${address}`);
      assert.equal(answer.headers.get('allow')?.split(', ').sort(), methods.sort());
    }
  }
});

test('a sane request id is taken over, any other is replaced', async () => {
  const ask = async (id: string) => answered(await house.app.request('/nowhere', { headers: { 'x-request-id': id } }));
  const answer = await ask('order-42_retry.1');
  expectError(answer, 404, 'NOT_FOUND');
  assert.is(answer.headers.get('x-request-id'), 'order-42_retry.1');
  for (const strange of ['short', 'has spaces in it', '<script>alert(1)</script>', 'x'.repeat(129)]) {
    const replaced = await ask(strange);
    expectError(replaced, 404, 'NOT_FOUND');
    assert.is.not(replaced.headers.get('x-request-id'), strange);
  }
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
