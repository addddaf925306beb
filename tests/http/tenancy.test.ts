import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { captureEnvelope } from '../support/captured-envelope.ts';
import { bringToReview } from '../support/captured-inquiry.ts';
import { eventually } from '../support/eventually.ts';
import { exhaustedDelivery } from '../support/exhausted-delivery.ts';
import { expectError, named } from '../support/expect-error.ts';
import { type Household, openHttpHouse } from '../support/http-house.ts';
import { assessment } from '../support/inquiry-story.ts';
import { pageAt } from './pages.ts';
import { ENVELOPE, INLINE, TEMPLATE } from './requests.ts';
import { addressOf, ROUTES, type RouteUnderTest, type StandingIds, titleOf } from './route-table.ts';

const house = await openHttpHouse();
const ours = await house.household();
const theirs = await house.household('Another house');
test.after(() => house.close());

const apiPath = (route: RouteUnderTest, id = '') => addressOf(route, id).replace(/^\/api\/v1/, '');

/** Something of every kind that has been through all that can happen to it, so that there is much to be seen. */
async function furnish({ orgId, owner, tester }: Household): Promise<StandingIds & { envelopeTemplate: string }> {
  const inquiry = (await owner<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id;
  await bringToReview(house, orgId, inquiry);
  const testEnvelope = (await tester<{ id: string }>('POST', '/envelope', ENVELOPE)).body.id;
  const testInquiry = (await tester<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id;
  const published = { ...TEMPLATE, status: 'published' };
  const template = (await owner<{ key: string }>('POST', '/web/template', published)).body.key;
  await owner('POST', `/web/template/${template}/draft`);
  const hook = { url: 'https://example.com/hooks' };
  const endpoint = (await owner<{ id: string }>('POST', '/webhook/endpoints', hook)).body.id;
  const delivery = await exhaustedDelivery(house, orgId, owner, endpoint);
  const envelope = (await owner<{ id: string }>('POST', '/envelope', ENVELOPE)).body.id;
  await captureEnvelope(house, orgId, envelope, assessment());
  await eventually('the result of the envelope', async () => {
    return (await owner<{ data: unknown[] }>('GET', `/result/${envelope}`)).body.data.length === 1;
  });
  const fields = { name: 'Membership', query: 'Is it active?' };
  const envelopeTemplate = (await house.envelopeTemplates.create(orgId, fields, 'system')).id;
  return { inquiry, testInquiry, testEnvelope, template, endpoint, delivery, envelope, envelopeTemplate };
}

const standing = await furnish(ours);

/** Everything that its own organization sees, but for the addresses of evidence, which are made anew each time. */
async function everythingOf(owner: Household['owner']): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const route of ROUTES.filter(({ guarded, method }) => guarded && method === 'GET')) {
    const answer = await owner('GET', apiPath(route, route.id === undefined ? '' : standing[route.id.of]));
    assert.is(answer.status, 200, titleOf(route));
    seen.push(JSON.parse(JSON.stringify(answer.body, (name, value) => (name === 'file' ? null : value))));
  }
  return seen;
}

const before = await everythingOf(ours.owner);

/** Bodies that name something of another organization, and what they are refused with, for each route that makes things. */
const BORROWED: Record<string, { body: object; refusal: string }[]> = {
  'POST /api/v1/web/inquiry': [
    { body: { ...INLINE, template_key: standing.template }, refusal: 'template_key TEMPLATE_NOT_FOUND' },
    { body: { subject_id: 's', template_key: standing.template }, refusal: 'template_key TEMPLATE_NOT_FOUND' },
  ],
  'POST /api/v1/envelope': [
    { body: { ...ENVELOPE, template_id: standing.envelopeTemplate }, refusal: 'template_id TEMPLATE_NOT_FOUND' },
    {
      body: { return_url: ENVELOPE.return_url, template_id: standing.envelopeTemplate },
      refusal: 'template_id TEMPLATE_NOT_FOUND',
    },
  ],
  'POST /api/v1/web/template': [],
  'POST /api/v1/webhook/endpoints': [],
};

for (const route of ROUTES.filter(({ guarded }) => guarded)) {
  const title = titleOf(route);
  const { id } = route;

  if (id !== undefined) {
    // specification: 4.2-404-other-organization, 5.3-tenancy, 5.3-not-found
    test(`${title}: what another organization has looks like what there never was`, async () => {
      const unknown = `${id.prefix}01K00000000000000000000000`;
      for (const call of route.managers ? [theirs.owner, theirs.admin] : [theirs.owner, theirs.admin, theirs.member]) {
        const [foreign, none] = [
          await call(route.method, apiPath(route, standing[id.of]), route.sample),
          await call(route.method, apiPath(route, unknown), route.sample),
        ];
        for (const answer of [foreign, none]) assert.equal(expectError(answer, 404, 'NOT_FOUND'), []);
        const told = (answer: typeof none) => (answer.body as { error: { message: string } }).error.message;
        assert.is(told(foreign), told(none));
      }
    });
  } else if (route.method === 'GET') {
    // specification: 5.3-tenancy
    test(`${title}: an organization without anything sees nothing`, async () => {
      for (const call of [theirs.owner, theirs.admin, theirs.member]) {
        const { status, body } = await call('GET', apiPath(route));
        const paged = route.list ? { first_id: null, last_id: null, has_more: false } : {};
        assert.equal([status, body], [200, { data: [], ...paged }]);
      }
    });
  } else {
    // specification: 4.11-template-id
    test(`${title}: what another organization has cannot be used`, async () => {
      const borrowed = BORROWED[title];
      assert.ok(borrowed, `say in BORROWED what a body of ${title} may name`);
      for (const { body, refusal } of borrowed ?? []) {
        const answer = await theirs.owner('POST', apiPath(route), body);
        assert.equal(named(expectError(answer, 400, 'VALIDATION_ERROR')), [refusal]);
        // The same by its own organization is taken: it was refused for whose it is and nothing else.
        if (route.keyHeader !== undefined) assert.is((await ours.owner('POST', apiPath(route), body)).status, 200);
      }
    });
  }

  if (route.list && id === undefined) {
    // specification: 4.3-invalid-after-id, 4.8-invalid-after-id, 5.3-tenancy, 7-400-after-id
    test(`${title}: a cursor of another organization is none, deleted or not`, async () => {
      const [row] = (await pageAt(ours.owner, apiPath(route), 'limit=1')).data;
      const deleted = (await ours.owner<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id;
      await house.erasure.delete(deleted, 'operator:test');
      for (const cursor of [row?.id, deleted]) {
        const answer = await theirs.owner('GET', `${apiPath(route)}?after_id=${cursor}`);
        assert.equal(named(expectError(answer, 400, 'VALIDATION_ERROR')), ['after_id INVALID_AFTER_ID']);
      }
    });
  }
}

// specification: 5.3-tenancy
test('whatever another organization tried, nothing of ours has changed', async () => {
  assert.equal(await everythingOf(ours.owner), before);
});

test('once both have something, each sees its own only', async () => {
  await furnish(theirs);
  for (const route of ROUTES.filter(({ guarded, method, id }) => guarded && method === 'GET' && id === undefined)) {
    const ids = async (call: Household['owner']) => {
      return (await call<{ data: { id: string }[] }>('GET', apiPath(route))).body.data.map(({ id }) => id);
    };
    const [mine, others] = [await ids(ours.owner), await ids(theirs.owner)];
    assert.ok(mine.length > 0 && others.length > 0, titleOf(route));
    assert.equal(
      mine.filter(id => others.includes(id)),
      [],
      titleOf(route),
    );
  }
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
