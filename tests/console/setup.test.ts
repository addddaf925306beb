import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TEMPLATE } from '../http/requests.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { eventually } from '../support/eventually.ts';
import { attemptOf, recordAttempts, requestDelivery } from '../support/exhausted-delivery.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const owner = await house.operator(home.orgId, 'owner');
const admin = await house.operator(home.orgId, 'admin');
const member = await house.operator(home.orgId, 'member');

const URL_OF_HOOK = 'https://hooks.example.com/affiant';
const secretOn = (page: string) =>
  /<p class="source">(\S+)<\/p>\n<div class="actions"><button[^>]*data-copy/.exec(page)?.[1];

test('a key is shown once, opens the API, and stops when it is revoked', async () => {
  const made = await admin.send('/console/keys', { name: 'Shop', role: 'member', mode: 'live' });
  const key = secretOn(made.text) ?? '';
  assert.match(key, /^secret_live_/);
  assert.is((await house.callWith(key)('GET', '/web/inquiry')).status, 200);
  const { text } = await member.get('/console/keys');
  assert.match(text, `…${key.slice(-4)}`);
  assert.not.match(text, key);
  assert.not.match(text, '/revoke"');
  const listed = (await house.organizations.listKeys(home.orgId)).find(({ name }) => name === 'Shop');
  assert.is((await admin.send(`/console/keys/${listed?.key_id}/revoke`)).status, 303);
  // A server takes a key that it has just seen for valid a moment longer.
  await eventually('the key opens nothing', async () => {
    return (await house.callWith(key)('GET', '/web/inquiry')).status === 401;
  });
  const events = await house.engines.eventStore.read(`organization-${home.orgId}`);
  assert.is(events.at(-1)?.metadata.actor, `operator:${admin.operatorId}`);
});

test('an admin makes no owner, no key of an owner, and ends none', async () => {
  assert.is((await admin.send('/console/people', { email: 'boss@example.com', role: 'owner' })).status, 400);
  assert.is((await admin.send('/console/keys', { name: 'Mine', role: 'owner', mode: 'live' })).status, 400);
  assert.is((await admin.send(`/console/people/${owner.operatorId}/revoke`)).status, 403);
  const [ownersKey] = (await house.organizations.listKeys(home.orgId)).filter(({ role }) => role === 'owner');
  assert.is((await admin.send(`/console/keys/${ownersKey?.key_id}/revoke`)).status, 403);
  assert.is((await owner.get('/console/people')).status, 200);
});

test('whoever is let in comes in by the link; who is revoked is out; the last owner stays', async () => {
  const made = await admin.send('/console/people', { email: 'sam@example.com', name: 'Sam', role: 'auditor' });
  const sam = house.visitor();
  assert.is((await sam.accept(secretOn(made.text) ?? '')).status, 200);
  assert.is((await sam.get('/console/people')).status, 200);
  const found = (await house.operators.list(home.orgId)).find(({ name }) => name === 'Sam');
  assert.is((await admin.send(`/console/people/${found?.id}/revoke`)).status, 303);
  assert.is((await sam.get('/console/people')).status, 303);

  assert.is((await owner.send(`/console/people/${owner.operatorId}/revoke`)).status, 409);
  const { email = '' } = (await house.operators.list(home.orgId)).find(({ id }) => id === owner.operatorId) ?? {};
  const demoted = await owner.send('/console/people', { email: email.toUpperCase(), role: 'member' });
  assert.match(demoted.text, 'This is the last owner');
  const second = await house.operator(home.orgId, 'owner');
  assert.is(
    (await second.send(`/console/people/${second.operatorId}/revoke`)).headers.get('location'),
    '/console/sign-in',
  );
  assert.is((await second.get('/console/people')).status, 303);
});

test('an endpoint is made with a secret that is shown once, tested, disabled and deleted', async () => {
  const refused = await admin.send('/console/webhooks', { url: 'ftp://x', name: 'Hook' });
  assert.is(refused.status, 400);
  assert.match(refused.text, 'value="ftp://x"');
  const made = await admin.send('/console/webhooks', {
    url: URL_OF_HOOK,
    name: 'Hook',
    event_types: 'web.result.approved',
  });
  const secret = secretOn(made.text) ?? '';
  assert.match(secret, /^whsec_/);
  const id = /\/console\/webhooks\/(wh_end_\w+)\/test/.exec(made.text)?.[1];
  const address = `/console/webhooks/${id}`;
  assert.not.match((await admin.get(address)).text, secret);
  assert.is((await admin.send(`${address}/test`)).status, 303);
  const page = (await member.get(address)).text;
  assert.match(page, '<strong>web.result.approved</strong>');
  assert.match(page, 'On its way');
  assert.not.match(page, '/test"');
  const rotated = secretOn((await admin.send(`${address}/rotate`)).text);
  assert.ok(rotated?.startsWith('whsec_') && rotated !== secret);
  await admin.send(`${address}/disable`);
  assert.match((await admin.get(address)).text, 'Disabled');
  assert.is((await admin.send(`${address}/test`)).status, 409);
  await admin.send(`${address}/delete`);
  assert.is((await admin.get(address)).status, 404);
});

test('a delivery that was given up shows its attempts, and is sent again', async () => {
  const { id: endpointId } = (await home.owner<{ id: string }>('POST', '/webhook/endpoints', { url: URL_OF_HOOK }))
    .body;
  const deliveryId = await requestDelivery(house, home.orgId, endpointId);
  await recordAttempts(house, home.orgId, deliveryId, [attemptOf(1, 500, '<b>down</b>')]);
  const address = `/console/webhooks/${endpointId}`;
  const page = (await member.get(address)).text;
  assert.match(page, 'Given up');
  assert.match(page, 'Attempt 1');
  assert.match(page, '&lt;b&gt;down&lt;/b&gt;');
  assert.is((await admin.send(`${address}/deliveries/${deliveryId}/resend`)).status, 303);
  assert.match((await admin.get(address)).text, 'On its way');
});

test('two versions of a template stand side by side, and the draft is published', async () => {
  const guide = 'High: membership_status is Active';
  const { key } = (
    await home.owner<{ key: string }>('POST', '/web/template', {
      ...TEMPLATE,
      acceptance_guide: guide,
      status: 'published',
    })
  ).body;
  const changed = { query: '<b>Is it active?</b>' };
  assert.ok((await home.owner('POST', `/web/template/${key}/draft`, changed)).status < 300);
  const address = `/console/templates/${key}`;
  const { text } = await member.get(address);
  assert.equal(
    [...text.matchAll(/scope="row">([\w ]+) <span class="tag doubt">Changed/g)].map(([, name]) => name),
    ['query'],
  );
  assert.match(text, '&lt;b&gt;Is it active?&lt;/b&gt;');
  assert.match(text, '<span class="tag good">Decided</span>');
  assert.match(text, 'Publish version 2');
  assert.is((await member.send(`${address}/publish`)).status, 303);
  assert.not.match((await member.get(address)).text, 'Publish version');
  const auditor = await house.operator(home.orgId, 'auditor');
  assert.is((await auditor.send(`${address}/publish`)).status, 403);
  assert.match((await auditor.get('/console/templates')).text, address);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
