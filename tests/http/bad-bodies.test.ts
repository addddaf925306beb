import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_BODY } from '../../adapters/http/body.ts';
import type { ErrorBody } from '../../adapters/http/errors.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openBadInputHouse } from './bad-input-house.ts';
import { neededBy } from './body-schema.ts';
import { ROUTES, titleOf } from './route-table.ts';

const { house, ids, send, idFor } = await openBadInputHouse();
test.after(() => house.close());

const withBody = ROUTES.filter(route => route.body !== 'never');

/** A body of this many bytes that comes in chunks, so that nobody is told its length beforehand. */
function chunks(bytes: number): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk.subarray(0, Math.min(left, chunk.length)));
      left -= chunk.length;
      if (left <= 0) controller.close();
    },
  });
}

for (const route of withBody) {
  const title = titleOf(route);
  const id = idFor(route, ids);

  test(`${title} names fields that there are not`, async () => {
    const body = JSON.stringify({ ...route.sample, start_ulr: 'x', toString: 1 });
    const details = expectError(await send(route, id, { body }), 400, 'VALIDATION_ERROR');
    assert.equal(named(details), ['start_ulr UNKNOWN_FIELD', 'toString UNKNOWN_FIELD']);
  });

  // specification: 0-json, 7-400-validation
  test(`${title} names every field of a wrong type`, async () => {
    for (const field of Object.keys(route.sample ?? {})) {
      for (const wrong of [{ a: 1 }, ['x'], true, Number.MAX_VALUE]) {
        const body = JSON.stringify({ ...route.sample, [field]: wrong });
        const details = expectError(await send(route, id, { body }), 400, 'VALIDATION_ERROR', field);
        assert.equal([...new Set(details.map(detail => detail.field))], [field]);
      }
    }
  });

  test(`${title} takes JSON objects only`, async () => {
    for (const body of ['null', '[]', '7', '"text"', 'true', '[{}]']) {
      const details = expectError(await send(route, id, { body }), 400, 'VALIDATION_ERROR', body);
      assert.is(details[0]?.field, 'body');
    }
    for (const body of ['{', '{"a":}', 'name=x', "{'a':1}", '{"a":1}{}', '\u0000', 'NaN', '{"name":"\u0000"}']) {
      const details = expectError(await send(route, id, { body }), 400, 'VALIDATION_ERROR', body);
      assert.equal(named(details), ['body INVALID_JSON']);
    }
  });

  // specification: 0-json
  test(`${title} takes application/json only`, async () => {
    const body = JSON.stringify(route.sample);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'text/json', null]) {
      expectError(await send(route, id, { body, type }), 415, 'UNSUPPORTED_MEDIA_TYPE', String(type));
    }
    const answer = await send(route, id, { body: '{"x":1}', type: 'Application/JSON; charset=utf-8' });
    expectError(answer, 400, 'VALIDATION_ERROR');
  });

  test(`${title} refuses bodies over 1 MiB, told their length or not`, async () => {
    const body = JSON.stringify({ ...route.sample, text: 'x'.repeat(MAX_BODY) });
    const headers = { 'content-length': String(body.length) };
    expectError(await send(route, id, { body, headers }), 413, 'PAYLOAD_TOO_LARGE');
    expectError(await send(route, id, { body: chunks(MAX_BODY + 1) }), 413, 'PAYLOAD_TOO_LARGE');
    // White space alone is as good as nothing: this one is not too large.
    const blank = await send(route, id, { body: chunks(MAX_BODY) });
    assert.ok(blank.status !== 413, JSON.stringify(blank.body));
  });
}

for (const route of withBody.filter(({ body }) => body === 'required')) {
  test(`${titleOf(route)} needs a body`, async () => {
    for (const body of [undefined, '', '  \n']) {
      const details = expectError(await send(route, idFor(route, ids), { body }), 400, 'VALIDATION_ERROR');
      assert.equal(named(details), ['body REQUIRED']);
    }
  });
}

for (const route of withBody) {
  // specification: 7-400-validation
  test(`${titleOf(route)} names at once every field that an empty object lacks`, async () => {
    const needed = neededBy(route);
    const answer = await send(route, idFor(route, ids), { body: '{}' });
    const { error } = answer.body as Partial<ErrorBody>;
    assert.is(answer.status === 400, needed.length > 0, JSON.stringify(answer.body));
    if (needed.length === 0) return;
    assert.equal(named(error?.details ?? []).sort(), needed.map(name => `${name} REQUIRED`).sort());
  });
}

test('what is needed without a template is named beside every other fault', async () => {
  const messagesOf = async (path: string, body: object) => {
    const route = ROUTES.find(each => titleOf(each) === `POST /api/v1${path}`);
    if (route === undefined) throw new Error(`there is no route ${path}`);
    const details = expectError(await send(route, '', { body: JSON.stringify(body) }), 400, 'VALIDATION_ERROR');
    return details.map(({ message }) => message);
  };
  assert.equal(await messagesOf('/web/inquiry', {}), [
    'subject_id is required.',
    ...['name', 'query', 'start_url', 'return_url'].map(name => `${name} is required when no template_key is given.`),
  ]);
  assert.equal(await messagesOf('/web/inquiry', { name: 7, start_ulr: 'x' }), [
    'name must be a string, not a number.',
    'subject_id is required.',
    'start_ulr is not a known field: the reference at /docs lists those that are.',
    ...['query', 'start_url', 'return_url'].map(name => `${name} is required when no template_key is given.`),
  ]);
  assert.equal(await messagesOf('/web/inquiry', { template_key: 7 }), [
    'subject_id is required.',
    'template_key must be a string, not a number.',
  ]);
  assert.equal(await messagesOf('/envelope', {}), [
    'return_url is required.',
    ...['name', 'query'].map(name => `${name} is required when no template_id is given.`),
  ]);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
