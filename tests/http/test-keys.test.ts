import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readStream } from '../../application/streams.ts';
import type { TemplateView } from '../../application/views/template-view.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { isTestPartition, partitionOf } from '../../domain/organization/partition.ts';
import { exhaustedDelivery } from '../support/exhausted-delivery.ts';
import { expectError, named } from '../support/expect-error.ts';
import { answered } from '../support/http-house.ts';
import { openBadInputHouse } from './bad-input-house.ts';
import { ENVELOPE, INLINE, TEMPLATE } from './requests.ts';
import { addressOf, ROUTES, type RouteUnderTest, type StandingIds, titleOf } from './route-table.ts';

const { house, ours, ids, send, idFor } = await openBadInputHouse();
test.after(() => house.close());

type Listed = { data: { id: string }[] };
type Created = { id: string; key: string };

const endpoint = (await ours.tester<Created>('POST', '/webhook/endpoints', { url: 'https://example.com/' })).body.id;

/** The same things again, made with the test key. */
const tested: StandingIds = {
  inquiry: (await ours.tester<Created>('POST', '/web/inquiry', INLINE)).body.id,
  testInquiry: ids.testInquiry,
  testEnvelope: ids.testEnvelope,
  template: (await ours.tester<Created>('POST', '/web/template', TEMPLATE)).body.key,
  endpoint,
  delivery: await exhaustedDelivery(house, partitionOf(ours.orgId, 'test'), ours.tester, endpoint),
  envelope: (await ours.tester<Created>('POST', '/envelope', ENVELOPE)).body.id,
};

/** What a live key made, of what the route is for. */
const liveOf = ({ id }: RouteUnderTest) => (id?.of === 'testEnvelope' ? ids.envelope : ids.inquiry);

const sampleOf = ({ sample }: RouteUnderTest) => (sample === undefined ? {} : { body: JSON.stringify(sample) });

// specification: beyond-test-keys
test('a test key says that it is one', () => {
  assert.match(ours.testKey, /^secret_test_[\w-]{43}$/);
  assert.match(ours.key, /^secret_live_[\w-]{43}$/);
});

for (const route of ROUTES.filter(({ id, guarded }) => guarded && id !== undefined)) {
  test(`${titleOf(route)}: test and live keys do not find each other's things`, async () => {
    const live = { key: ours.key, ...sampleOf(route) };
    const trying = { key: ours.testKey, ...sampleOf(route) };
    const liveId = route.testKeys ? liveOf(route) : idFor(route, ids);
    expectError(await send(route, idFor(route, tested), live), 404, 'NOT_FOUND', 'live key, test thing');
    expectError(await send(route, liveId, trying), 404, 'NOT_FOUND', 'test key, live thing');
    if (route.method !== 'GET') return;
    assert.is((await send(route, idFor(route, tested), trying)).status, 200);
    assert.is((await send(route, liveId, live)).status, 200);
  });
}

for (const route of ROUTES.filter(({ id, guarded, method }) => guarded && method === 'GET' && id === undefined)) {
  test(`${titleOf(route)}: each kind of key lists its own`, async () => {
    const listed = async (key: string) => {
      const answer = await answered<Listed>(await house.app.request(route.path, { headers: { 'api-key': key } }));
      return answer.body.data.map(({ id }) => id);
    };
    const [live, trying] = [await listed(ours.key), await listed(ours.testKey)];
    assert.ok(live.length > 0 && trying.length > 0);
    assert.equal(
      live.filter(id => trying.includes(id)),
      [],
    );
    if (!route.list) return;
    for (const [key, cursor] of [
      [ours.key, trying[0]],
      [ours.testKey, live[0]],
    ] as const) {
      const address = `${addressOf(route, '')}?after_id=${cursor}`;
      const answer = await answered(await house.app.request(address, { headers: { 'api-key': key } }));
      assert.equal(named(expectError(answer, 400, 'VALIDATION_ERROR')), ['after_id INVALID_AFTER_ID']);
    }
  });
}

test('a template of the other partition is unknown to an inquiry', async () => {
  const published = { ...TEMPLATE, status: 'published' };
  const keyOf = async (call: typeof ours.owner) => (await call<Created>('POST', '/web/template', published)).body.key;
  const [live, trying] = [await keyOf(ours.owner), await keyOf(ours.tester)];
  for (const [call, own, other] of [
    [ours.owner, live, trying],
    [ours.tester, trying, live],
  ] as const) {
    const ask = (template_key: string) => call('POST', '/web/inquiry', { subject_id: 'user-1', template_key });
    assert.is((await ask(own)).status, 200);
    assert.equal(named(expectError(await ask(other), 400, 'VALIDATION_ERROR')), ['template_key TEMPLATE_NOT_FOUND']);
  }
});

test('a test template answers the organization as a live one does', async () => {
  const answers = [
    (await ours.tester<TemplateView>('POST', '/web/template', TEMPLATE)).body,
    ...(await ours.tester<{ data: TemplateView[] }>('GET', '/web/template')).body.data,
    ...(await ours.tester<{ data: TemplateView[] }>('GET', `/web/template/${tested.template}`)).body.data,
  ];
  assert.equal([...new Set(answers.map(({ org_id }) => org_id))], [ours.orgId]);
});

test('no answer to a test key names the partition', async () => {
  for (const route of ROUTES.filter(({ guarded, method }) => guarded && method === 'GET')) {
    const { body } = await send(route, idFor(route, tested), { key: ours.testKey });
    assert.not(isTestPartition(JSON.stringify(body)));
    assert.not.match(JSON.stringify(body), `${ours.orgId}.test`);
  }
});

test('what a test key leads to stands in its partition of the log', async () => {
  const events = await readStream(house.engines.eventStore, inquiry, tested.inquiry);
  assert.equal([...new Set(events.map(({ metadata }) => metadata.org_id))], [`${ours.orgId}.test`]);
});

test('a revoked test key opens nothing', async () => {
  const made = await house.organizations.createKey(
    ours.orgId,
    { role: 'owner', name: 'x', email: null },
    'system',
    'test',
  );
  await house.organizations.revokeKey(made.id, 'system');
  expectError(await house.callWith(made.key)('GET', '/web/inquiry'), 401, 'UNAUTHORIZED');
  const keys = await house.organizations.listKeys(ours.orgId);
  assert.is(keys.find(({ key_id }) => key_id === made.id)?.mode, 'test');
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
