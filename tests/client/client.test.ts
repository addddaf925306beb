import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AffiantClientOptions,
  AffiantConnectionError,
  AffiantError,
  AffiantTimeoutError,
  type CreateEnvelope,
  type CreateInquiry,
  createAffiantClient,
} from '../../adapters/client/client.ts';
import { ENVELOPE, INLINE, TEMPLATE } from '../http/requests.ts';
import { giveUp } from '../support/exhausted-delivery.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { rejectionOf } from '../support/rejection.ts';

const house = await openHttpHouse();
const { orgId, key, testKey } = await house.household();
test.after(() => house.close());

type Sent = { method: string; path: string; headers: Headers };

/** A client whose requests reach the house, unless `before` answers or fails in its place. */
function clientOf(
  options: Partial<AffiantClientOptions> = {},
  before: (sent: Sent) => Response | undefined = () => undefined,
) {
  const sent: Sent[] = [];
  const client = createAffiantClient({
    url: 'http://house.test/',
    key,
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      const request = {
        method: init.method ?? 'GET',
        path: url.pathname + url.search,
        headers: new Headers(init.headers),
      };
      sent.push(request);
      return before(request) ?? house.app.request(url.href, init);
    },
    ...options,
  });
  return { client, sent };
}

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ error: { code, message: 'Refused.', details: [], requestId: 'request-1' } }, { status, headers });

test('inquiries: created, got and listed', async () => {
  const { client } = clientOf();
  const created = await client.inquiries.create({
    ...INLINE,
    settings: { show_cover_page: false },
    metadata: { a: 'b' },
  });
  assert.match(created.capture_url, /\/capture\/web_iq_/);
  const inquiry = await client.inquiries.get(created.id);
  assert.equal([inquiry.metadata, inquiry.result?.status, inquiry.sessions], [{ a: 'b' }, 'pending', []]);
  const page = await client.inquiries.list({ limit: 1 });
  assert.equal([page.data[0]?.id, page.first_id, page.has_more], [created.id, created.id, false]);
});

test('envelopes: created with the key of the envelope API, and their results asked for', async () => {
  const { client, sent } = clientOf({ key: 'secret_live_none', hubKey: key });
  const created = await client.envelopes.create(ENVELOPE);
  assert.match(created.envelope_url, /\/capture\/iq_/);
  assert.equal(await client.envelopes.results(created.envelope_id), []);
  assert.is((await client.envelopes.get(created.envelope_id)).status, 'pending');
  assert.equal(
    sent.map(({ headers }) => headers.get('x-api-key')),
    [key, key, key],
  );
});

// specification: beyond-test-keys
test('inquiries and envelopes of a test key are driven to an outcome', async () => {
  const { client } = clientOf({ key: testKey });
  const { id } = await client.inquiries.create(INLINE);
  const claims = [{ property: 'membership_status', value: 'Active' }];
  const { result } = await client.inquiries.simulate(id, { status: 'approved', claims });
  assert.equal([result?.status, result?.claims[0]?.value], ['approved', 'Active']);
  const envelope = await client.envelopes.create(ENVELOPE);
  assert.is((await client.envelopes.simulate(envelope.id, { status: 'rejected' })).status, 'rejected');
  assert.is((await client.envelopes.results(envelope.id))[0]?.acceptance_category, 'reject');
  const { client: live } = clientOf();
  assert.is((await rejectionOf(live.inquiries.simulate(id, { status: 'failed' }))).name, 'AffiantError');
});

test('templates: drafted, edited, published and listed', async () => {
  const { client } = clientOf();
  const draft = await client.templates.create(TEMPLATE);
  assert.is((await client.templates.editDraft(draft.key, { name: 'Edited' })).name, 'Edited');
  assert.is((await client.templates.publish(draft.key)).status, 'published');
  assert.is((await client.templates.createDraft(draft.key)).version, 2);
  assert.equal(
    (await client.templates.versions(draft.key)).map(({ version }) => version),
    [2, 1],
  );
  assert.is((await client.templates.list()).data.length, 2);
  const inquiry = await client.inquiries.create({ template_key: draft.key, subject_id: 'someone' });
  assert.equal([inquiry.template_version, inquiry.name], [1, 'Edited']);
});

test('webhook endpoints: made, changed, rotated and deleted', async () => {
  const { client } = clientOf();
  const { id, secret } = await client.webhookEndpoints.create({ url: 'https://hooks.example.com/' });
  assert.match(secret, /^whsec_/);
  assert.is((await client.webhookEndpoints.update(id, { enabled: false })).enabled, false);
  assert.is.not((await client.webhookEndpoints.rotateSecret(id, { overlap_seconds: 60 })).secret, secret);
  assert.is((await client.webhookEndpoints.get(id)).id, id);
  assert.equal(
    (await client.webhookEndpoints.list()).map(endpoint => endpoint.id),
    [id],
  );
  assert.is(await client.webhookEndpoints.delete(id), undefined);
  assert.equal(await client.webhookEndpoints.list(), []);
});

test('webhook deliveries: tried out, listed, sent again and recovered', async () => {
  const { client } = clientOf();
  const { id } = await client.webhookEndpoints.create({ url: 'https://hooks.example.com/' });
  const tried = [await client.webhookDeliveries.test(id), await client.webhookDeliveries.test(id)];
  assert.equal([tried[0]?.cause, tried[0]?.status], ['test', 'pending']);
  const first = tried[0]?.id ?? '';
  await giveUp(house, orgId, first);
  const { data, has_more } = await client.webhookDeliveries.list(id, { status: 'exhausted' });
  assert.equal([data.map(delivery => delivery.id), has_more], [[first], false]);
  assert.is((await client.webhookDeliveries.resend(first)).resend?.cause, 'resend');
  const listed: string[] = [];
  for await (const delivery of client.webhookDeliveries.all(id, { limit: 1, status: 'pending' }))
    listed.push(delivery.id);
  assert.equal(listed, tried.map(delivery => delivery.id).reverse());
  const since = '2026-05-01T10:00:00Z';
  assert.equal(await client.webhookDeliveries.recover(id, { since }), { recovered: 0, has_more: false });
  await client.webhookEndpoints.delete(id);
});

test('every row comes once, also while rows are added', async () => {
  const { client, sent } = clientOf();
  const made: string[] = [];
  for (let count = 0; count < 7; count++) made.push((await client.inquiries.create(INLINE)).id);
  sent.length = 0;
  const seen: string[] = [];
  for await (const { id } of client.inquiries.all({ limit: 3 })) {
    if (seen.push(id) % 2 === 0) await client.inquiries.create(INLINE);
  }
  assert.is(new Set(seen).size, seen.length);
  assert.equal(seen.slice(0, 7), made.reverse());
  assert.is(sent.filter(({ method }) => method === 'GET').length, Math.ceil(seen.length / 3));
});

test('a refusal is thrown with everything that it says', async () => {
  const { client, sent } = clientOf();
  const error = await rejectionOf(client.inquiries.create({ subject_id: 'x' } as CreateInquiry));
  assert.instance(error, AffiantError);
  const { status, code, details, requestId } = error as AffiantError;
  assert.equal([status, code, details[0]?.field], [400, 'VALIDATION_ERROR', 'name']);
  assert.match(requestId ?? '', /^[0-9a-f-]{36}$/);
  assert.is(sent.length, 1, 'what is refused for good is not sent again');
  const strange = clientOf({}, () => new Response('<h1>No such page</h1>', { status: 404 }));
  const unknown = (await rejectionOf(strange.client.inquiries.get('web_iq_1'))) as AffiantError;
  assert.equal([unknown.status, unknown.code], [404, 'UNKNOWN']);
  assert.match(unknown.message, 'GET http://house.test/api/v1/web/inquiry/web_iq_1 answered 404');
  assert.match(unknown.message, '<h1>No such page</h1>');
  const another = clientOf({}, () => new Response('<h1>Another service</h1>'));
  assert.is(((await rejectionOf(another.client.inquiries.list())) as AffiantError).code, 'UNKNOWN');
});

test('what fails in passing is sent again, under the same idempotency key', async () => {
  const failures = [
    () => refusal(429, 'RATE_LIMIT_EXCEEDED', { 'retry-after': '0' }),
    () => refusal(503, 'UNAVAILABLE', { 'retry-after': '0' }),
    () => refusal(500, 'INTERNAL_ERROR', { 'retry-after': '0' }),
    () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'retry-after': '0' } }),
    () => new Response('', { status: 504, headers: { 'retry-after': '0' } }),
    () => {
      throw new TypeError('the connection was lost');
    },
  ];
  const { client, sent } = clientOf({ retries: failures.length }, () => failures.shift()?.());
  const before = (await clientOf().client.inquiries.list({ limit: 100 })).data.length;
  const { id } = await client.inquiries.create(INLINE);
  assert.is(sent.length, 7);
  assert.is(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size, 1);
  assert.is((await clientOf().client.inquiries.list({ limit: 100 })).data.length, before + 1);

  const named = { idempotencyKey: 'order-42' };
  const [first, second] = [await client.inquiries.create(INLINE, named), await client.inquiries.create(INLINE, named)];
  assert.equal(second, first);
  assert.is.not(first.id, id);
  await client.inquiries.get(id);
  assert.is(sent.at(-1)?.headers.get('idempotency-key'), null);
});

test('an answer that was lost is answered again', async () => {
  let lost = 0;
  const client = createAffiantClient({
    url: 'http://house.test',
    key,
    fetch: async (input, init = {}) => {
      const response = await house.app.request(String(input), init);
      if (lost++ === 0) throw new TypeError('the connection was lost');
      return response;
    },
  });
  const { id } = await client.inquiries.create({ ...INLINE, subject_id: 'lost-answer' });
  const rows: string[] = [];
  for await (const row of client.inquiries.all()) if (row.subject_id === 'lost-answer') rows.push(row.id);
  assert.equal(rows, [id]);
});

test('there is an end to trying', async () => {
  const limited = clientOf({ retries: 2 }, () => refusal(429, 'RATE_LIMIT_EXCEEDED', { 'retry-after': '0' }));
  assert.is(((await rejectionOf(limited.client.inquiries.list())) as AffiantError).status, 429);
  assert.is(limited.sent.length, 3);
  const gone = createAffiantClient({ url: 'http://127.0.0.1:9', key, retries: 0 });
  const lost = (await rejectionOf(gone.inquiries.list())) as AffiantConnectionError;
  assert.instance(lost, AffiantConnectionError);
  assert.match(lost.message, /^http:\/\/127\.0\.0\.1:9 did not answer: fetch failed: (bad port|connect ECONNREFUSED)/);
});

test('the address may be told with the path of the API', async () => {
  for (const url of ['http://house.test', 'http://house.test/api/v1', 'http://house.test/api/v1/']) {
    const { client, sent } = clientOf({ url });
    await client.inquiries.list();
    assert.is(sent[0]?.path, '/api/v1/web/inquiry');
  }
});

test('a result is waited for, until it is there or the time is over', async () => {
  const { client } = clientOf({ key: testKey });
  const { id } = await client.inquiries.create(INLINE);
  const late = (await rejectionOf(
    client.inquiries.waitForResult(id, { limitMs: 30, everyMs: 10 }),
  )) as AffiantTimeoutError;
  assert.instance(late, AffiantTimeoutError);
  assert.equal([late.inquiry.id, late.inquiry.result?.status], [id, 'pending']);
  const waiting = client.inquiries.waitForResult(id, { everyMs: 5 });
  await client.inquiries.simulate(id, { status: 'manual_review' });
  assert.is((await waiting).result?.status, 'manual_review');
  const decided = client.inquiries.waitForResult(id, { everyMs: 5, untilDecided: true });
  await client.inquiries.simulate(id, { status: 'approved' });
  assert.is((await decided).result?.status, 'approved');
  const stopping = new AbortController();
  const { id: other } = await client.inquiries.create(INLINE);
  const stopped = rejectionOf(client.inquiries.waitForResult(other, { signal: stopping.signal }));
  stopping.abort(new Error('never mind'));
  assert.is(((await stopped) as Error).message, 'never mind');
});

test('what a body needs is asked for by the compiler', () => {
  const [alone, ofTemplate, ofEnvelope]: [
    { subject_id: string } extends CreateInquiry ? true : false,
    { subject_id: string; template_key: string } extends CreateInquiry ? true : false,
    { subject_id: string } extends CreateEnvelope ? true : false,
  ] = [false, true, false];
  assert.equal([alone, ofTemplate, ofEnvelope], [false, true, false]);
});

test('a call ends when its time is over, or when its caller says so', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  // The platform's time limits keep no process alive by themselves.
  const alive = setInterval(() => {}, 1000);
  const slow = createAffiantClient({ url: 'http://house.test', key, fetch: never, timeoutMs: 20, retries: 1 });
  assert.instance(await rejectionOf(slow.inquiries.list()), AffiantConnectionError);
  const { inquiries } = createAffiantClient({ url: 'http://house.test', key, fetch: never });
  const stopping = new AbortController();
  const stopped = rejectionOf(inquiries.list({}, { signal: stopping.signal }));
  stopping.abort(new Error('never mind'));
  assert.is(((await stopped) as Error).message, 'never mind');
  clearInterval(alive);
});

test.run();
