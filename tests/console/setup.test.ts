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
  const demoted = await owner.send(`/console/people/${owner.operatorId}/role`, { role: 'member' });
  assert.match(demoted.text, 'This is the last owner');
  const second = await house.operator(home.orgId, 'owner');
  assert.is(
    (await second.send(`/console/people/${second.operatorId}/revoke`)).headers.get('location'),
    '/console/sign-in',
  );
  assert.is((await second.get('/console/people')).status, 303);
});

test('nobody gets a link of somebody who is in by inviting them', async () => {
  const { email = '' } = (await house.operators.list(home.orgId)).find(({ id }) => id === member.operatorId) ?? {};
  const asked = await admin.send('/console/people', { email: email.toUpperCase(), role: 'member' });
  assert.is(asked.status, 400);
  assert.match(asked.text, 'is in already');
  assert.is(secretOn(asked.text), undefined);
  assert.is((await admin.send(`/console/people/${owner.operatorId}/link`)).status, 403);
  assert.is((await member.get('/console/people')).status, 200);
});

test('a new link ends the passkey and the sessions of its person, who is told, as all others are', async () => {
  const sam = await house.operator(home.orgId, 'member');
  const made = await admin.send(`/console/people/${sam.operatorId}/link`);
  assert.is((await sam.get('/console/people')).status, 200);
  const other = house.visitor();
  assert.is((await other.accept(secretOn(made.text) ?? '')).status, 200);
  assert.is((await sam.get('/console/people')).status, 303);
  const refused = await sam.signIn();
  assert.equal([refused.status, JSON.parse(refused.text).error.code], [403, 'PASSKEY_ENDED']);
  // Whoever can only name the passkey is told as little as everybody.
  const nobody = house.visitor();
  const options = JSON.parse((await nobody.post('/console/sign-in/options', {})).text);
  const unproven = { ...sam.passkey.get(options, 'https://evil.example') };
  assert.match((await nobody.post('/console/sign-in', unproven)).text, 'NOT_PROVEN');
  for (const page of [await owner.get('/console/people'), await other.get('/console/sessions')]) {
    assert.match(page.text, /link made by Kim the admin, .*<strong>the passkeys before it ended/);
  }
  const events = await house.engines.eventStore.read(`operator-${sam.operatorId}`);
  assert.equal(
    events.slice(-3).map(({ type, metadata }) => [type, metadata.actor]),
    [
      ['OperatorInvited', `operator:${admin.operatorId}`],
      ['PasskeysEnded', `operator:${sam.operatorId}`],
      ['PasskeyRegistered', `operator:${sam.operatorId}`],
    ],
  );
});

test('a role is changed without a link, by whoever may give it', async () => {
  const sam = await house.operator(home.orgId, 'member');
  const address = `/console/people/${sam.operatorId}/role`;
  assert.is((await admin.send(address, { role: 'owner' })).status, 403);
  assert.is((await admin.send(address, { role: 'nothing' })).status, 400);
  assert.is((await admin.send(`/console/people/${owner.operatorId}/role`, { role: 'member' })).status, 403);
  assert.is((await admin.send(address, { role: 'auditor' })).status, 303);
  assert.match((await sam.get('/console/sessions')).text, '<span class="tag">Auditor</span>');
  assert.is((await sam.send('/console/new/inquiry')).status, 403);
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
      fields: [{ name: 'membership_status', required: true, description: '' }],
      status: 'published',
    })
  ).body;
  const address = `/console/templates/${key}`;
  const alone = (await member.get(address)).text;
  assert.not.match(alone, 'Compare');
  assert.match(alone, '<th scope="col">Field</th><th scope="col">Version 1</th></tr>');
  assert.match(alone, '<th scope="row">theme id</th><td class="written">–</td>');
  assert.match(alone, '<td class="written">• name: membership_status\n  required: yes</td>');
  const changed = { query: '<b>Is it active?</b>' };
  assert.ok((await home.owner('POST', `/web/template/${key}/draft`, changed)).status < 300);
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

const WRITTEN = {
  name: 'Gym card',
  query: 'Is the membership active?',
  start_url: 'https://gym.example.com/login',
  return_url: 'https://customer.example.com/done',
  acceptance_guide: 'High: membership_status is Active\nReject if the moon is full',
  four_eyes: 'yes',
};

/** A form with a list in it, as a browser sends it. */
const written = (fields: Record<string, string>, rows: readonly (readonly [string, string, string])[]) => {
  const form = new URLSearchParams(fields);
  for (const [name, required, description] of rows) {
    form.append('field_name', name);
    form.append('field_required', required);
    form.append('field_description', description);
  }
  return { body: form };
};

test('a template is written here, its guide is checked before it is kept, and edited as a new version', async () => {
  const rows = [
    ['membership_status', 'yes', '<b>Whether</b> it is active'],
    ['', 'yes', ''],
    ['member', 'no', ''],
  ] as const;
  const checked = await member.ask('POST', '/console/new/template', written({ ...WRITTEN, action: 'check' }, rows));
  assert.is(checked.status, 200);
  assert.match(checked.text, '<span class="tag good">Decided</span>');
  assert.match(checked.text, '<span class="tag doubt">Left to a person or a model</span>');
  assert.match(checked.text, 'value="&lt;b&gt;Whether&lt;/b&gt; it is active"');
  const refused = await member.ask(
    'POST',
    '/console/new/template',
    written({ ...WRITTEN, start_url: 'ftp://x' }, rows),
  );
  assert.is(refused.status, 400);
  assert.match(refused.text, 'start_url');
  assert.match(refused.text, 'value="ftp://x"');
  const kept = await member.ask('POST', '/console/new/template', written(WRITTEN, rows));
  const address = kept.headers.get('location') ?? '';
  assert.match(address, /^\/console\/templates\/web_tpl_key_/);
  assert.is((await member.send(`${address}/publish`)).status, 303);
  const edit = await member.get(`${address}/edit`);
  assert.match(edit.text, 'name="four_eyes" value="yes" checked');
  const changed = written({ ...WRITTEN, query: 'Is it still active?', four_eyes: 'no' }, rows);
  for (const _ of [1, 2]) assert.is((await member.ask('POST', `${address}/edit`, changed)).status, 303);
  const key = address.split('/').at(-1);
  type Row = {
    version: number;
    status: string;
    query: string;
    settings: object;
    fields: { name: string }[];
    created_by: string;
  };
  const [newest, first] = (await home.owner<{ data: Row[] }>('GET', `/web/template/${key}`)).body.data;
  assert.equal([newest?.version, newest?.status, newest?.query], [2, 'draft', 'Is it still active?']);
  assert.equal(newest?.settings, { show_acceptance_guide: false, show_cover_page: false, four_eyes: false });
  assert.equal(
    [first?.status, first?.settings],
    ['published', { show_acceptance_guide: false, show_cover_page: false, four_eyes: true }],
  );
  assert.equal(
    newest?.fields.map(({ name }) => name),
    ['membership_status', 'member'],
  );
  assert.is(newest?.created_by, member.operatorId.replace('opr_', 'usr_'));
});

test('a theme is tried out before it is made, and told where it could not be read', async () => {
  const tried = {
    name: 'Dark',
    background: '#101820',
    text: '#f4f4f4',
    accent: '#203040',
    font: 'Georgia',
    logo_url: '',
  };
  const page = await member.get(`/console/themes?${new URLSearchParams(tried)}`);
  assert.match(page.text, 'The accent can hardly be read');
  assert.not.match(page.text, 'Make the theme');
  const look = /href="(\/console\/look\.css[^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const sheet = await member.get(look);
  assert.match(sheet.headers.get('content-type') ?? '', 'text/css');
  assert.match(sheet.text, /^\.look \{[^}]*--ground: #101820;[^}]*font-family: "Georgia"/);
  assert.not.match(sheet.text, ':root');
  const bad = { ...tried, text: 'red;} body{display:none' };
  assert.is((await member.get(`/console/look.css?${new URLSearchParams(bad)}`)).status, 400);
  const refused = await admin.send('/console/themes', bad);
  assert.is(refused.status, 400);
  assert.match(refused.text, 'text must be a colour');
  assert.is((await admin.send('/console/themes', tried)).status, 303);
  assert.match((await member.get('/console/themes')).text, '<strong>Dark</strong>');
  const stranger = await house.operator((await house.household('Other Gym')).orgId, 'owner');
  assert.not.match((await stranger.get('/console/themes')).text, '<strong>Dark</strong>');
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
