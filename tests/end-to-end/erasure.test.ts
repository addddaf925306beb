import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'libsql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedEnvelope } from '../../application/envelopes.ts';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { MAIN, runCliProcess } from '../support/cli.ts';
import { EMBEDDED } from '../support/engine-settings.ts';
import { eventually } from '../support/eventually.ts';
import { filesWith } from '../support/files-with.ts';
import { HEALTH_MS, watchHealth } from '../support/health-watch.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { serviceEnvironment, WITHOUT_CAPTURE } from '../support/service.ts';
import { foldersLeft, tracesOf } from '../support/service-traces.ts';
import { EndUser } from './end-user.ts';
import { gymInquiry, Scene } from './scene.ts';
import { inquiryOf } from './whole-story.ts';

const test = suite('erasure');
const run = (await hasBrowser('erasure')) ? test : test.skip;

/** Every place at which something of a person can come in, each with a text of its own. */
const PLACES = [
  'subject',
  'metadata',
  'name',
  'query',
  'field',
  'guide',
  'instruction',
  'address',
  'page',
  'document',
  'filename',
  'value',
  'reason',
  'operator',
  'response',
] as const;
const ofPerson = (person: string, place: (typeof PLACES)[number] | 'variable') => `${person}-${place}-zq`;

let site: LocalSite;
let scene: Scene;

test.before(async () => {
  site = await startLocalSite(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const person = /(Ada|Bea|Cleo|Dora|Emil)Erasable/.exec(pathname)?.[0] ?? '';
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += chunk;
      const named = /\w+Erasable/.exec(body)?.[0] ?? '';
      // Each is sent again later, so that its delivery waits when the person is erased.
      return void response.writeHead(500).end(`no account of ${named}-response-zq`);
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<title>Account</title><h1>${ofPerson(person, 'page')}</h1>
      <dl><dt>Membership status</dt><dd>${ofPerson(person, 'value')}</dd></dl>`);
  });
  scene = await Scene.open({ AFFIANT_WORKERS: '2', AFFIANT_WEBHOOK_SCHEDULE: '0,3600' });
  await scene.api('POST', '/webhook/endpoints', { url: `${site.url}/hooks` });
});
test.after(async () => {
  await scene?.close();
  await site?.close();
});

/** An inquiry that has been through everything, with a review and failed webhooks. */
async function captured(person: string, capture_type: 'screenshot' | 'document'): Promise<string> {
  const of = (place: (typeof PLACES)[number]) => ofPerson(person, place);
  const request = gymInquiry(`${site.url}/${of('address')}`, {
    name: of('name'),
    query: `Is ${of('query')} a member?`,
    subject_id: of('subject'),
    metadata: { person: of('metadata') },
    acceptance_guide: `## High Acceptance\n- ${of('guide')} is Active`,
    ai_instruction: of('instruction'),
    fields: [
      { name: of('field'), required: true, description: 'Membership status' },
      { name: 'membership_status', required: true, description: 'Whether the membership is active' },
    ],
    max_retries: 0,
    capture_type,
  });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  const user = new EndUser(body.capture_url);
  await user.start();
  const lines = ['Membership status: Active', `Member name: ${of('value')}`, of('document')];
  if (capture_type === 'document') await user.upload(Buffer.from(lines.join('\n')), `${of('filename')}.txt`);
  await user.finish();
  await eventually(
    'the assessment',
    async () => {
      const { result } = await inquiryOf(scene, body.id);
      return result?.status === 'manual_review';
    },
    60_000,
  );
  const operator = ['--operator-name', of('operator'), '--operator-email', 'o@example.com'];
  await scene.command('result', 'reject', body.id, '--reason', of('reason'), ...operator);
  await eventually('what the receiver answered', () => filesWith(scene.folder, of('response')).length > 0, 20_000);
  return body.id;
}

const standing = (person: string) =>
  PLACES.filter(place => filesWith(scene.folder, ofPerson(person, place)).length > 0);

/** Nothing of the person, under any name, wherever the service writes. */
function assertGone(person: string): void {
  assert.equal(
    filesWith(scene.folder, person).map(file => basename(file)),
    [],
  );
  for (const name of foldersLeft(tracesOf(scene.service.process.pid ?? 0))) {
    assert.equal(filesWith(join(tmpdir(), name), person), []);
  }
}

run('nothing of a person stands in any file, while the service runs and after it', async () => {
  const id = await captured('AdaErasable', 'document');
  const other = await captured('AdaErasable', 'screenshot');
  const kept = await captured('BeaErasable', 'document');
  // What a reader sees of a person stands in the files; the guide and the like are sealed in the log alone.
  const sealed = ['instruction', 'filename'];
  assert.equal(
    standing('AdaErasable'),
    PLACES.filter(place => !sealed.includes(place)),
  );

  const health = watchHealth(scene.url);
  const said = await runCliProcess(['inquiry', 'delete', id], serviceEnvironment(scene.folder, scene.port));
  const took = await health.stop();
  assert.ok(took.length > 5 && Math.max(...took) < HEALTH_MS, `${took.map(Math.round)} ms`);
  assert.is(said.code, 0, said.stderr);
  assert.match(said.stdout, /is deleted and its personal data is erased\.\nIts key is destroyed, 1 piece of evidence/);
  assert.match(said.stdout, /3 webhook deliveries are removed, and what was deleted is overwritten\.\nBackups keep it/);
  assert.ok(standing('AdaErasable').includes('page'), 'the other inquiry of the same person is as it was');
  assert.is((await scene.command<{ evidence_files: number }>('inquiry', 'delete', other)).evidence_files, 1);
  assertGone('AdaErasable');
  assert.equal(
    standing('BeaErasable'),
    PLACES.filter(place => ![...sealed, 'page'].includes(place)),
  );
  await scene.service.stop();
  assertGone('AdaErasable');
  await scene.start();
  assert.is((await inquiryOf(scene, kept)).subject_id, ofPerson('BeaErasable', 'subject'));
});

run('an envelope goes in the middle of its session, with what its addresses told', async () => {
  const person = 'CleoErasable';
  const { body } = await scene.api<CreatedEnvelope>('POST', '/envelope', {
    name: ofPerson(person, 'name'),
    query: ofPerson(person, 'query'),
    return_url: 'http://127.0.0.1:9/back',
    redirect_url: `${site.url}/members/${ofPerson(person, 'variable')}`,
    steps: [{ user_instruction: ofPerson(person, 'instruction'), capture_on: `${site.url}/members/:member` }],
  });
  const user = new EndUser(`${scene.url}/capture/${body.id}`);
  const session = await user.start();
  await eventually('the variable', async () =>
    (await scene.events(`capture-${session}`)).some(({ type }) => type === 'VariablesFound'),
  );
  assert.ok(filesWith(scene.folder, person).length > 0);
  await scene.command('envelope', 'delete', body.id);
  assertGone(person);
});

/** Begins to delete in a process of its own, and kills it while it waits for a reader of the old state. */
async function killedInTheMiddle(id: string): Promise<void> {
  const file = join(scene.folder, 'read-models.db');
  const reader = new Database(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM reservations').all([]);
  const env = { ...process.env, ...EMBEDDED, ...serviceEnvironment(scene.folder, scene.port) };
  const child = spawn(process.execPath, [MAIN, 'inquiry', 'delete', id], { env, stdio: 'ignore' });
  const ended = new Promise(resolve => child.once('close', resolve));
  const watcher = new Database(file);
  const begun = watcher.prepare("SELECT 1 FROM reservations WHERE name LIKE 'erasure:%'");
  await eventually('the beginning', () => begun.get([]) !== undefined, 20_000);
  child.kill('SIGKILL');
  await ended;
  reader.exec('COMMIT');
  reader.close();
  watcher.close();
}

run('an erasure that was killed in the middle is finished by the next service', async () => {
  const id = await captured('DoraErasable', 'screenshot');
  await scene.service.stop();
  await killedInTheMiddle(id);
  assert.ok(filesWith(scene.folder, 'DoraErasable').length > 0, 'something is left');
  await scene.start(WITHOUT_CAPTURE);
  const health = watchHealth(scene.url);
  await eventually('the end of it', () => filesWith(scene.folder, 'DoraErasable').length === 0, 30_000);
  assert.ok(Math.max(...(await health.stop())) < HEALTH_MS, 'the service answers while it does it');
  assertGone('DoraErasable');
  assert.is((await scene.api('GET', `/web/inquiry/${id}`)).status, 404);
});

test.run();
