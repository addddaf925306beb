import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { expectError } from '../support/expect-error.ts';
import { fc } from '../support/fast-check.ts';
import { seen } from '../support/openapi-check.ts';
import { sized } from '../support/test-size.ts';
import { openBadInputHouse } from './bad-input-house.ts';
import { CONFIGURATION } from './requests.ts';
import { ROUTES, type RouteUnderTest, titleOf } from './route-table.ts';

const { house, ids, send, idFor } = await openBadInputHouse();
test.after(() => house.close());

const withBody = ROUTES.filter(route => route.body !== 'never');
const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Texts that have broken programs before. */
const NASTY_TEXTS = ['\u0000', '\ud800', '\udfff\ud800', '\uffff', 'ä'.repeat(600), '../../x', '$(id)', '\r\nx: y'];
const NASTY_JSON = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":{"__proto__":1}}',
  '1e999',
  '-1e999',
  '123456789012345678901234567890',
  '-0',
  '5e-324',
  ...NASTY_TEXTS.map(text => JSON.stringify(text)),
  ...nested(33, '[', ']'),
  nested(5000, '{"a":', '}'),
  nested(100_000, '[', ']'),
];

const FIELDS = [
  ...Object.keys(CONFIGURATION),
  ...['subject_id', 'template_key', 'metadata', 'max_retries', 'show_acceptance_guide', 'status', 'theme_id'],
  ...['url', 'enabled', 'event_types', 'overlap_seconds', '__proto__', 'constructor', 'hasOwnProperty'],
];

/**
 * Sends it and checks that the answer is a success or a refusal of ours; the house holds both against the OpenAPI
 * document. @returns its status.
 */
async function trySending(route: RouteUnderTest, body: string): Promise<number> {
  const answer = await send(route, idFor(route, ids), { body });
  if (answer.status >= 200 && answer.status < 300) return answer.status;
  const codes: Record<number, string> = {
    400: 'VALIDATION_ERROR',
    404: 'NOT_FOUND',
    409: 'CONFLICT',
    413: 'PAYLOAD_TOO_LARGE',
  };
  const what = `${titleOf(route)} ${body.slice(0, 300)} ${JSON.stringify(house.errors.at(-1))}`;
  expectError(answer, answer.status, codes[answer.status] ?? 'a known status', what);
  return answer.status;
}

const sampleOf = (route: RouteUnderTest) => ({ ...route.sample }) as Record<string, unknown>;

/** The JSON of an object, with one field of it replaced by this text. */
function withRaw(sample: Record<string, unknown>, field: string, raw: string): string {
  const rest = Object.entries(sample).filter(([name]) => name !== field);
  const members = rest.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${[...members, `${JSON.stringify(field)}:${raw}`].join(',')}}`;
}

for (const [turn, route] of withBody.entries()) {
  test(`${titleOf(route)} stands what has broken others`, async () => {
    for (const raw of NASTY_JSON) await trySending(route, raw);
    // Every text meets every field at some of the routes; the whole meets it at all.
    const step = sized({ little: 3, whole: 1 });
    for (const [place, field] of FIELDS.entries()) {
      for (let i = (place + turn) % step; i < NASTY_JSON.length; i += step) {
        await trySending(route, withRaw(sampleOf(route), field, NASTY_JSON[i] ?? ''));
      }
    }
  });

  test(`${titleOf(route)} stands anything`, async () => {
    const value = fc.oneof(
      fc.jsonValue({ noUnicodeString: false }),
      fc.constantFrom(...NASTY_TEXTS),
      fc.constantFrom(...Object.values(CONFIGURATION)),
      fc.double(),
      fc.string({ unit: 'binary', maxLength: 50 }),
    );
    const fields = fc.dictionary(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FIELDS) }, { weight: 1, arbitrary: fc.string() }),
      value,
      { maxKeys: 4 },
    );
    await fc.assert(
      fc.asyncProperty(fields, async changes => {
        await trySending(route, JSON.stringify({ ...route.sample, ...changes }));
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.json(), async json => {
        await trySending(route, json);
      }),
      { numRuns: 30 },
    );
  });

  test(`${titleOf(route)} stands 1 MiB in one text`, async () => {
    const long = JSON.stringify('y'.repeat(1024 * 1024 - 1000));
    for (const field of ['name', 'settings', 'metadata', 'url', 'overlap_seconds', 'constructor']) {
      const status = await trySending(route, withRaw(sampleOf(route), field, long));
      assert.is(status, 400, field);
    }
  });
}

test('successes and refusals of every route were held against the document', () => {
  for (const { method, path } of withBody) {
    const told = `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
    const statuses = [...seen].filter(name => name.startsWith(`${told} `)).map(name => Number(name.slice(-3)));
    assert.ok(statuses.includes(400), `${told} refused some of all that`);
    assert.ok(
      statuses.some(status => status === 200 || status === 409),
      `${told} took some of all that`,
    );
  }
});

test('no prototype was touched', () => {
  assert.is(({} as Record<string, unknown>).admin, undefined);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
