import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENVELOPE, INLINE, TEMPLATE } from '../http/requests.ts';
import { bringToReview } from '../support/captured-inquiry.ts';
import type { ConsoleVisitor } from '../support/console-house.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { eventually } from '../support/eventually.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const away = await house.household('Other Gym');
const kim = await house.operator(home.orgId, 'member');

const DAY_MS = 24 * 60 * 60 * 1000;

async function ask(changes: object = {}): Promise<string> {
  const { body } = await home.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, ...changes });
  assert.ok(body.id, JSON.stringify(body));
  return body.id;
}

const idsOn = (page: string) => [...page.matchAll(/data-key="(\w+)"/g)].map(([, id]) => id ?? '');

/** The ids on a page of a list, once the list has come as far as this id. */
async function listed(path: string, newest: string, person: ConsoleVisitor = kim): Promise<string[]> {
  return eventually(`${newest} on ${path}`, async () => {
    const ids = idsOn((await person.get(path)).text);
    return ids[0] === newest ? ids : undefined;
  });
}

test('inquiries of any status are listed, the newest first, page by page', async () => {
  const made: string[] = [];
  for (let count = 0; count < 52; count++) made.unshift(await ask({ name: `Inquiry ${count}` }));
  const first = await listed('/console/inquiries', made[0] ?? '');
  assert.equal(first, made.slice(0, 50));
  const { text } = await kim.get('/console/inquiries');
  const older = /href="(\/console\/inquiries\?after=[^"]+)"/.exec(text)?.[1] ?? '';
  const second = await kim.get(older);
  assert.equal(idsOn(second.text), made.slice(50));
  assert.not.match(second.text, '>Older<');
});

test('a list is narrowed to a status, a template and days', async () => {
  const template = await home.owner<{ key: string }>('POST', '/web/template', {
    ...TEMPLATE,
    name: 'Discount',
    status: 'published',
  });
  const { key } = template.body;
  const early = await ask();
  const yesterday = house.clock.now().toISOString().slice(0, 10);
  house.clock.advance(DAY_MS);
  const today = house.clock.now().toISOString().slice(0, 10);
  const { body } = await home.owner<{ id: string }>('POST', '/web/inquiry', {
    template_key: key,
    subject_id: 'somebody',
  });
  const reviewed = await ask({ max_retries: 0 });
  await bringToReview(house, home.orgId, reviewed);
  // Nobody stays signed in for a day.
  const sam = await house.operator(home.orgId, 'auditor');
  assert.equal(await listed('/console/inquiries?status=manual_review', reviewed, sam), [reviewed]);
  assert.equal(await listed(`/console/inquiries?template=${key}`, body.id, sam), [body.id]);
  assert.equal(idsOn((await sam.get(`/console/inquiries?template=${key}&status=approved`)).text), []);
  assert.equal(await listed(`/console/inquiries?from=${today}`, reviewed, sam), [reviewed, body.id]);
  const before = await listed(`/console/inquiries?to=${yesterday}`, early, sam);
  assert.not(before.includes(reviewed) || before.includes(body.id));
  assert.equal(idsOn((await sam.get(`/console/inquiries?from=${today}&to=${yesterday}`)).text), []);
  assert.match((await sam.get('/console/inquiries')).text, `<option value="${key}">Discount</option>`);
});

test('somebody is found by an id or by the subject, which stands in no address and outlives no erasure', async () => {
  const sam = await house.operator(home.orgId, 'member');
  const mine = await ask({ subject_id: 'membership 0815' });
  await listed('/console/inquiries', mine, sam);
  const byId = await sam.send('/console/find/inquiries', { find: ` ${mine} ` });
  assert.is(byId.headers.get('location'), `/console/inquiries/${mine}`);
  const byResult = await sam.send('/console/find/inquiries', { find: mine.replace('web_iq_', 'web_res_') });
  assert.is(byResult.headers.get('location'), `/console/inquiries/${mine}`);
  const found = await sam.send('/console/find/inquiries', { find: 'membership 0815' });
  const location = found.headers.get('location') ?? '';
  assert.not.match(decodeURIComponent(location), '0815');
  assert.equal(idsOn((await sam.get(location)).text), [mine]);
  const nothing = await sam.send('/console/find/inquiries', { find: 'web_iq_0000' });
  assert.match((await sam.get(nothing.headers.get('location') ?? '')).text, 'There is no inquiry with this id.');

  await house.erasure.delete(mine, 'system');
  await eventually('the erased inquiry is gone', async () => !idsOn((await sam.get(location)).text).includes(mine));
  const { readModels } = house;
  const digest = new URLSearchParams(location.split('?')[1]).get('subject') ?? '';
  assert.not(await readModels.worklist.knows(mine, { subject: digest }));
  assert.ok(await readModels.worklist.knows(mine, { org_id: home.orgId }));
});

test('the same subject of another organization is somebody else', async () => {
  const stranger = await house.operator(away.orgId, 'owner');
  const sam = await house.operator(home.orgId, 'member');
  const subject = { find: 'customer-user-8841' };
  const ours = (await sam.send('/console/find/inquiries', subject)).headers.get('location') ?? '';
  const theirs = (await stranger.send('/console/find/inquiries', subject)).headers.get('location') ?? '';
  assert.is.not(ours, theirs);
  assert.ok(idsOn((await sam.get(ours)).text).length > 0);
  for (const path of [ours, theirs, '/console/inquiries', '/console/envelopes']) {
    assert.equal(idsOn((await stranger.get(path)).text), [], path);
  }
});

test('envelopes have a list of their own, and their page tells their steps', async () => {
  const sam = await house.operator(home.orgId, 'member');
  const step = { user_instruction: 'Show your card.', capture_on: 'https://gym.example.com/card', fields: [] };
  const { body } = await home.owner<{ envelope_id: string }>('POST', '/envelope', { ...ENVELOPE, steps: [step] });
  const id = body.envelope_id;
  assert.equal(await listed('/console/envelopes', id, sam), [id]);
  const { text } = await sam.get(`/console/envelopes/${id}`);
  assert.match(text, 'Show your card.');
  assert.match(text, 'Not done');
  const { headers } = await sam.send('/console/find/envelopes', { find: id });
  assert.is(headers.get('location'), `/console/envelopes/${id}`);
});

test('an inquiry is made from a published template, by the operator who is signed in', async () => {
  const sam = await house.operator(home.orgId, 'member');
  const { body } = await home.owner<{ key: string }>('POST', '/web/template', {
    ...TEMPLATE,
    name: 'Made at the console',
    status: 'published',
  });
  await home.owner('POST', '/web/template', { ...TEMPLATE, name: 'Only a draft' });
  const form = await sam.get('/console/new/inquiry');
  assert.match(form.text, 'Made at the console');
  assert.not.match(form.text, 'Only a draft');
  const refused = await sam.send('/console/new/inquiry', { template: body.key, subject: ' ' });
  assert.is(refused.status, 400);
  assert.match(refused.text, 'subject_id');
  const foreign = await house.operator(away.orgId, 'owner');
  assert.is((await foreign.send('/console/new/inquiry', { template: body.key, subject: 'x' })).status, 400);

  const made = await sam.send('/console/new/inquiry', { template: body.key, subject: 'user-77' });
  assert.is(made.status, 303);
  const address = made.headers.get('location') ?? '';
  const id = address.split('/').at(-1) ?? '';
  const page = (await sam.get(address)).text;
  assert.match(page, `https://console.test/capture/${id}`);
  assert.match(page, 'data:image/svg+xml;base64,');
  const [created] = await house.engines.eventStore.read(`inquiry-${id}`);
  assert.is(created?.metadata.actor, `operator:${sam.operatorId}`);
  assert.is((await home.owner<{ subject_id: string }>('GET', `/web/inquiry/${id}`)).body.subject_id, 'user-77');
});

test('a page that keeps itself up to date gets nothing while nothing is new, and keeps nobody signed in', async () => {
  const sam = await house.operator(home.orgId, 'member');
  const refresh = (tag?: string) => {
    const headers = { 'affiant-refresh': '1', ...(tag === undefined ? {} : { 'if-none-match': tag }) };
    return sam.ask('GET', '/console/inquiries', { headers });
  };
  const first = await refresh();
  const tag = first.headers.get('etag') ?? 'none';
  assert.is(first.status, 200);
  const again = await refresh(tag);
  assert.equal([again.status, again.text], [304, '']);
  const fresh = await ask();
  await listed('/console/inquiries', fresh, sam);
  assert.is((await refresh(tag)).status, 200);

  house.clock.advance(30 * 60 * 1000);
  assert.equal((await refresh()).headers.getSetCookie(), []);
  house.clock.advance(31 * 60 * 1000);
  assert.is((await refresh()).status, 303);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
