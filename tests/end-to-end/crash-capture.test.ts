import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { startGymSite } from '../demo/gym-site.ts';
import { Person } from '../demo/person.ts';
import { startReturnPage } from '../demo/return-page.ts';
import { SCENARIOS } from '../demo/scenarios.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { foldersLeft, stillRunning, tracesOf } from '../support/service-traces.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { gymInquiry, Scene } from './scene.ts';
import { assertStoryIsWhole, inquiryOf, reached } from './whole-story.ts';

const test = suite('killed while a person captures');
const run = (await hasBrowser('killed while a person captures')) ? test : test.skip;
const membership = SCENARIOS.approve?.membership;
if (membership === undefined) throw new Error('the scenario is there');
const gym = await startGymSite(membership);
const back = await startReturnPage();
const receiver = await startWebhookReceiver();
let scene: Scene;
let person: Person;

test.before(async () => {
  scene = await Scene.open();
  const folder = temporaryFolder();
  person = await Person.arrive(process.env.TEST_PICTURES, join(folder, 'browser'));
  await scene.api('POST', '/webhook/endpoints', { url: receiver.url });
});
test.after(async () => {
  await person?.leave();
  await scene?.close();
  await Promise.all([gym.close(), back.close(), receiver.close()]);
});

async function begin(): Promise<string> {
  const request = gymInquiry(`${gym.url}/login`, { return_url: back.url });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  await person.page.goto(body.capture_url);
  await signInAgain();
  return body.id;
}

async function signInAgain(by: 'Start' | 'Go on' = 'Start'): Promise<void> {
  await person.button(by).click();
  await person.seesAddress('/login');
  await person.signIn();
}

async function captureScreenshot(): Promise<void> {
  await person.button('Capture').click();
  await person.page.getByText('Screenshot captured', { exact: true }).waitFor();
}

run('the page recovers by itself, what was kept stays, and the session goes through', async () => {
  const id = await begin();
  await captureScreenshot();
  const [session] = (await inquiryOf(scene, id)).sessions;
  assert.ok(session);
  assert.is(session.evidence.length, 1);

  const traces = tracesOf(scene.service.process.pid ?? 0);
  assert.ok(traces.children.length > 0);
  await scene.service.kill();
  await eventually('the end of the browsers of the dead process', () => stillRunning(traces).length === 0, 5000);
  assert.ok(foldersLeft(traces).length > 0, 'the dead process left its folders');
  await scene.start();
  assert.equal(foldersLeft(traces), [], 'the next start has swept them');

  await person.page.getByText('What you captured is kept.').waitFor();
  const ends = (await scene.events(streamOf(captureSession, session.id))).filter(({ type }) => type === 'CaptureEnded');
  assert.equal(
    ends.map(event => event.data.reason),
    ['browser_closed'],
  );
  const [kept] = (await inquiryOf(scene, id)).sessions[0]?.evidence ?? [];
  assert.is(kept?.id, session.evidence[0]?.id);
  const stored = (await scene.events(streamOf(captureSession, session.id))).find(
    ({ type }) => type === 'EvidenceCaptured',
  );
  const file = Buffer.from(await (await fetch(kept?.file.url ?? '')).arrayBuffer());
  assert.is(createHash('sha256').update(file).digest('hex'), stored?.data.sha256, 'the file is as it was kept');

  await signInAgain('Go on');
  await captureScreenshot();
  await person.downloadStatement();
  await person.page.getByText(/Document kept: statement\.pdf/).waitFor();
  await person.button('Finish').click();
  await person.page.waitForURL(/\/done\?/);
  // The page does not wait for ever for a verdict.
  assert.match(String(new URL(person.page.url()).searchParams.get('status')), /^(approved|processing)$/);
  const approved = await reached(scene, id, 'approved');
  assert.equal(
    approved.sessions.map(each => each.evidence.length),
    [3],
  );
  await assertStoryIsWhole(scene, approved);
  await eventually('the webhook', () =>
    receiver.received.some(({ body }) => body.includes('web.result.approved') && body.includes(id)),
  );
});

run('a reload after the restart shows the cover as well', async () => {
  const id = await begin();
  await scene.killAndStart();
  await person.page.reload();
  await signInAgain();
  const [first, second] = (await inquiryOf(scene, id)).sessions;
  assert.ok(first && second);
  const reasons = (await scene.events(streamOf(captureSession, first.id))).filter(
    ({ type }) => type === 'CaptureEnded',
  );
  assert.equal(
    reasons.map(event => event.data.reason),
    ['browser_closed'],
  );
});

test.run();
