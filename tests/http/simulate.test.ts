import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CapturePage } from '../../application/capture/view.ts';
import type { CreatedInquiry, DetailedInquiry } from '../../application/inquiries.ts';
import { expectError, named } from '../support/expect-error.ts';
import { answered, openHttpHouse } from '../support/http-house.ts';
import { INLINE } from './requests.ts';

const house = await openHttpHouse();
const { owner, tester, key } = await house.household();
const pages = house.pages();
test.after(() => house.close());

const FIELDS = [{ name: 'valid_until', required: true, description: '' }];
const create = async (changes: object = {}) =>
  (await tester<CreatedInquiry>('POST', '/web/inquiry', { ...INLINE, fields: FIELDS, ...changes })).body;
const simulate = (id: string, body: object) => tester<DetailedInquiry>('POST', `/web/inquiry/${id}/simulate`, body);
const got = async (id: string) => (await tester<DetailedInquiry>('GET', `/web/inquiry/${id}`)).body;
const stateOf = async (id: string) => (await (await pages.request(`/capture/${id}/state`)).json()) as CapturePage;

test('an outcome is answered, got and listed as a real one is', async () => {
  const { id } = await create();
  const claims = [{ property: 'valid_until', value: '2027-01-31' }];
  const { status, body } = await simulate(id, { status: 'approved', claims, reason: 'The membership is active.' });
  assert.is(status, 200);
  assert.equal(body, await got(id));
  const { result, sessions } = body;
  assert.equal(
    [result?.status, result?.acceptance, result?.acceptance_reason, result?.confidence, result?.error],
    ['approved', 'high', 'The membership is active.', 'high', null],
  );
  assert.equal(result?.claims, [{ ...claims[0], source_url: INLINE.start_url, evidence_id: 'web_ev_simulated' }]);
  assert.equal(
    result?.status_history.map(({ from_status, to_status, changed_by }) => [from_status, to_status, changed_by]),
    [
      [null, 'pending', null],
      ['pending', 'approved', null],
    ],
  );
  assert.is(sessions.length, 1);
  assert.ok(result?.submitted_at !== null && result?.completed_at !== null);
  const listed = (await tester<{ data: CreatedInquiry[] }>('GET', '/web/inquiry')).body.data;
  assert.is(listed.find(inquiry => inquiry.id === id)?.result?.status, 'approved');
});

test('every outcome can be had, and the story goes on as its rules allow', async () => {
  const { id } = await create({ max_retries: 1 });
  const steps = ['failed', 'pending', 'rejected', 'manual_review', 'approved', 'manual_review', 'rejected'] as const;
  for (const status of steps) {
    assert.is((await simulate(id, { status })).body.result?.status, status);
  }
  assert.is((await got(id)).result?.retry_count, 1);
  expectError(await simulate(id, { status: 'pending' }), 409, 'CONFLICT', 'no try is left');
  assert.equal(
    (await got(id)).result?.status_history.map(({ to_status }) => to_status),
    ['pending', ...steps],
  );
});

test('a try that found too little leaves the result pending', async () => {
  const { id } = await create();
  const { result } = (await simulate(id, { status: 'pending' })).body;
  assert.equal([result?.status, result?.retry_count, result?.status_history.length], ['pending', 1, 1]);
});

test('what no result may become is a conflict', async () => {
  const { id } = await create();
  await simulate(id, { status: 'approved' });
  for (const status of ['approved', 'rejected', 'failed', 'pending']) {
    expectError(await simulate(id, { status }), 409, 'CONFLICT', status);
  }
  assert.is((await got(id)).result?.status_history.length, 2);
});

test('of two that exclude each other one wins', async () => {
  const { id } = await create();
  const answers = await Promise.all(['approved', 'rejected'].map(status => simulate(id, { status })));
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.is((await got(id)).result?.status_history.length, 2);
});

test('what is wrong with a body is named', async () => {
  const { id } = await create();
  const claim = { property: 'a', value: 'b' };
  const wrongs: [object, string][] = [
    [{}, 'status REQUIRED'],
    [{ status: 'done' }, 'status INVALID_VALUE'],
    [{ status: 'approved', claims: [{ property: 'a' }] }, 'claims[0].value REQUIRED'],
    [{ status: 'approved', claims: [{ ...claim, source_url: 'ftp://x' }] }, 'claims[0].source_url INVALID'],
    [{ status: 'approved', claims: [{ ...claim, evidence_id: 'x' }] }, 'claims[0].evidence_id UNKNOWN_FIELD'],
    [{ status: 'approved', reason: '' }, 'reason TOO_SMALL'],
  ];
  for (const [body, detail] of wrongs) {
    assert.equal(named(expectError(await simulate(id, body), 400, 'VALIDATION_ERROR', detail)), [detail]);
  }
  assert.is((await got(id)).result?.status, 'pending');
});

test('for a live key there is no such route, whatever it sends', async () => {
  const live = (await owner<CreatedInquiry>('POST', '/web/inquiry', INLINE)).body.id;
  const trying = (await create()).id;
  for (const id of [live, trying, 'nonsense']) {
    for (const body of [{ status: 'approved' }, { status: 'done' }, undefined]) {
      const address = `/web/inquiry/${id}/simulate`;
      assert.equal(expectError(await owner('POST', address, body), 404, 'NOT_FOUND'), []);
    }
  }
  const headers = { 'api-key': key, 'content-type': 'text/plain' };
  const init = { method: 'POST', headers, body: 'x' };
  expectError(await answered(await house.app.request(`/api/v1/web/inquiry/${live}/simulate`, init)), 404, 'NOT_FOUND');
  assert.is((await owner<DetailedInquiry>('GET', `/web/inquiry/${live}`)).body.result?.status, 'pending');
});

test('a test inquiry never opens a browser: its page says so, and how to simulate', async () => {
  const { id } = await create({ settings: { show_cover_page: false } });
  const page = await stateOf(id);
  assert.equal(page.view, {
    kind: 'test',
    status: 'pending',
    redirect: `https://customer.example.com/done?order=42&status=pending&inquiry_id=${id}`,
  });
  for (const take_over of [false, true]) {
    const start = await pages.request(`/capture/${id}/start`, {
      method: 'POST',
      headers: { origin: 'http://house.test' },
      body: JSON.stringify({ viewport: { width: 800, height: 600, scale: 1, touch: false }, take_over }),
    });
    assert.is(start.status, 200);
    assert.is(start.headers.get('set-cookie'), null);
    assert.is(((await start.json()) as CapturePage).view.kind, 'test');
  }
  assert.is((await got(id)).sessions.length, 0);
  await simulate(id, { status: 'rejected' });
  const { view } = await stateOf(id);
  assert.ok(view.kind === 'test' && view.status === 'rejected');
  assert.match(view.kind === 'test' ? view.redirect : '', `status=rejected&inquiry_id=${id}`);
});

test('an expired inquiry takes no capture, and a deleted one is gone', async () => {
  const [expired, deleted] = [await create(), await create()];
  await house.erasure.delete(deleted.id, 'system');
  expectError(await simulate(deleted.id, { status: 'approved' }), 404, 'NOT_FOUND');
  house.clock.advance(25 * 3600_000);
  expectError(await simulate(expired.id, { status: 'approved' }), 409, 'CONFLICT');
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
