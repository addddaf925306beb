import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { captureEnvelope } from '../support/captured-envelope.ts';
import { assess, bringToReview, capture } from '../support/captured-inquiry.ts';
import { eventually } from '../support/eventually.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { assessment } from '../support/inquiry-story.ts';
import { ANSWERED, CONFIGURATION, ENVELOPE, INLINE, TEMPLATE } from './requests.ts';

const house = await openHttpHouse();
const { owner, orgId } = await house.household();
test.after(() => house.close());

type Check = (value: unknown) => boolean;
type Shape = Record<string, Check>;

const string: Check = value => typeof value === 'string';
const boolean: Check = value => typeof value === 'boolean';
const integer: Check = value => Number.isSafeInteger(value);
const object: Check = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const url: Check = value => typeof value === 'string' && URL.canParse(value);
/** ISO 8601 in UTC. */
const time: Check = value => typeof value === 'string' && new Date(value).toISOString() === value;
const id = (prefix: string): Check => {
  return value => typeof value === 'string' && new RegExp(`^${prefix}[0-9A-Z]{26}$`).test(value);
};
const oneOf =
  (...values: string[]): Check =>
  value =>
    values.includes(value as string);
const nullable =
  (check: Check): Check =>
  value =>
    value === null || check(value);
const list =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);
const strings: Check = value => object(value) && Object.values(value as object).every(string);

/** An object of these fields and no others, each of its type. */
const shape = (fields: Shape): Check => {
  return value => {
    assert.equal(Object.keys(value as object), Object.keys(fields));
    for (const [name, check] of Object.entries(fields)) {
      const found = (value as Record<string, unknown>)[name];
      assert.ok(check(found), `${name}: ${JSON.stringify(found)}`);
    }
    return true;
  };
};

const times = { created_at: time, updated_at: time };
const levels = oneOf('high', 'medium', 'low');
const acceptance = oneOf('high', 'medium', 'low', 'reject');
const captureType = oneOf('screenshot', 'document');
const status = oneOf('pending', 'manual_review', 'approved', 'rejected', 'failed');

const RESULT: Shape = {
  id: id('web_res_'),
  inquiry_id: id('web_iq_'),
  status,
  acceptance: nullable(acceptance),
  acceptance_reason: nullable(string),
  confidence: nullable(levels),
  confidence_reason: nullable(string),
  claims: list(shape({ property: string, value: string, source_url: url, evidence_id: id('web_ev_') })),
  error: nullable(string),
  retry_count: integer,
  submitted_at: nullable(time),
  completed_at: nullable(time),
  ...times,
};

const HISTORY: Shape = {
  id: string,
  from_status: nullable(status),
  to_status: status,
  reason: nullable(string),
  created_at: time,
  changed_by: nullable(shape({ name: string, email: string })),
};

const EVIDENCE: Shape = {
  id: id('web_ev_'),
  capture_mode: oneOf('manual', 'auto'),
  evidence_type: captureType,
  source_url: url,
  extracted_fields: list(object),
  created_at: time,
  file: shape({ url, expires_at: time }),
};

const SESSION: Shape = {
  id: id('web_sess_'),
  created_at: time,
  page_visits: list(shape({ id: string, url, visited_at: time })),
  evidence: list(shape(EVIDENCE)),
};

/** Texts and addresses are told apart by what is sent; the rest has a type of its own. */
const configuration: Shape = {
  ...Object.fromEntries(
    Object.entries(ANSWERED).map(([name, value]) => [name, URL.canParse(String(value)) ? url : string]),
  ),
  fields: list(shape({ name: string, required: boolean, description: string })),
  capture_type: captureType,
  settings: object,
};

const INQUIRY: Shape = {
  id: id('web_iq_'),
  template_id: nullable(id('web_tpl_')),
  template_key: nullable(id('web_tpl_key_')),
  template_version: integer,
  ...configuration,
  fields: list(shape({ name: string, description: string })),
  max_retries: integer,
  metadata: nullable(strings),
  expires_at: time,
  ...times,
  deleted_at: nullable(time),
  subject_id: string,
};

const TEMPLATE_ROW: Shape = {
  id: id('web_tpl_'),
  key: id('web_tpl_key_'),
  version: integer,
  is_latest: boolean,
  status: oneOf('draft', 'published'),
  ...configuration,
  metadata: strings,
  theme_id: nullable(id('theme_')),
  org_id: id('org_'),
  created_by: id('usr_'),
  published_at: nullable(time),
  ...times,
  deleted_at: nullable(time),
};

const ENVELOPE_RESULT: Shape = {
  id: id('iq_res_'),
  inquiry_session_id: id('iq_sess_'),
  name: string,
  description: string,
  acceptance_category: acceptance,
  acceptance_reason: string,
  confidence_category: levels,
  confidence_reason: string,
  supporting_claims: list(shape({ value: string, property: string, source_url: url })),
  error: nullable(string),
  success: boolean,
  hash: nullable(string),
  transaction_address: nullable(string),
  created_by: id('usr_'),
  ...times,
  deleted_at: nullable(time),
  inquiry_session: shape({
    id: id('iq_sess_'),
    inquiry_id: id('iq_'),
    created_by: id('usr_'),
    ...times,
    deleted_at: nullable(time),
  }),
};

const ENDPOINT: Shape = {
  id: id('wh_end_'),
  url,
  name: nullable(string),
  enabled: boolean,
  event_types: list(string),
  ...times,
};

const own = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
  const answer = await owner(method, path, body);
  assert.is(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
};
const rowsOf = (body: Record<string, unknown>) => body.data as Record<string, unknown>[];

// specification: 0-times, 1-acceptance-high, 2.1-id, 2.1-template-id, 2.1-template-key, 2.1-template-version, 2.1-name
// specification: 2.1-description, 2.1-query, 2.1-fields, 2.1-user-instruction, 2.1-acceptance-guide, 2.1-start-url
// specification: 2.1-return-url, 2.1-capture-type, 2.1-settings, 2.1-max-retries, 2.1-metadata, 2.1-expires-at
// specification: 2.1-created-updated, 2.1-deleted-at, 2.1-subject-id, 2.1-result, 2.1-sessions, 2.2-id, 2.2-inquiry-id
// specification: 2.2-status, 2.2-acceptance, 2.2-acceptance-reason, 2.2-confidence, 2.2-confidence-reason, 2.2-claims
// specification: 2.2-error, 2.2-retry-count, 2.2-submitted-completed, 2.2-created-updated, 2.2-status-history
// specification: 2.2-claim, 2.2-history-id, 2.2-history-from-status, 2.2-history-to-status, 2.2-history-reason
// specification: 2.2-history-created-at, 2.2-history-changed-by, 2.2-history-append-only, 2.3-session-id
// specification: 2.3-session-created-at, 2.3-visit-id, 2.3-visit-visited-at, 2.3-evidence-id, 2.3-mode-manual
// specification: 2.3-type-screenshot, 2.3-evidence-source-url, 2.3-evidence-created-at, 2.3-file-url, 3.1-failed
test('every field of an inquiry has its type, whatever became of it', async () => {
  const create = async (changes: object = {}) =>
    String((await own('POST', '/web/inquiry', { ...INLINE, ...changes })).id);
  const bare = await create();
  const reviewed = await create({ ...CONFIGURATION, metadata: { order: '42' }, max_retries: 0 });
  await bringToReview(house, orgId, reviewed);
  await house.results.review(reviewed, 'reject', 'It has ended.', { name: 'Olga', email: 'olga@example.com' });
  const failed = await create({ max_retries: 0 });
  await assess(house, orgId, failed, await capture(house, orgId, failed), { error: 'analysis_failed' });
  const template = await own('POST', '/web/template', { ...TEMPLATE, status: 'published' });
  const fromTemplate = String((await own('POST', '/web/inquiry', { subject_id: 's', template_key: template.key })).id);
  await capture(house, orgId, fromTemplate);
  const seen = new Set<unknown>();
  for (const [inquiry, expected] of [
    [bare, 'pending'],
    [reviewed, 'rejected'],
    [failed, 'failed'],
    [fromTemplate, 'pending'],
  ] as const) {
    const told = await eventually(`${inquiry} to be ${expected}`, async () => {
      const body = await own('GET', `/web/inquiry/${inquiry}`);
      return Reflect.get(Object(body.result), 'status') === expected && body;
    });
    shape({
      ...INQUIRY,
      result: shape({ ...RESULT, status_history: list(shape(HISTORY)) }),
      sessions: list(shape(SESSION)),
    })(told);
    seen.add(expected);
  }
  assert.is(seen.size, 3);
  const listed = rowsOf(await own('GET', '/web/inquiry'));
  assert.is(listed.length, 4);
  list(shape({ ...INQUIRY, result: shape(RESULT) }))(listed);
});

// specification: 0-times, 2.4-id, 2.4-key, 2.4-version, 2.4-is-latest, 2.4-status, 2.4-name, 2.4-description, 2.4-query
// specification: 2.4-fields, 2.4-user-instruction, 2.4-acceptance-guide, 2.4-start-url, 2.4-return-url
// specification: 2.4-capture-type, 2.4-show-acceptance-guide, 2.4-show-cover-page, 2.4-metadata, 2.4-org-id
// specification: 2.4-created-by, 2.4-published-at, 2.4-created-updated, 2.4-deleted-at, 4.4-200, 4.7-200, 4.9-get
test('every field of a template has its type, drafted and published', async () => {
  const { key } = await own('POST', '/web/template', { ...CONFIGURATION, metadata: { a: 'b' }, status: 'published' });
  await own('POST', `/web/template/${key}/draft`);
  const versions = rowsOf(await own('GET', `/web/template/${key}`));
  assert.equal(
    versions.map(({ version, status }) => [version, status]),
    [
      [2, 'draft'],
      [1, 'published'],
    ],
    'the newest version first',
  );
  list(shape(TEMPLATE_ROW))([...versions, ...rowsOf(await own('GET', '/web/template'))]);
});

// specification: 0-times, 2.5-envelope-id, 2.5-result-id, 2.5-result-inquiry-session-id, 2.5-result-name-description
// specification: 2.5-result-acceptance-category, 2.5-result-acceptance-reason, 2.5-result-confidence-category
// specification: 2.5-result-confidence-reason, 2.5-result-supporting-claims, 2.5-result-error, 2.5-result-success
// specification: 2.5-result-hash, 2.5-result-transaction-address, 2.5-result-created-by, 2.5-result-created-updated
// specification: 2.5-result-deleted-at, 2.5-result-session, 4.12-200
test('every field of an envelope’s results has its type, assessed and failed', async () => {
  const { envelope_id, id: same } = await own('POST', '/envelope', ENVELOPE);
  assert.ok(id('iq_')(envelope_id) && envelope_id === same);
  await captureEnvelope(house, orgId, String(same), assessment({ acceptance: 'reject' }));
  await captureEnvelope(house, orgId, String(same), assessment({ error: 'analysis_failed' }));
  const results = await eventually('both results', async () => {
    const rows = rowsOf(await own('GET', `/result/${same}`));
    return rows.length === 2 && rows;
  });
  list(shape(ENVELOPE_RESULT))(results);
  assert.equal(
    results.map(({ error, success }) => [error, success]),
    [
      [null, true],
      ['analysis_failed', false],
    ],
  );
});

// specification: 2.6-https, 2.6-secret
test('every field of a webhook endpoint has its type', async () => {
  const { secret, ...made } = await own('POST', '/webhook/endpoints', {
    url: 'https://example.com/hooks',
    name: 'Orders',
  });
  assert.match(String(secret), /^whsec_[A-Za-z0-9+/]+=*$/);
  list(shape(ENDPOINT))([made, ...rowsOf(await own('GET', '/webhook/endpoints'))]);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
