import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DetailedInquiry } from '../../application/inquiries.ts';
import { assess, bringToReview, capture } from '../support/captured-inquiry.ts';
import { eventually } from '../support/eventually.ts';
import { expectError, named } from '../support/expect-error.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { present } from '../support/present.ts';
import { ANSWERED, INLINE } from './requests.ts';

const house = await openHttpHouse();
const ours = await house.household();
const theirs = await house.household('Another');
test.after(() => house.close());

/** Of the specification's tables, in their order. */
const INQUIRY = [
  ...['id', 'template_id', 'template_key', 'template_version'],
  ...Object.keys(ANSWERED),
  ...['max_retries', 'metadata', 'expires_at', 'created_at', 'updated_at', 'deleted_at', 'subject_id', 'result'],
];
const RESULT = [
  ...['id', 'inquiry_id', 'status', 'acceptance', 'acceptance_reason', 'confidence', 'confidence_reason', 'claims'],
  ...['error', 'retry_count', 'submitted_at', 'completed_at', 'created_at', 'updated_at'],
];
const EVIDENCE = ['id', 'capture_mode', 'evidence_type', 'source_url', 'extracted_fields', 'created_at', 'file'];

const create = async (changes: object = {}) =>
  (await ours.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, ...changes })).body.id;
const get = async (id: string) => {
  const { status, body } = await ours.member<DetailedInquiry>('GET', `/web/inquiry/${id}`);
  assert.is(status, 200, JSON.stringify(body));
  return body;
};
const whenStatus = (id: string, status: string) =>
  eventually(`inquiry ${id} is ${status}`, async () => {
    const found = await get(id);
    return found.result?.status === status && found;
  });

// specification: 2.1-sessions, 2.2-status-history, 2.2-history-id, 2.2-history-from-status, 2.2-history-to-status
// specification: 2.2-history-created-at, 2.2-history-changed-by, 4.2-get
test('a new inquiry can be got at once, whole', async () => {
  const id = await create();
  const inquiry = await get(id);
  assert.equal(Object.keys(inquiry), [...INQUIRY, 'sessions']);
  assert.equal(Object.keys(inquiry.result ?? {}), [...RESULT, 'status_history']);
  assert.equal(inquiry.sessions, []);
  const [opened, ...more] = inquiry.result?.status_history ?? [];
  assert.equal(more, []);
  assert.equal(Object.keys(opened ?? {}), ['id', 'from_status', 'to_status', 'reason', 'created_at', 'changed_by']);
  assert.equal([opened?.from_status, opened?.to_status, opened?.changed_by], [null, 'pending', null]);
});

test('what one organization is told again and again no other is, and nobody once it is erased', async () => {
  const id = await create();
  const path = `/web/inquiry/${id}`;
  const first = await get(id);
  for (let round = 0; round < 3; round++) {
    assert.equal(await get(id), first);
    expectError(await theirs.member('GET', path), 404, 'NOT_FOUND');
    expectError(await ours.tester('GET', path), 404, 'NOT_FOUND');
  }
  assert.equal((await theirs.member<{ data: unknown[] }>('GET', '/web/inquiry')).body.data, []);
  await house.erasure.delete(id, 'system');
  expectError(await ours.member('GET', path), 404, 'NOT_FOUND');
  const { data } = (await ours.member<{ data: { id: string }[] }>('GET', '/web/inquiry?limit=100')).body;
  assert.not.ok(data.some(row => row.id === id));
});

// specification: 2.1-result, 2.2-status, 2.2-acceptance, 2.2-confidence, 2.2-claims, 2.2-submitted-completed, 2.2-claim
// specification: 2.2-history-id, 2.2-history-from-status, 2.2-history-to-status, 2.2-history-reason
// specification: 2.2-history-changed-by, 2.2-history-append-only, 2.3-session-id, 2.3-session-page-visits
// specification: 2.3-session-evidence, 2.3-visit-id, 2.3-visit-url, 2.3-visit-visited-at, 2.3-evidence-id
// specification: 2.3-evidence-extracted-fields, 3.1-manual-review, 3.1-history, 3.1-reason-and-operator, 4.2-200
test('the whole story: sessions, claims, verdict and an operator', async () => {
  const id = await create({ max_retries: 0 });
  const captured = await bringToReview(house, ours.orgId, id);
  const waiting = await whenStatus(id, 'manual_review');
  const { result } = waiting;
  assert.equal([result?.acceptance, result?.confidence, result?.error, result?.retry_count], ['low', 'low', null, 0]);
  assert.ok(result?.submitted_at && result.completed_at && result.submitted_at <= result.completed_at);
  const source_url = 'https://gym.example.com/account';
  const claim = { property: 'membership_status', value: 'Active', source_url, evidence_id: captured.evidenceId };
  assert.equal(result?.claims, [claim], 'exactly the fields of a claim');

  const [session, ...others] = waiting.sessions;
  assert.is(others.length, 0);
  assert.equal(Object.keys(session ?? {}), ['id', 'created_at', 'page_visits', 'evidence']);
  assert.is(session?.id, captured.sessionId);
  const [visit] = session?.page_visits ?? [];
  assert.equal(Object.keys(visit ?? {}), ['id', 'url', 'visited_at']);
  assert.equal([visit?.id, visit?.url], [captured.visitId, source_url]);
  const [evidence] = session?.evidence ?? [];
  assert.equal(Object.keys(evidence ?? {}), EVIDENCE);
  assert.equal(Object.keys(evidence?.file ?? {}), ['url', 'expires_at']);
  assert.equal(
    evidence?.extracted_fields.map(({ name, value }) => [name, value]),
    [['membership_status', 'Active']],
  );

  const operator = { name: 'Olga Operator', email: 'olga@example.com' };
  await house.results.review(id, 'approve', 'The picture shows it.', operator);
  const approved = await whenStatus(id, 'approved');
  const history = approved.result?.status_history ?? [];
  assert.equal(
    history.map(({ from_status, to_status }) => `${from_status} > ${to_status}`),
    ['null > pending', 'pending > manual_review', 'manual_review > approved'],
  );
  assert.equal(history.at(-1)?.changed_by, operator);
  assert.is(history.at(-1)?.reason, 'The picture shows it.');
  assert.is(new Set(history.map(entry => entry.id)).size, 3);
});

// specification: 2.2-retry-count, 2.3-sessions-in-order
test('a retry keeps both sessions in their order and counts', async () => {
  const id = await create({ max_retries: 1 });
  const first = await capture(house, ours.orgId, id);
  await assess(house, ours.orgId, id, first, { claims: [], found_fields: [] });
  const second = await capture(house, ours.orgId, id);
  await assess(house, ours.orgId, id, second);
  const approved = await whenStatus(id, 'approved');
  assert.equal(
    approved.sessions.map(session => session.id),
    [first.sessionId, second.sessionId],
  );
  assert.is(approved.result?.retry_count, 1);
});

// specification: 2.1-sessions, 2.2-status-history, 4.3-get, 4.3-data
test('a list shows inquiries with their results, without histories and sessions', async () => {
  const id = await create();
  const { body } = await ours.owner<{ data: DetailedInquiry[] }>('GET', '/web/inquiry?limit=1');
  const [row] = body.data;
  assert.equal(Object.keys(row ?? {}), INQUIRY);
  assert.equal(Object.keys(row?.result ?? {}), RESULT);
  const { sessions: _, ...whole } = await get(id);
  const { status_history, ...result } = present(whole.result);
  assert.equal(row, { ...whole, result });
});

// specification: 4.2-400, 7-400-id
test('the empty id is refused', async () => {
  assert.equal(named(expectError(await ours.owner('GET', '/web/inquiry/'), 400, 'VALIDATION_ERROR')), [
    'id INVALID_ID',
  ]);
});

// specification: 4.2-404-other-organization
test('an inquiry of another organization is not found, whoever asks', async () => {
  const id = await create();
  for (const call of [theirs.owner, theirs.admin, theirs.member]) {
    expectError(await call('GET', `/web/inquiry/${id}`), 404, 'NOT_FOUND');
  }
});

// specification: 2.1-deleted-at, 4.2-404-deleted, 7-404
test('a deleted inquiry is gone at once, yet a cursor from before still works', async () => {
  const [older, id] = [await create(), await create()];
  const { evidenceId } = await bringToReview(house, ours.orgId, id);
  await house.erasure.delete(id, 'operator:test');
  expectError(await ours.owner('GET', `/web/inquiry/${id}`), 404, 'NOT_FOUND');
  const { body } = await ours.owner<{ data: { id: string }[] }>('GET', '/web/inquiry');
  assert.is(
    body.data.find(row => row.id === id),
    undefined,
  );
  const page = await ours.owner<{ data: { id: string }[] }>('GET', `/web/inquiry?limit=1&after_id=${id}`);
  assert.equal(
    page.body.data.map(row => row.id),
    [older],
  );
  assert.is(await house.engines.evidenceStore.get(evidenceId), undefined);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
