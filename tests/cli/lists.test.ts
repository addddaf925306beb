import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DetailedInquiry } from '../../application/inquiries.ts';
import { ENVELOPE, INLINE, TEMPLATE } from '../http/requests.ts';
import { bringToReview } from '../support/captured-inquiry.ts';
import { cliHouse } from './cli-house.ts';

const cli = cliHouse();
type Row = { id: string; [name: string]: unknown };
type Listed = { data: Row[]; has_more: boolean };
type Made = { id: string };

const setting = await cli.within(async house => {
  const { orgId, owner, tester } = await house.household('City Gym');
  const { orgId: otherOrg, owner: stranger } = await house.household('Another');
  const made = async (call: typeof owner, path: string, body: object) => (await call<Made>('POST', path, body)).body.id;
  const inquiries: string[] = [];
  for (let count = 0; count < 3; count++) inquiries.push(await made(owner, '/web/inquiry', INLINE));
  const [waiting = '', later = ''] = inquiries;
  await bringToReview(house, orgId, waiting);
  await bringToReview(house, orgId, later);
  await made(stranger, '/web/inquiry', INLINE);
  return {
    orgId,
    otherOrg,
    inquiries,
    waiting,
    later,
    tried: await made(tester, '/web/inquiry', INLINE),
    envelope: await made(owner, '/envelope', ENVELOPE),
    template: await made(owner, '/web/template', { ...TEMPLATE, name: 'Gym', status: 'published' }),
    endpoint: await made(owner, '/webhook/endpoints', { url: 'https://example.com/hook' }),
  };
});

const idsOf = ({ data }: Listed) => data.map(({ id }) => id);
const of = ['--org', setting.orgId];
const listed = (...args: string[]) => cli.json<Listed>(...args);

test('organizations are listed with their members', async () => {
  const { data, has_more } = await listed('org', 'list');
  assert.is(has_more, false);
  assert.equal(
    data.map(({ id, name, members }) => [id, name, members]),
    [
      [setting.otherOrg, 'Another', 4],
      [setting.orgId, 'City Gym', 4],
    ],
  );
  assert.match(await cli.run('org', 'list'), new RegExp(`^ID .*\n${setting.otherOrg} +Another `));
});

test('an organization has its own inquiries, newest first and page by page, and its test keys theirs', async () => {
  const newestFirst = [...setting.inquiries].reverse();
  assert.equal(idsOf(await listed('inquiry', 'list', ...of)), newestFirst);
  const first = await listed('inquiry', 'list', ...of, '--limit', '2');
  assert.equal([idsOf(first), first.has_more], [newestFirst.slice(0, 2), true]);
  const rest = await listed('inquiry', 'list', ...of, '--limit', '2', '--after', newestFirst[1] ?? '');
  assert.equal([idsOf(rest), rest.has_more], [newestFirst.slice(2), false]);
  assert.equal(idsOf(await listed('inquiry', 'list', ...of, '--test')), [setting.tried]);
  assert.match(await cli.run('inquiry', 'list', ...of, '--limit', '2'), `There are more: --after ${newestFirst[1]}`);
});

test('an inquiry is shown whole', async () => {
  const shown = await cli.json<DetailedInquiry>('inquiry', 'show', setting.waiting);
  assert.equal([shown.id, shown.result?.status, shown.sessions.length], [setting.waiting, 'manual_review', 1]);
  const text = await cli.run('inquiry', 'show', setting.waiting);
  assert.match(text, /status +manual_review/);
  // It is signed anew for each answer, up to another second.
  const [address = 'no address'] = shown.sessions[0]?.evidence[0]?.file.url.split('?') ?? [];
  assert.match(text, `${address}?expires=`);
  assert.is((await cli.refused(1, 'inquiry', 'show', 'web_iq_01K')).code, 'NOT_FOUND');
});

test('what waits for a person is listed with the reason', async () => {
  const all = await listed('review', 'list', ...of);
  assert.equal([idsOf(all), all.has_more], [[setting.waiting, setting.later], false]);
  const first = await listed('review', 'list', ...of, '--limit', '1');
  assert.equal([idsOf(first), first.has_more], [[setting.waiting], true]);
  const rest = await listed('review', 'list', ...of, '--limit', '1', '--after', setting.waiting);
  assert.equal([idsOf(rest), rest.has_more], [[setting.later], false]);
  assert.match(await cli.run('review', 'list', ...of), setting.waiting);
  assert.is(await cli.run('review', 'list', ...of, '--test'), 'Nothing waits.\n');
});

test('API keys and people are listed page by page', async () => {
  const invited: string[] = [];
  for (const email of ['kim@example.com', 'ada@example.com']) {
    const person = ['--email', email, '--role', 'member'];
    invited.unshift((await cli.json<Made>('operator', 'invite', ...of, ...person)).id);
  }
  const keys = idsOf(await listed('key', 'list', ...of));
  assert.is(keys.length, 4);
  for (const [what, ids] of [['operator', invited] as const, ['key', keys] as const]) {
    const first = await listed(what, 'list', ...of, '--limit', '1');
    assert.equal([idsOf(first), first.has_more], [ids.slice(0, 1), true], what);
    const rest = await listed(what, 'list', ...of, '--after', ids[0] ?? '');
    assert.equal([idsOf(rest), rest.has_more], [ids.slice(1), false], what);
    assert.match(await cli.run(what, 'list', ...of, '--limit', '1'), `There are more: --after ${ids[0]}`);
  }
});

test('a theme whose colours can not be read says so to people and to programs', async () => {
  const pale = ['theme', 'create', ...of, '--name', 'Pale', '--accent', '#ffee00'];
  assert.match(await cli.run(...pale), 'The accent can hardly be read on this background (1.2 to 1');
  const { warnings } = await cli.json<{ warnings: string[] }>(...pale);
  assert.is(warnings.length, 1);
  assert.equal(
    (await cli.json<{ warnings: string[] }>(...pale, '--background', '#000000', '--text', '#ffffff')).warnings,
    [],
  );
});

test('envelopes, templates, endpoints and themes are listed', async () => {
  await cli.run('theme', 'create', ...of, '--name', 'Night');
  for (const [what, id] of [
    ['envelope', setting.envelope],
    ['template', setting.template],
    ['endpoint', setting.endpoint],
  ] as const) {
    assert.equal(idsOf(await listed(what, 'list', ...of)), [id], what);
    assert.match(await cli.run(what, 'list', ...of), id);
    assert.is(await cli.run(what, 'list', '--org', setting.otherOrg), 'There is nothing to list.\n');
  }
  assert.equal(
    (await listed('theme', 'list', ...of)).data.map(({ name }) => name),
    ['Night', 'Pale', 'Pale', 'Pale'],
  );
  assert.is(await cli.run('envelope-template', 'list', ...of), 'There is nothing to list.\n');
});

test('no list tells of an organization that there is not', async () => {
  for (const what of ['inquiry', 'envelope', 'template', 'envelope-template', 'endpoint', 'theme', 'review']) {
    assert.is((await cli.refused(1, what, 'list', '--org', 'org_01K')).code, 'NOT_FOUND', what);
  }
});

test('a stream is read a line an event, in words', async () => {
  const text = await cli.run('events', `inquiry-${setting.waiting}`);
  assert.match(text, /InquiryCreated .*name: /);
  assert.not.match(text, /[{}]"/);
  for (const line of text.trim().split('\n').slice(1)) assert.match(line, /^\d+ +\d{4}-/);
});

test.run();
