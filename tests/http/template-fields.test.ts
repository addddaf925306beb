import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TemplateView } from '../../application/views/template-view.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { ANSWERED, CONFIGURATION, DEFAULTS, TEMPLATE } from './requests.ts';

const house = await openHttpHouse();
const { owner, orgId } = await house.household();
test.after(() => house.close());

/** Of the specification's table of template fields, in its order. */
const FIELDS = [
  ...['id', 'key', 'version', 'is_latest', 'status'],
  ...Object.keys(ANSWERED),
  ...['metadata', 'theme_id', 'org_id', 'created_by', 'published_at', 'created_at', 'updated_at', 'deleted_at'],
];

const create = async (body: object) => (await owner<TemplateView>('POST', '/web/template', body)).body;
const refused = async (body: object) =>
  named(expectError(await owner('POST', '/web/template', body), 400, 'VALIDATION_ERROR'));

// specification: 2.4-processing-only, 4.4-200
test('every answer has exactly the fields of a template', async () => {
  const created = await create({ ...CONFIGURATION, metadata: { a: 'b' } });
  const path = `/web/template/${created.key}`;
  const patched = (await owner<TemplateView>('PATCH', path, { name: 'x' })).body;
  const published = (await owner<TemplateView>('POST', `${path}/publish`)).body;
  const draft = (await owner<TemplateView>('POST', `${path}/draft`)).body;
  const versions = (await owner<{ data: TemplateView[] }>('GET', path)).body;
  const listed = (await owner<{ data: TemplateView[] }>('GET', '/web/template?limit=1')).body.data;
  assert.equal(Object.keys(versions), ['data']);
  for (const template of [created, patched, published, draft, ...versions.data, ...listed]) {
    assert.equal(Object.keys(template), FIELDS);
    assert.not.match(JSON.stringify(template), /ai_instruction|login_methods|allowed_modes|hush|Never mind/);
  }
});

// specification: 2.4-capture-type, 2.4-org-id, 2.4-created-by, 2.4-created-updated, 2.4-deleted-at, 4.4-name
// specification: 4.4-description, 4.4-capture-type
test('what was left out has its default', async () => {
  const { id, key, created_at, updated_at, created_by, ...rest } = await create(TEMPLATE);
  assert.match(created_by, /^usr_/);
  assert.is(new Date(created_at).toISOString(), created_at);
  assert.is(created_at, updated_at);
  assert.equal(rest, {
    ...TEMPLATE,
    version: 1,
    is_latest: false,
    status: 'draft',
    name: 'Does this person hold an active gym membership?',
    ...DEFAULTS,
    metadata: {},
    theme_id: null,
    org_id: orgId,
    published_at: null,
    deleted_at: null,
  });
});

// specification: 2.4-name, 2.4-description, 2.4-query, 2.4-fields, 2.4-user-instruction, 2.4-acceptance-guide
// specification: 2.4-start-url, 2.4-return-url, 2.4-capture-type, 2.4-show-acceptance-guide, 2.4-show-cover-page
// specification: 2.4-metadata, 4.4-description, 4.4-capture-type, 4.4-fields, 4.4-user-instruction
// specification: 4.4-acceptance-guide, 4.4-settings, 4.4-metadata
test('what was sent stands', async () => {
  const metadata = { order: '42' };
  const template = await create({ ...CONFIGURATION, metadata });
  for (const [field, value] of Object.entries({ ...ANSWERED, metadata })) {
    assert.equal(template[field as keyof TemplateView], value, field);
  }
});

// specification: 2.4-fields, 4.4-fields
test('a field of the template is not required unless it says so', async () => {
  const { fields } = await create({ ...TEMPLATE, fields: [{ name: 'plan' }] });
  assert.equal(fields, [{ name: 'plan', required: false, description: '' }]);
});

// specification: 4.4-name
test('a long query gives a name of 80 characters at most', async () => {
  const { name } = await create({ ...TEMPLATE, query: `${'word '.repeat(100)}` });
  assert.ok(name.length <= 80 && name.endsWith('…'), name);
});

// specification: 2.4-show-acceptance-guide, 2.4-show-cover-page, 4.5-merge
test('settings and metadata are merged key by key, everything else is replaced', async () => {
  const { key } = await create({
    ...TEMPLATE,
    settings: { show_acceptance_guide: true, colour: { accent: 1, text: 2 } },
    metadata: { a: '1', b: '2' },
    fields: [{ name: 'one' }, { name: 'two' }],
  });
  const changes = { settings: { colour: { accent: 9 }, show_cover_page: false }, metadata: { b: '3', c: '4' } };
  const patched = (await owner<TemplateView>('PATCH', `/web/template/${key}`, { ...changes, fields: [] })).body;
  assert.equal(patched.settings, { show_acceptance_guide: true, colour: { accent: 9 }, show_cover_page: false });
  assert.equal(patched.metadata, { a: '1', b: '3', c: '4' });
  assert.equal(patched.fields, []);
  assert.ok(patched.updated_at >= patched.created_at);
  await owner('POST', `/web/template/${key}/publish`);
  const draft = (await owner<TemplateView>('POST', `/web/template/${key}/draft`, { metadata: { d: '5' } })).body;
  assert.equal(draft.metadata, { a: '1', b: '3', c: '4', d: '5' });
});

// specification: 4.4-query, 4.4-start-url, 4.4-return-url, 7-400-validation
test('the required fields are named, all at once', async () => {
  assert.equal(await refused({}), ['query REQUIRED', 'return_url REQUIRED', 'start_url REQUIRED']);
  assert.equal((await refused({ query: ' ', start_url: '', return_url: '' })).length >= 3, true);
});

// specification: 4.4-start-url, 4.4-return-url
test('addresses are http or https and hold no credentials', async () => {
  for (const url of [
    'javascript:alert(1)',
    'ftp://example.com',
    '/relative',
    'https://',
    'https://me:pw@example.com',
  ]) {
    const details = await refused({ ...TEMPLATE, start_url: url, return_url: url });
    assert.equal(
      details.map(detail => detail.split(' ')[0]),
      ['return_url', 'start_url'],
      url,
    );
  }
});

// specification: 2.4-metadata, 4.4-settings, 4.4-metadata
test('free-form objects are bounded, and keep every key that they are taken with', async () => {
  const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });
  const kept = { constructor: 'x', toString: 'y', hasOwnProperty: 'z', length: '0' };
  const template = await create({ ...TEMPLATE, metadata: kept, settings: { ...kept, deep: deep(30) } });
  assert.equal(JSON.parse(JSON.stringify(template.metadata)), kept);
  assert.equal(template.settings, { ...kept, deep: deep(30) });
  assert.equal(await refused({ ...TEMPLATE, settings: deep(32) }), ['settings INVALID']);
  for (const field of ['settings', 'metadata']) {
    const poisoned = JSON.parse(`{"${field}":{"__proto__":"x"}}`);
    assert.equal(await refused({ ...TEMPLATE, ...poisoned }), [`${field} INVALID`]);
  }
  assert.equal(await refused({ ...TEMPLATE, settings: { show_cover_page: 'yes' } }), [
    'settings.show_cover_page INVALID_TYPE',
  ]);
});

// specification: 4.4-theme-id
test('a theme has to be one of the organization', async () => {
  assert.equal(await refused({ ...TEMPLATE, theme_id: 'theme_01K' }), ['theme_id THEME_NOT_FOUND']);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
