import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry, DetailedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import type { ThemeView } from '../../application/views/theme-view.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { DEFAULT_COLOURS } from '../../domain/organization/theme.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { apiOf } from '../support/api.ts';
import { runCli } from '../support/cli.ts';
import { eventually } from '../support/eventually.ts';
import { serviceEnvironment } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { type LoggedEvent, Scene } from './scene.ts';

type Api = ReturnType<typeof apiOf>;
type Context = {
  scene: Scene;
  orgId: string;
  key: string;
  tester: Api;
  live: WebhookReceiver;
  testing: WebhookReceiver;
  secret: string;
};

const test = suite<Context>('test keys, themes and KYC results');
const run = (await hasBrowser('test keys, themes and KYC results')) ? test : test.skip;

const TEMPLATE = {
  query: 'Does this person hold an active gym membership?',
  start_url: 'http://127.0.0.1:9/',
  return_url: 'http://127.0.0.1:9/back',
};

test.before(async context => {
  const scene = await Scene.open();
  const { body } = await scene.api<{ org_id: string }>('POST', '/web/template', TEMPLATE);
  const key = await scene.command<{ id: string; key: string; role: string }>(
    ...['key', 'create', '--org', body.org_id, '--role', 'owner', '--test'],
  );
  assert.equal(Object.keys(key), ['id', 'key', 'role']);
  assert.match(key.key, /^secret_test_/);
  const tester = apiOf(scene.url, key.key);
  await eventually('the key to be known', async () => (await tester('GET', '/web/inquiry')).status === 200);
  const [live, testing] = [await startWebhookReceiver(), await startWebhookReceiver()];
  await scene.api('POST', '/webhook/endpoints', { url: live.url });
  const registered = await tester<{ secret: string }>('POST', '/webhook/endpoints', { url: testing.url });
  Object.assign(context, {
    scene,
    orgId: body.org_id,
    key: key.key,
    tester,
    live,
    testing,
    secret: registered.body.secret,
  });
});
test.after(async ({ scene, live, testing }) => {
  await Promise.all([scene.close(), live.close(), testing.close()]);
});

const bodiesOf = ({ received }: WebhookReceiver) =>
  received.map(({ body }) => JSON.parse(body) as { type: string; data: { inquiry_id: string } });
const typesFor = (receiver: WebhookReceiver, id: string) =>
  bodiesOf(receiver)
    .filter(({ data }) => data.inquiry_id === id)
    .map(({ type }) => type)
    .sort();

const CLIENT = join(import.meta.dirname, '..', '..', 'adapters', 'client');
const README = join(import.meta.dirname, '..', '..', '..', 'adapters', 'client', 'README.md');

run("the trial in the client's README ends with a verified webhook and its result", async ({ scene, key, tester }) => {
  const folder = temporaryFolder();
  const [, program = ''] = /as `trial\.mjs`[^`]*```js\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? [];
  writeFileSync(join(folder, 'trial.mjs'), program);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(CLIENT, join(folder, 'node_modules', 'affiant-client'));
  writeFileSync(join(folder, 'package.json'), '{}');
  const env = { ...process.env, AFFIANT_URL: scene.url, AFFIANT_KEY: key };
  const child = spawn(process.execPath, ['trial.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const { value: told = '' } = await lines.next();
    const id = /\/capture\/(web_iq_\w+), press Start, Capture, Finish$/.exec(told)?.[1];
    const claims = [{ property: 'membership_status', value: 'Active' }];
    await tester('POST', `/web/inquiry/${id}/simulate`, { status: 'approved', claims });
    assert.is((await lines.next()).value, 'verified: web.result.approved of user-8841');
    assert.is((await lines.next()).value, 'approved: membership_status = Active');
    assert.is((await lines.next()).done, true);
  } finally {
    child.kill('SIGKILL');
  }
});

run('every outcome reaches the endpoint of the test key, signed, and no live one', async context => {
  const { scene, tester, live, testing, secret } = context;
  const outcomes = ['approved', 'rejected', 'manual_review', 'failed'] as const;
  for (const status of outcomes) {
    const asked = { ...TEMPLATE, name: 'Membership', subject_id: 'user-1' };
    const { id } = (await tester<CreatedInquiry>('POST', '/web/inquiry', asked)).body;
    const simulated = await tester<DetailedInquiry>('POST', `/web/inquiry/${id}/simulate`, { status });
    assert.is(simulated.body.result?.status, status);
    const expected = ['web.result.pending', `web.result.${status}`].sort();
    await eventually(`the webhooks of ${status}`, () => typesFor(testing, id).length === expected.length);
    assert.equal(typesFor(testing, id), expected);
    // What follows a submitted capture leaves the simulated outcome as it is.
    const [session] = simulated.body.sessions;
    const ended = await eventually('the end of the session', async () => {
      const events = await scene.events(streamOf(captureSession, String(session?.id)));
      return events.length > 0 && events;
    });
    assert.equal(
      ended.map(({ type, data }) => [type, data.reason]),
      [['CaptureEnded', 'finished']],
    );
    const types = (await scene.events(streamOf(inquiry, id))).map(({ type }) => type);
    assert.equal(types, [
      ...['InquiryCreated', 'ResultOpened', 'SessionStarted', 'CaptureSubmitted', 'ResultAssessed'],
      'ResultStatusChanged',
    ]);
  }
  const webhook = testing.received.at(-1);
  assert.ok(new Webhook(secret).verify(webhook?.body ?? '', webhook?.headers ?? {}));
  // A live inquiry afterwards: its webhook is the first that the live endpoint gets.
  const asked = { ...TEMPLATE, name: 'Membership', subject_id: 'user-2' };
  const { id } = (await scene.api<CreatedInquiry>('POST', '/web/inquiry', asked)).body;
  await eventually('the live webhook', () => live.received.length > 0);
  assert.equal(
    bodiesOf(live).map(({ data }) => data.inquiry_id),
    [id],
  );
  assert.equal(typesFor(testing, id), []);
});

run('a theme made by the command line is taken by templates and worn by their pages', async ({ scene, orgId }) => {
  const theme = await scene.command<ThemeView & { warnings: string[] }>(
    ...['theme', 'create', '--org', orgId, '--name', 'Night', '--logo-url', 'https://cdn.example/logo.svg'],
    ...['--background', '#101418', '--text', '#f2f4f6', '--accent', '#6fdcb9', '--font', 'Inter'],
  );
  const { id, created_at, ...rest } = theme;
  assert.match(id, /^theme_/);
  assert.ok(Date.parse(created_at) > 0);
  assert.equal(rest, {
    name: 'Night',
    logo_url: 'https://cdn.example/logo.svg',
    colours: { background: '#101418', text: '#f2f4f6', accent: '#6fdcb9' },
    font: 'Inter',
    warnings: [],
  });
  const published = { ...TEMPLATE, theme_id: id, status: 'published' };
  const template = await scene.api<{ key: string; theme_id: string }>('POST', '/web/template', published);
  assert.is(template.body.theme_id, id, JSON.stringify(template.body));
  const asked = { template_key: template.body.key, subject_id: 'user-1' };
  const inquiry = (await scene.api<CreatedInquiry>('POST', '/web/inquiry', asked)).body;
  assert.match(await (await fetch(inquiry.capture_url)).text(), `/capture/${inquiry.id}/theme.css`);
  assert.match(await (await fetch(`${inquiry.capture_url}/theme.css`)).text(), '--ground: #101418;');

  const plain = await scene.command<ThemeView>('theme', 'create', '--org', orgId, '--name', 'Plain');
  assert.equal([plain.logo_url, plain.colours, plain.font], [null, DEFAULT_COLOURS, null]);
});

run('KYC results of the command line reach subscribers once per change', async ({ scene, orgId, live }) => {
  const record = (status: string) =>
    scene.command<{ recorded: boolean }>(
      ...['kyc', 'record', '--org', orgId, '--inquiry-id', 'kyc-7', '--subject-id', 'user-7', '--status', status],
    );
  assert.equal(await record('pending'), {
    inquiry_id: 'kyc-7',
    subject_id: 'user-7',
    status: 'pending',
    recorded: true,
  });
  assert.is((await record('pending')).recorded, false);
  assert.is((await record('approved')).recorded, true);
  await eventually('both webhooks', () => typesFor(live, 'kyc-7').length === 2);
  assert.equal(typesFor(live, 'kyc-7'), ['kyc.result.approved', 'kyc.result.pending']);
  const { events } = await scene.command<{ events: LoggedEvent[] }>('events', 'kyc_result-kyc-7');
  assert.equal(
    events.map(({ type, data }) => [type, data.status, data.subject_id]),
    [
      ['KycResultRecorded', 'pending', 'user-7'],
      ['KycResultRecorded', 'approved', 'user-7'],
    ],
  );
});

run('wrong calls of the commands say what is right', async ({ scene, orgId }) => {
  const kyc = ['kyc', 'record', '--inquiry-id', 'kyc-8', '--subject-id', 'user-8'];
  const wrongs: [string[], number, RegExp][] = [
    [['theme', 'create', '--org', orgId], 2, /--name is required/],
    [['theme', 'create', '--org', orgId, '--name', 'x', '--text', 'red'], 1, /text must be a colour like #/],
    [['theme', 'create', '--org', orgId, '--name', 'x', '--logo-url', 'x.svg'], 1, /logo_url must be an http/],
    [['theme', 'create', '--org', 'org_unknown', '--name', 'x'], 1, /no such organization/],
    [[...kyc, '--org', orgId], 2, /--status is required/],
    [[...kyc, '--org', orgId, '--status', 'done'], 1, /status must be one of/],
    [[...kyc, '--org', 'org_unknown', '--status', 'approved'], 1, /no such organization/],
  ];
  for (const [args, code, message] of wrongs) {
    const answer = await runCli(args, serviceEnvironment(scene.folder, scene.port));
    assert.is(answer.code, code, args.join(' '));
    assert.match(answer.stderr, message);
  }
});

test.run();
