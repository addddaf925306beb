import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import type { ErrorBody, ErrorDetail } from '../../adapters/http/errors.ts';
import { detailsOf } from '../../adapters/http/issues.ts';
import { openBadInputHouse } from './bad-input-house.ts';
import { fieldsOf } from './body-schema.ts';
import { CONFIGURATION, ENVELOPE, INLINE, TEMPLATE } from './requests.ts';
import { ROUTES, titleOf } from './route-table.ts';

const { house, ids, send, idFor } = await openBadInputHouse();
test.after(() => house.close());

const METADATA = { case: '4711' };
const STEP = {
  user_instruction: 'Sign in.',
  capture_on: 'https://gym.example.com/members/:id',
  auto_redirect: true,
  ai_instruction: null,
  full_screen: false,
  fields: CONFIGURATION.fields,
};
const { description, acceptance_guide, ai_instruction, fields } = CONFIGURATION;
const ofEnvelope = {
  ...{ description, acceptance_guide, ai_instruction, fields, show_acceptance_guide: true },
  ...{ redirect_url: 'https://a.example/', steps: [STEP], template_id: 'x', allowed_modes: ['auto'], four_eyes: true },
};
const ofInquiry = { metadata: METADATA, max_retries: 3, template_key: 'x', show_acceptance_guide: true };
const CLAIM = { property: 'a', value: 'b', source_url: 'https://a.example/' };

/** A body with every field of the route's, by its title's end, where the sample has not all of them. */
const WHOLE: readonly (readonly [ending: string, body: object])[] = [
  ['POST /api/v1/web/inquiry', { ...CONFIGURATION, ...INLINE, ...ofInquiry }],
  ['/simulate', { status: 'approved', claims: [CLAIM], reason: 'x' }],
  ['POST /api/v1/web/template', { ...CONFIGURATION, ...TEMPLATE, metadata: METADATA, status: 'draft', theme_id: 'x' }],
  ['PATCH /api/v1/web/template/:key', { ...CONFIGURATION, metadata: METADATA, theme_id: 'x' }],
  ['/draft', { ...CONFIGURATION, metadata: METADATA, theme_id: 'x' }],
  ['POST /api/v1/webhook/endpoints', { url: 'https://a.example/', name: 'a', enabled: true, event_types: ['x'] }],
  ['PATCH /api/v1/webhook/endpoints/:id', { url: 'https://a.example/', name: 'a', enabled: true, event_types: ['x'] }],
  ['POST /api/v1/envelope', { ...ofEnvelope, ...ENVELOPE }],
];
const MANY = Array.from({ length: 60 }, (_, index) => `x${index}`);
const STRINGS = ['', ' ', 'x', 'x'.repeat(30_000), 'ftp://x.example/', 'https://u:p@x.example/', '\u{1F600}\uD800'];
const WRONG = [null, 7, -1, 1.5, 1e300, true, ...STRINGS, [], [null], MANY, {}, { a: { b: 1 } }, { '': 'x' }];
const WORDS_OF_THE_LIBRARY = /invalid|expected|received|too (big|small)|unrecognized|zod|>=|<=|undefined|\[object/i;

/** Every body in which one value, at any depth, is another one. */
function* mutations(whole: unknown): Generator<unknown> {
  yield* WRONG;
  if (typeof whole !== 'object' || whole === null) return;
  for (const [name, value] of Object.entries(whole)) {
    for (const wrong of mutations(value)) {
      yield Array.isArray(whole) ? [wrong, ...whole.slice(1)] : { ...whole, [name]: wrong };
    }
  }
  if (!Array.isArray(whole)) yield { ...whole, unheard_of: 1 };
}

function assertOwnWords({ field, code, message }: ErrorDetail, sent: unknown): void {
  const told = `${code} ${message} for ${JSON.stringify(sent)?.slice(0, 300)}`;
  assert.ok(message.startsWith(`${field} `), told);
  assert.match(message, /^\S.* (must|is|names) .*[^.]\.$/s, told);
  assert.not.match(message.replaceAll(field, ''), WORDS_OF_THE_LIBRARY, told);
  assert.ok(message.length < 400, told);
}

for (const route of ROUTES.filter(({ body }) => body !== 'never')) {
  // specification: 7-400-validation
  test(`${titleOf(route)} says in our own words what is wrong and what is right`, async () => {
    const whole = WHOLE.find(([ending]) => titleOf(route).endsWith(ending))?.[1] ?? route.sample ?? {};
    const missing = fieldsOf(route).filter(field => !(field in whole));
    assert.equal(missing, [], `name every field of ${titleOf(route)}`);
    let refused = 0;
    for (const sent of mutations(whole)) {
      const { status, body } = await send(route, idFor(route, ids), { body: JSON.stringify(sent) });
      if (status !== 400) continue;
      refused += 1;
      const { error } = body as ErrorBody;
      assert.ok(error.details.length > 0, JSON.stringify(error));
      assert.not.match(error.message.replaceAll(error.details[0]?.field ?? '', ''), WORDS_OF_THE_LIBRARY);
      for (const detail of error.details) assertOwnWords(detail, sent);
      const fields = error.details.map(({ field }) => field);
      assert.is(new Set(fields).size, fields.length, 'each field is named once');
    }
    assert.ok(refused > 5, `${refused} bodies were refused`);
  });
}

const said = (schema: z.ZodType, input: unknown): string[] => {
  const { error } = schema.safeParse(input);
  return error === undefined ? [] : detailsOf(error, input, 'body').map(({ message }) => message);
};

test('a message names what came, how far it is off, and never a value of the wrong kind', () => {
  const body = z.strictObject({
    name: z.string().min(2).max(3).optional(),
    count: z.int().min(0).max(10).optional(),
    tags: z.array(z.string()).max(1).optional(),
    mode: z.enum(['manual', 'auto']).optional(),
    either: z.union([z.string(), z.number()]).optional(),
    by: z.record(z.string().max(3), z.string()).optional(),
  });
  assert.equal(said(body, { name: 7 }), ['name must be a string, not a number.']);
  assert.equal(said(body, { name: { secret: 'hush' } }), ['name must be a string, not an object.']);
  assert.equal(said(body, { name: null }), ['name must be a string, not null.']);
  assert.equal(said(body, { name: 'long' }), ['name must have at most 3 characters; it has 4.']);
  assert.equal(said(body, { name: 'x' }), ['name must have at least 2 characters; it has 1.']);
  assert.equal(said(body, { count: 11 }), ['count must be at most 10; it is 11.']);
  assert.equal(said(body, { count: 1.5 }), ['count must be a whole number, not a number with a fraction.']);
  assert.equal(said(body, { tags: ['a', 'b'] }), ['tags must have at most 1 entry; it has 2.']);
  assert.equal(said(body, { mode: 'both' }), ['mode must be one of manual, auto, not "both".']);
  assert.equal(said(body, { either: true }), ['either must be a string or a number, not true.']);
  assert.equal(said(body, { by: { long: 'x' } }), [
    'by.long is no key that can be taken: it must have at most 3 characters; it has 4.',
  ]);
  assert.equal(said(body, []), ['body must be an object, not an array.']);
  assert.equal(said(body, { nmae: 'x' }), ['nmae is not a known field: the reference at /docs lists those that are.']);
  assert.equal(said(z.object({ name: z.string(), mode: z.enum(['a']) }), {}), [
    'name is required.',
    'mode is required.',
  ]);
});

test('an answer does not grow with what is wrong', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
  assert.is(said(z.strictObject({}), many).length, 100);
  assert.ok((said(z.strictObject({}), { ['x'.repeat(9999)]: 1 })[0]?.length ?? 999) < 200);
});

test('the message of the whole says the first thing that is wrong, and how many there are', async () => {
  const [route] = ROUTES;
  if (route === undefined) throw new Error('there are no routes');
  const messageOf = async (body: object) =>
    ((await send(route, '', { body: JSON.stringify(body) })).body as ErrorBody).error.message;
  assert.is(await messageOf({ ...INLINE, name: 7 }), 'The body is not valid: name must be a string, not a number.');
  assert.is(
    await messageOf({ ...INLINE, name: 7, query: 8 }),
    'The body is not valid: name must be a string, not a number (and 1 more: see details).',
  );
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
