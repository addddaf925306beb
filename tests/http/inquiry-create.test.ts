import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import type { TemplateView } from '../../application/views/template-view.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { present } from '../support/present.ts';
import { ANSWERED, CONFIGURATION, DEFAULTS, INLINE, TEMPLATE } from './requests.ts';

const house = await openHttpHouse();
const ours = await house.household();
const theirs = await house.household('Another');
test.after(() => house.close());

const DAY_MS = 24 * 60 * 60 * 1000;

const create = async (body: object) => {
  const answer = await ours.owner<CreatedInquiry>('POST', '/web/inquiry', body);
  assert.is(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
};
const refused = async (body: object) =>
  named(expectError(await ours.owner('POST', '/web/inquiry', body), 400, 'VALIDATION_ERROR'));
const template = async (body: object) => (await ours.owner<TemplateView>('POST', '/web/template', body)).body;

// specification: 0-app-url, 1-flow-2-inquiry, 1-flow-3-capture-url, 2.1-id, 2.1-template-id, 2.1-template-key
// specification: 2.1-template-version, 2.1-query, 2.1-start-url, 2.1-return-url, 2.1-max-retries, 2.1-metadata
// specification: 2.1-expires-at, 2.1-created-updated, 2.1-deleted-at, 2.1-subject-id, 2.1-result, 2.2-id
// specification: 2.2-inquiry-id, 2.2-status, 2.2-acceptance, 2.2-acceptance-reason, 2.2-confidence
// specification: 2.2-confidence-reason, 2.2-claims, 2.2-error, 2.2-retry-count, 2.2-submitted-completed
// specification: 2.2-created-updated, 3.1-pending, 3.1-new-inquiry, 4.1-post, 4.1-inline-fields, 4.1-answer-id
// specification: 8-inquiry-lifetime
test('an inline inquiry without more than it needs', async () => {
  const { id, created_at, updated_at, expires_at, capture_url, result, ...rest } = await create(INLINE);
  assert.match(id, /^web_iq_\w+$/);
  assert.is(capture_url, `http://house.test/capture/${id}`);
  assert.is(created_at, updated_at);
  const lifetime = Date.parse(expires_at) - Date.parse(created_at);
  assert.ok(Math.abs(lifetime - DAY_MS) < 1000, `${lifetime} ms`);
  assert.equal(rest, {
    ...INLINE,
    template_id: null,
    template_key: null,
    template_version: 0,
    ...DEFAULTS,
    max_retries: 3,
    metadata: null,
    deleted_at: null,
  });
  const { id: resultId, created_at: openedAt, updated_at: changedAt, ...opened } = present(result);
  assert.match(resultId, /^web_res_\w+$/);
  assert.equal([openedAt, changedAt], [created_at, created_at]);
  assert.equal(opened, {
    inquiry_id: id,
    status: 'pending',
    acceptance: null,
    acceptance_reason: null,
    confidence: null,
    confidence_reason: null,
    claims: [],
    error: null,
    retry_count: 0,
    submitted_at: null,
    completed_at: null,
  });
});

// specification: 2.1-name, 2.1-description, 2.1-fields, 2.1-capture-type, 2.1-settings, 2.1-max-retries, 2.1-metadata
// specification: 4.1-inline-fields
test('an inline inquiry with everything', async () => {
  const metadata = { order: '42' };
  const own = { subject_id: 's', metadata, max_retries: 0, show_acceptance_guide: false };
  const inquiry = await create({ ...CONFIGURATION, ...own });
  assert.equal(inquiry.fields, [
    { name: 'membership_status', description: 'Whether the membership is active' },
    { name: 'valid_until', description: '' },
  ]);
  assert.equal(inquiry.settings, { ...CONFIGURATION.settings, show_acceptance_guide: false });
  assert.equal([inquiry.metadata, inquiry.max_retries, inquiry.capture_type], [metadata, 0, 'document']);
  assert.not.match(JSON.stringify(inquiry), /ai_instruction|login_methods|allowed_modes|hush|Never mind/);
});

// specification: 4.1-subject-id, 4.1-inline-name, 4.1-inline-query, 4.1-inline-return-url, 4.1-inline-start-url
test('everything that is required inline is named', async () => {
  const all = ['name', 'query', 'return_url', 'start_url', 'subject_id'].map(field => `${field} REQUIRED`);
  assert.equal(await refused({}), all, 'all of them at once');
  assert.equal(await refused({ subject_id: 's' }), all.slice(0, -1));
  for (const field of ['name', 'query', 'return_url', 'start_url'] as const) {
    const { [field]: _, ...rest } = INLINE;
    assert.equal(await refused(rest), [`${field} REQUIRED`]);
  }
});

// specification: 1-flow-2-inquiry, 2.1-template-id, 2.1-template-key, 2.1-template-version, 2.1-user-instruction
// specification: 2.1-acceptance-guide, 4.1-template-key, 9.3-recorded
test('a template needs a subject only', async () => {
  const { id, key, version } = await template({ ...CONFIGURATION, status: 'published' });
  const inquiry = await create({ template_key: key, subject_id: 's' });
  assert.equal([inquiry.template_id, inquiry.template_key, inquiry.template_version], [id, key, version]);
  const { fields, ...shared } = ANSWERED;
  for (const [field, value] of Object.entries(shared)) {
    assert.equal(inquiry[field as keyof CreatedInquiry], value, field);
  }
  assert.equal(
    inquiry.fields,
    fields.map(({ name, description }) => ({ name, description })),
  );
  assert.is(inquiry.metadata, null);
});

// specification: 2.1-name, 2.1-description, 2.1-query, 2.1-fields, 2.1-start-url, 2.1-return-url, 2.1-capture-type
// specification: 2.1-settings, 4.1-override
test('what is sent beside a template overrides it, setting by setting', async () => {
  const { key } = await template({ ...CONFIGURATION, status: 'published' });
  const overrides = {
    name: 'Another name',
    query: 'Another question?',
    fields: [{ name: 'plan', description: 'Which plan' }],
    return_url: 'https://customer.example.com/elsewhere',
    capture_type: 'screenshot',
    description: '',
  };
  const settings = { colour: 'red', extra: 1 };
  const own = { subject_id: 's', metadata: { a: 'b' }, max_retries: 7 };
  const inquiry = await create({ template_key: key, ...own, ...overrides, settings });
  assert.equal(inquiry.settings, { ...CONFIGURATION.settings, ...settings });
  for (const [field, value] of Object.entries({ ...overrides, ...own })) {
    assert.equal(inquiry[field as keyof CreatedInquiry], value, field);
  }
  assert.is(inquiry.start_url, CONFIGURATION.start_url);
});

// specification: 9.3-recorded
// specification: 2.1-metadata, 2.4-metadata, 4.1-override
test('metadata of a template is inherited, and what is sent wins key by key', async () => {
  const metadata = { campaign: 'gym', owner: 'sales' };
  const { key } = await template({ ...TEMPLATE, status: 'published', metadata });
  const from = async (own: object) => (await create({ template_key: key, subject_id: 's', ...own })).metadata;
  assert.equal(await from({}), metadata);
  assert.equal(await from({ metadata: { owner: 'support', order: '42' } }), {
    campaign: 'gym',
    owner: 'support',
    order: '42',
  });
  assert.equal(await from({ metadata: {} }), metadata);
  assert.is(await from({ metadata: null }), null);
});

test('an inquiry keeps what its template said when it was made', async () => {
  const { key } = await template({ ...TEMPLATE, status: 'published' });
  const inquiry = await create({ template_key: key, subject_id: 's' });
  await ours.owner('POST', `/web/template/${key}/draft`, { query: 'Changed?' });
  await ours.owner('POST', `/web/template/${key}/publish`);
  const { body } = await ours.owner<CreatedInquiry>('GET', `/web/inquiry/${inquiry.id}`);
  assert.equal([body.query, body.template_version], [TEMPLATE.query, 1]);
});

// specification: 3.2-only-published
test('a template_key must name a published template of the organization', async () => {
  const foreign = (await theirs.owner<TemplateView>('POST', '/web/template', { ...TEMPLATE, status: 'published' }))
    .body;
  const row = (await template({ ...TEMPLATE, status: 'published' })).id;
  for (const template_key of ['web_tpl_key_01K', '', 'a b', '\u0000', '\ud800', 'x'.repeat(100), foreign.key, row]) {
    assert.equal(await refused({ subject_id: 's', template_key }), ['template_key TEMPLATE_NOT_FOUND'], template_key);
  }
  const { key } = await template(TEMPLATE);
  assert.equal(await refused({ subject_id: 's', template_key: key }), ['template_key TEMPLATE_NOT_PUBLISHED']);
});

// specification: 8-text-lengths
test('limits are checked', async () => {
  assert.equal(await refused({ ...INLINE, max_retries: 11 }), ['max_retries TOO_BIG']);
  assert.equal(await refused({ ...INLINE, max_retries: -1 }), ['max_retries TOO_SMALL']);
  assert.equal(await refused({ ...INLINE, metadata: { a: 1 } }), ['metadata.a INVALID_TYPE']);
  assert.equal(await refused({ ...INLINE, subject_id: 'x'.repeat(256) }), ['subject_id TOO_BIG']);
  assert.equal(await refused({ ...INLINE, fields: [{ name: 'a' }, { name: 'a' }] }), ['fields INVALID']);
  assert.equal(await refused({ ...INLINE, fields: [{ name: 'a', requierd: true }] }), [
    'fields[0].requierd UNKNOWN_FIELD',
  ]);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
