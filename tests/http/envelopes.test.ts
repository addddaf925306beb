import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedEnvelope, DetailedEnvelopeResult } from '../../application/envelopes.ts';
import { canonicalJson } from '../../domain/canonical-json.ts';
import type { CaptureMode } from '../../domain/inquiry/configuration.ts';
import { captureEnvelope } from '../support/captured-envelope.ts';
import { eventually } from '../support/eventually.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { assessment } from '../support/inquiry-story.ts';
import { present } from '../support/present.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ENVELOPE } from './requests.ts';

const folder = temporaryFolder();
const house = await openHttpHouse(folder);
const { owner, member, orgId, key } = await house.household();
const theirs = await house.household('Another');
test.after(() => house.close());

const field = { name: 'membership_status', required: true, description: 'Whether it is active' };
const step = {
  user_instruction: 'Sign in.',
  capture_on: 'https://gym.example.com/members/:member_id?tab=:tab',
  auto_redirect: true,
  ai_instruction: 'Look at the date.',
  full_screen: true,
  fields: [field],
};
const WHOLE = {
  ...ENVELOPE,
  description: 'For the discount.',
  acceptance_guide: '## High\n- Membership status is Active',
  show_acceptance_guide: true,
  redirect_url: 'https://gym.example.com/login',
  ai_instruction: 'Never mind the advertisements.',
  fields: [field],
  steps: [step],
  allowed_modes: ['manual', 'auto'] as CaptureMode[],
  four_eyes: true,
};

const create = async (body: object, call = owner) => {
  const answer = await call<CreatedEnvelope>('POST', '/envelope', body);
  assert.is(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
};
const refused = async (body: object) =>
  named(expectError(await owner('POST', '/envelope', body), 400, 'VALIDATION_ERROR', JSON.stringify(body)));
const resultsOf = async (id: string) =>
  (await owner<{ data: DetailedEnvelopeResult[] }>('GET', `/result/${id}`)).body.data;

// specification: 0-app-url, 2.5-envelope-id, 2.5-envelope-url, 2.5-request-fields, 2.5-id, 2.5-step-user-instruction
// specification: 2.5-step-capture-on, 2.5-step-auto-redirect, 2.5-step-ai-instruction
// specification: 2.5-step-full-screen, 2.5-step-fields, 4.11-post, 4.11-description, 4.11-acceptance-guide
// specification: 4.11-show-acceptance-guide, 4.11-redirect-url, 4.11-ai-instruction, 4.11-fields, 4.11-steps, 4.11-200
test('an envelope is answered with its ids, its address and everything that was sent', async () => {
  const { envelope_id, id, envelope_url, template_id, ...rest } = await create(WHOLE);
  assert.match(envelope_id, /^iq_[0-9A-Z]{26}$/);
  assert.is(id, envelope_id);
  assert.is(envelope_url, `http://house.test/capture/${envelope_id}`);
  assert.is(template_id, null);
  assert.equal(rest, WHOLE);
});

// specification: 2.5-step-auto-redirect, 2.5-step-ai-instruction, 2.5-step-full-screen, 2.5-step-fields
// specification: 4.11-description, 4.11-acceptance-guide, 4.11-show-acceptance-guide, 4.11-redirect-url
// specification: 4.11-ai-instruction, 4.11-fields, 4.11-steps
test('what is left out has its default', async () => {
  const { envelope_id, id, envelope_url, ...rest } = await create(ENVELOPE, member);
  assert.equal(rest, {
    ...ENVELOPE,
    template_id: null,
    description: '',
    acceptance_guide: '',
    show_acceptance_guide: false,
    redirect_url: 'https://duckduckgo.com',
    ai_instruction: '',
    fields: [],
    steps: [],
    allowed_modes: ['manual'],
    four_eyes: false,
  });
  const { user_instruction, capture_on } = step;
  const { steps } = await create({ ...ENVELOPE, steps: [{ user_instruction, capture_on }] });
  const defaults = { auto_redirect: false, ai_instruction: null, full_screen: false, fields: [] };
  assert.equal(steps, [{ user_instruction, capture_on, ...defaults }]);
});

// specification: 4.11-name, 4.11-query, 4.11-return-url, 7-envelopes
test('name, query and return_url are required', async () => {
  assert.equal(await refused({ return_url: ENVELOPE.return_url }), ['name REQUIRED', 'query REQUIRED']);
  assert.equal(await refused({ name: 'a', query: 'b' }), ['return_url REQUIRED']);
  assert.equal(await refused({ ...ENVELOPE, name: ' ' }), ['name TOO_SMALL']);
});

test('addresses are http or https and hold no credentials', async () => {
  for (const url of ['gym.example.com', 'ftp://gym.example.com/', 'https://me:secret@gym.example.com/', '']) {
    for (const name of ['return_url', 'redirect_url']) {
      const fields = (await refused({ ...ENVELOPE, [name]: url })).map(each => each.split(' ')[0]);
      assert.equal([...new Set(fields)], [name], url);
    }
  }
});

// specification: 2.5-step-user-instruction, 2.5-step-capture-on, 2.5-step-auto-redirect, 2.5-step-fields, 4.11-steps
test('what is wrong in a step is named with its place', async () => {
  const wrong = (changes: object) => refused({ ...ENVELOPE, steps: [step, { ...step, ...changes }] });
  assert.equal(await wrong({ capture_on: 'gym/:id' }), ['steps[1].capture_on INVALID']);
  assert.equal(await wrong({ capture_on: 'https://gym.example.com/:1' }), ['steps[1].capture_on INVALID']);
  assert.equal(await wrong({ user_instruction: undefined }), ['steps[1].user_instruction REQUIRED']);
  assert.equal(await wrong({ auto_redirect: 'yes' }), ['steps[1].auto_redirect INVALID_TYPE']);
  assert.equal(await wrong({ full_page: true }), ['steps[1].full_page UNKNOWN_FIELD']);
  assert.equal(await wrong({ fields: [{ name: '' }] }), ['steps[1].fields[0].name TOO_SMALL']);
});

test('modes that there are not, or none at all, are refused', async () => {
  assert.equal(await refused({ ...ENVELOPE, allowed_modes: ['hybrid'] }), ['allowed_modes[0] INVALID_VALUE']);
  assert.equal(await refused({ ...ENVELOPE, allowed_modes: [] }), ['allowed_modes TOO_SMALL']);
});

// specification: 2.5-step-capture-on
test('a pattern that could never match is refused with the reason', async () => {
  const steps = [step, { ...step, capture_on: 'https://gym.example.com/user-:id' }];
  const [detail] = expectError(await owner('POST', '/envelope', { ...ENVELOPE, steps }), 400, 'VALIDATION_ERROR');
  assert.is(detail?.field, 'steps[1].capture_on');
  assert.match(
    detail?.message ?? '',
    /^steps\[1\]\.capture_on must not mix a variable with other text, as "user-:id" does/,
  );
});

// specification: 4.11-template-id
test('with a template only return_url is required, and what is sent overrides', async () => {
  const { name, query, return_url, ...others } = WHOLE;
  const template = await house.envelopeTemplates.create(orgId, { name, query, ...others }, 'system');
  const plain = await create({ template_id: template.id, return_url });
  const { envelope_id, id, envelope_url, template_id, ...rest } = plain;
  assert.is(template_id, template.id);
  assert.equal(rest, WHOLE);
  const other = await create({ template_id, return_url: 'https://other.example/', name: 'Other', steps: [] });
  assert.equal(
    [other.name, other.query, other.return_url, other.steps],
    ['Other', query, 'https://other.example/', []],
  );
  assert.equal(await refused({ template_id }), ['return_url REQUIRED']);
});

test("an unknown template, or another organization's, is refused", async () => {
  const foreign = await house.envelopeTemplates.create(theirs.orgId, { name: 'a', query: 'b' }, 'system');
  for (const template_id of [foreign.id, 'env_tpl_1', 'x', '']) {
    assert.equal(await refused({ ...ENVELOPE, template_id }), ['template_id TEMPLATE_NOT_FOUND'], template_id);
  }
});

// specification: 0-base-url, 5-api-key, 5-x-api-key
test('the key goes into the x-api-key header, and nowhere else on these routes', async () => {
  const { id } = await create(ENVELOPE);
  const ask = async (path: string, header: string) =>
    (await house.app.request(`/api/v1${path}`, { headers: { [header]: key } })).status;
  assert.equal([await ask(`/result/${id}`, 'x-api-key'), await ask(`/result/${id}`, 'api-key')], [200, 401]);
  assert.equal([await ask('/web/inquiry', 'api-key'), await ask('/web/inquiry', 'x-api-key')], [200, 401]);
});

// specification: 1-envelope-result, 2.5-result-id, 2.5-result-inquiry-session-id, 2.5-result-name-description
// specification: 2.5-result-acceptance-category, 2.5-result-acceptance-reason, 2.5-result-supporting-claims
// specification: 2.5-result-error, 2.5-result-success, 2.5-result-hash, 2.5-result-transaction-address
// specification: 2.5-result-created-by, 2.5-result-created-updated, 2.5-result-deleted-at, 2.5-result-session
// specification: 2.5-result-each-session, 4.12-get, 4.12-200
test('there is no result before a session is finished, then one for each', async () => {
  const { id } = await create(WHOLE);
  assert.equal(await resultsOf(id), []);
  const ended = assessment({ acceptance: 'reject', acceptance_reason: 'The membership has ended.' });
  const first = await captureEnvelope(house, orgId, id, ended);
  const claim = { property: 'membership_status', value: 'Active', source_url: 'https://gym.example.com/members/7' };
  const grounds = { evidence_id: 'web_ev_1', score: 0.9, label: null, place: { page: 1 }, pixels: 'agree' } as const;
  const second = await captureEnvelope(house, orgId, id, assessment({ claims: [{ ...claim, ...grounds }] }));
  const data = await eventually('both results', async () => {
    const results = await resultsOf(id);
    return results.length === 2 && results;
  });
  assert.equal(
    data.map(result => [result.inquiry_session_id, result.acceptance_category, result.acceptance_reason]),
    [
      [first, 'reject', 'The membership has ended.'],
      [second, 'high', 'The membership is active.'],
    ],
  );
  const last = present(data[1]);
  const { hash, transaction_address, created_by, created_at, updated_at, deleted_at, inquiry_session, ...hashed } =
    last;
  assert.equal(Object.keys(hashed), [
    ...['id', 'inquiry_session_id', 'name', 'description', 'acceptance_category', 'acceptance_reason'],
    ...['confidence_category', 'confidence_reason', 'supporting_claims', 'error', 'success'],
  ]);
  assert.match(hashed.id, /^iq_res_/);
  assert.equal([hashed.name, hashed.description], [WHOLE.name, WHOLE.description]);
  assert.equal(hashed.supporting_claims, [claim]);
  assert.equal([hashed.error, hashed.success, transaction_address, deleted_at], [null, true, null, null]);
  assert.is(hash, createHash('sha256').update(canonicalJson(hashed)).digest('hex'));
  assert.match(created_by, /^usr_/);
  assert.is(created_at, updated_at);
  assert.equal(Object.keys(inquiry_session), [
    ...['id', 'inquiry_id', 'created_by', 'created_at', 'updated_at', 'deleted_at'],
  ]);
  assert.equal([inquiry_session.id, inquiry_session.inquiry_id], [second, id]);
});

test("another organization's envelope is not found", async () => {
  const { id } = await create(ENVELOPE);
  expectError(await theirs.owner('GET', `/result/${id}`), 404, 'NOT_FOUND');
});

test('the empty id is refused', async () => {
  assert.equal(named(expectError(await owner('GET', '/result/'), 400, 'VALIDATION_ERROR')), ['envelope_id INVALID_ID']);
});

test('personal texts of an envelope do not stand in the log in the clear', async () => {
  const { id } = await create({ ...ENVELOPE, query: 'Is Zoë Unmistakable a member?' });
  await captureEnvelope(house, orgId, id, assessment({ acceptance_reason: 'Zoë Unmistakable is one.' }));
  const raw = ['log.db', 'log.db-wal'].map(file => readFileSync(join(folder, file), 'utf8')).join('');
  assert.ok(raw.includes(id), 'the log is read');
  assert.not.ok(raw.includes('Unmistakable'));
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
