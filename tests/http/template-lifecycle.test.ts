import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TemplateView } from '../../application/views/template-view.ts';
import { expectError } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { INLINE, TEMPLATE } from './requests.ts';

const house = await openHttpHouse();
const { owner } = await house.household();
test.after(() => house.close());

const create = async (body: object = TEMPLATE) => (await owner<TemplateView>('POST', '/web/template', body)).body;
const act = (method: string, key: string, action = '', body?: object) =>
  owner<TemplateView>(method, `/web/template/${key}${action}`, body);
const versions = async (key: string) =>
  (await owner<{ data: TemplateView[] }>('GET', `/web/template/${key}`)).body.data;
const statuses = async (key: string) =>
  (await versions(key)).map(({ version, status, is_latest }) => `${version} ${status}${is_latest ? ' latest' : ''}`);

// specification: 2.4-id, 2.4-key, 2.4-status, 2.4-published-at, 3.2-created-draft, 4.4-post, 4.4-status
test('a template without a status is a draft with a key that the server made', async () => {
  const draft = await create();
  assert.is(draft.status, 'draft');
  assert.match(draft.key, /^web_tpl_key_\w+$/);
  assert.match(draft.id, /^web_tpl_(?!key_)\w+$/);
  assert.is(draft.version, 1);
  assert.is(draft.is_latest, false);
  assert.is(draft.published_at, null);
});

// specification: 2.4-status, 2.4-published-at, 3.2-created-published, 4.4-status
test('a template with the status published skips the separate publish', async () => {
  const published = await create({ ...TEMPLATE, status: 'published' });
  assert.is(published.status, 'published');
  assert.is(published.is_latest, true);
  assert.ok(Date.parse(published.published_at ?? '') >= Date.parse(published.created_at));
  assert.is((await owner('POST', '/web/inquiry', { subject_id: 's', template_key: published.key })).status, 200);
});

// specification: 1-flow-1-template, 2.4-is-latest, 3.2-publish, 4.7-publish, 4.7-200, 9.2-new-version
test('publishing makes the draft the latest published version, which new inquiries use', async () => {
  const { key, id } = await create();
  const { status, body } = await act('POST', key, '/publish');
  assert.is(status, 200);
  assert.equal([body.id, body.status, body.is_latest], [id, 'published', true]);
  const inquiry = await owner('POST', '/web/inquiry', { subject_id: 's', template_key: key });
  assert.is(inquiry.body.template_id, id);
});

// specification: 3.2-patch, 4.5-patch
test('a patch changes the draft in place, in part', async () => {
  const { key, id } = await create({ ...TEMPLATE, description: 'before' });
  const { status, body } = await act('PATCH', key, '', { query: 'Another question?' });
  assert.is(status, 200);
  assert.equal([body.id, body.status, body.version], [id, 'draft', 1]);
  assert.equal([body.query, body.description], ['Another question?', 'before']);
  assert.equal(await versions(key), [body]);
});

// specification: 2.4-version, 2.4-is-latest, 3.2-draft-from-published, 4.6-draft, 4.9-get, 9.2-per-key, 9.2-new-version
test('a draft of a published template is a new version; the published one stays in use until the draft is', async () => {
  const first = await create({ ...TEMPLATE, status: 'published', description: 'kept' });
  const { status, body: second } = await act('POST', first.key, '/draft', { name: 'Second' });
  assert.is(status, 200);
  assert.equal([second.version, second.status, second.is_latest, second.published_at], [2, 'draft', false, null]);
  assert.equal([second.name, second.description, second.key], ['Second', 'kept', first.key]);
  assert.is.not(second.id, first.id);
  assert.equal(await statuses(first.key), ['2 draft', '1 published latest']);
  const before = await owner('POST', '/web/inquiry', { subject_id: 's', template_key: first.key });
  assert.equal([before.body.template_version, before.body.name], [1, first.name]);

  assert.is((await act('POST', first.key, '/publish')).body.version, 2);
  assert.equal(await statuses(first.key), ['2 published latest', '1 published']);
  const after = await owner('POST', '/web/inquiry', { subject_id: 's', template_key: first.key });
  assert.equal([after.body.template_version, after.body.name], [2, 'Second']);
});

// specification: 3.2-draft-from-published, 4.6-draft
test('a draft can be made without a body', async () => {
  const { key, query } = await create({ ...TEMPLATE, status: 'published' });
  const { status, body } = await act('POST', key, '/draft');
  assert.equal([status, body.query, body.version], [200, query, 2]);
});

// specification: 3.2-second-draft, 4.6-409, 7-409
test('a second draft is a conflict that says what to do', async () => {
  const { key } = await create({ ...TEMPLATE, status: 'published' });
  await act('POST', key, '/draft');
  const before = await versions(key);
  const answer = await act('POST', key, '/draft', { name: 'x' });
  expectError(answer, 409, 'CONFLICT');
  assert.match(JSON.stringify(answer.body), /Publish the existing draft first/);
  assert.equal(await versions(key), before, 'nothing was changed');
  expectError(await act('POST', (await create()).key, '/draft'), 409, 'CONFLICT', 'a first draft is a draft too');
});

test('there is nothing to patch or publish without a draft', async () => {
  const { key } = await create({ ...TEMPLATE, status: 'published' });
  expectError(await act('PATCH', key, '', { name: 'x' }), 409, 'CONFLICT');
  expectError(await act('POST', key, '/publish'), 409, 'CONFLICT');
});

test('of many drafts made at once exactly one is made', async () => {
  const { key } = await create({ ...TEMPLATE, status: 'published' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => act('POST', key, '/draft', {})));
  assert.equal(answers.map(({ status }) => status).sort(), [200, ...Array(11).fill(409)]);
  assert.equal(await statuses(key), ['2 draft', '1 published latest']);
});

test('of many publishes at once exactly one is done', async () => {
  const { key } = await create();
  const answers = await Promise.all(Array.from({ length: 12 }, () => act('POST', key, '/publish')));
  assert.equal(answers.map(({ status }) => status).sort(), [200, ...Array(11).fill(409)]);
  assert.equal(await statuses(key), ['1 published latest']);
});

test('patches at the same time all stand', async () => {
  const { key } = await create();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  await Promise.all(names.map(name => act('PATCH', key, '', { metadata: { [name]: 'x' } })));
  assert.equal(Object.keys((await versions(key))[0]?.metadata ?? {}).sort(), names);
});

// specification: 1-flow-1-template, 3.2-only-published
test('only a published template resolves', async () => {
  const { key } = await create();
  expectError(await owner('POST', '/web/inquiry', { ...INLINE, template_key: key }), 400, 'VALIDATION_ERROR');
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
