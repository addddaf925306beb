import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CapturePage } from '../../application/capture/view.ts';
import type { CreatedEnvelope, DetailedEnvelope, DetailedEnvelopeResult } from '../../application/envelopes.ts';
import { finishEnvelope, keepEvidence, startEnvelope } from '../support/captured-envelope.ts';
import { attemptOf, recordAttempts, requestDelivery } from '../support/exhausted-delivery.ts';
import { expectError } from '../support/expect-error.ts';
import { answered, openHttpHouse } from '../support/http-house.ts';
import { assessment } from '../support/inquiry-story.ts';
import { present } from '../support/present.ts';
import { ENVELOPE } from './requests.ts';

const house = await openHttpHouse();
const { owner, tester, orgId, key } = await house.household();
const pages = house.pages();
test.after(() => house.close());

const create = async (call = owner) => (await call<CreatedEnvelope>('POST', '/envelope', ENVELOPE)).body;
const got = async (id: string, call = owner) => (await call<DetailedEnvelope>('GET', `/envelope/${id}`)).body;
const resultsOf = async (id: string, call = owner) =>
  (await call<{ data: DetailedEnvelopeResult[] }>('GET', `/result/${id}`)).body.data;
const simulate = (id: string, body: object) => tester<DetailedEnvelope>('POST', `/envelope/${id}/simulate`, body);

// specification: beyond-envelope
test('an envelope is got as it was created, with where it stands', async () => {
  const created = await create();
  const { status, status_reason, retry_count, max_retries, status_history, sessions, ...rest } = await got(created.id);
  assert.equal([status, status_reason, retry_count, max_retries, sessions], ['pending', null, 0, 3, []]);
  assert.equal(
    status_history.map(entry => [entry.from_status, entry.to_status]),
    [[null, 'pending']],
  );
  const { expires_at, created_by, created_at, updated_at, deleted_at, ...envelope } = rest;
  assert.equal(envelope, created);
  const day = 24 * 3600_000;
  const lifetime = Date.parse(expires_at) - Date.parse(created_at);
  assert.ok(lifetime <= day && lifetime > day - 60_000, `${lifetime} ms`);
  assert.match(created_by, /^usr_/);
  assert.equal([updated_at, deleted_at], [created_at, null]);
});

// specification: beyond-envelope
test('its evidence can be got as that of an inquiry, by an address that is valid for a while', async () => {
  const { id } = await create();
  const sessionId = await startEnvelope(house, orgId, id);
  const evidenceId = await keepEvidence(house, orgId, id, sessionId);
  const read = { name: 'membership_status', value: 'Active', score: 0.9, label: 'Status', page: 1 };
  const extracted_fields = [{ evidence_id: evidenceId, fields: [read] }];
  await finishEnvelope(house, orgId, id, sessionId, assessment({ extracted_fields }));
  await house.readModels.envelopes.caughtUpTo(await house.engines.eventStore.head());
  const { status, sessions } = await got(id);
  assert.equal([status, sessions.length], ['approved', 1]);
  const session = present(sessions[0]);
  assert.equal(
    [session.id, session.page_visits.map(({ url }) => url)],
    [sessionId, ['https://gym.example.com/account']],
  );
  const evidence = present(session.evidence[0]);
  assert.equal([evidence.id, evidence.evidence_type, evidence.extracted_fields], [evidenceId, 'screenshot', [read]]);
  const ask = async () => (await house.app.request(evidence.file.url.replace('http://house.test', ''))).status;
  assert.is(await ask(), 200);
  assert.is(Date.parse(evidence.file.expires_at) - house.clock.now().getTime() <= 15 * 60_000, true);
  await house.erasure.delete(id, 'system');
  assert.is(await ask(), 404);
  expectError(await owner('GET', `/envelope/${id}`), 404, 'NOT_FOUND');
});

// specification: beyond-test-keys
test('an outcome is simulated with a test key, and leaves the results of a real one', async () => {
  const { id } = await create(tester);
  const claims = [{ property: 'membership_status', value: 'Active' }];
  const { status, body } = await simulate(id, { status: 'approved', claims, reason: 'The membership is active.' });
  assert.equal([status, body.status, body.status_reason], [200, 'approved', 'The membership is active.']);
  assert.equal(body, await got(id, tester));
  const [result, ...more] = await resultsOf(id, tester);
  assert.equal(more, []);
  assert.equal(
    [result?.acceptance_category, result?.acceptance_reason, result?.success],
    ['high', 'The membership is active.', true],
  );
  assert.equal(result?.supporting_claims, [{ ...claims[0], source_url: 'https://duckduckgo.com' }]);
  assert.is(result?.inquiry_session_id, body.sessions[0]?.id);
});

// specification: beyond-test-keys
test('every outcome can be had, and the story goes on as its rules allow', async () => {
  const { id } = await create(tester);
  const steps = ['failed', 'pending', 'rejected', 'manual_review', 'approved', 'manual_review', 'rejected'] as const;
  for (const status of steps) assert.is((await simulate(id, { status })).body.status, status);
  expectError(await simulate(id, { status: 'failed' }), 409, 'CONFLICT', 'failed');
  assert.equal(
    (await got(id, tester)).status_history.map(({ to_status }) => to_status),
    ['pending', ...steps],
  );
  assert.equal(
    (await resultsOf(id, tester)).map(result => [result.acceptance_category, result.success]),
    [
      ['low', false],
      ['reject', true],
    ],
  );
});

test('of two that exclude each other one wins', async () => {
  const { id } = await create(tester);
  const answers = await Promise.all(['approved', 'rejected'].map(status => simulate(id, { status })));
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.is((await resultsOf(id, tester)).length, 1);
});

test('for a live key there is no such route, and its envelope stays as it is', async () => {
  const { id } = await create();
  for (const body of [{ status: 'approved' }, { status: 'done' }, undefined]) {
    assert.equal(expectError(await owner('POST', `/envelope/${id}/simulate`, body), 404, 'NOT_FOUND'), []);
  }
  assert.is((await got(id)).status, 'pending');
});

test('a test envelope never opens a browser: its page says so, and where to simulate', async () => {
  const { id } = await create(tester);
  const stateOf = async () => (await (await pages.request(`/capture/${id}/state`)).json()) as CapturePage;
  const { view, texts } = await stateOf();
  assert.equal([view.kind, texts?.isEnvelope, texts?.inquiryId], ['test', true, id]);
  await simulate(id, { status: 'rejected' });
  const after = (await stateOf()).view;
  assert.match(after.kind === 'test' ? after.redirect : '', `status=rejected&inquiry_id=${id}`);
});

type Attempts = { data: { attempts: { response_start: string }[] }[] };

test('with an envelope goes what receivers answered about it, and what was answered to its creation', async () => {
  const idempotent = { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': 'the-same-envelope' };
  const again = { method: 'POST', headers: idempotent, body: JSON.stringify(ENVELOPE) };
  const made = await answered<CreatedEnvelope>(await house.app.request('/api/v1/envelope', again));
  const { id } = made.body;
  const hook = { url: 'https://example.com/hooks' };
  const endpoint = (await owner<{ id: string }>('POST', '/webhook/endpoints', hook)).body.id;
  // An outside KYC system reports on an envelope as on an inquiry.
  const about = { inquiry_id: id, subject_id: 'user-8841', event_type: 'kyc.result.approved' } as const;
  const delivery = await requestDelivery(house, orgId, endpoint, about);
  await recordAttempts(house, orgId, delivery, [attemptOf(1, 500, 'who is user-8841?')]);
  const answers = async () =>
    (await owner<Attempts>('GET', `/webhook/endpoints/${endpoint}/deliveries`)).body.data.map(
      ({ attempts }) => attempts[0]?.response_start,
    );
  assert.equal(await answers(), ['who is user-8841?']);
  await house.erasure.delete(id, 'system');
  assert.equal(await answers(), ['']);
  expectError(await answered(await house.app.request('/api/v1/envelope', again)), 404, 'NOT_FOUND');
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
