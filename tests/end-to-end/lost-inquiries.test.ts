import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { rejectionOf } from '../support/rejection.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { EndUser } from './end-user.ts';
import { startHostileSite } from './hostile-site.ts';
import { gymInquiry, Scene } from './scene.ts';
import { assertHistoryChains, reached } from './whole-story.ts';

const test = suite('inquiries that are deleted or expire');
const run = (await hasBrowser('inquiries that are deleted or expire')) ? test : test.skip;
const receiver = await startWebhookReceiver();
const site = await startHostileSite();
let scene: Scene;

test.before(async () => {
  scene = await Scene.open();
  await scene.api('POST', '/webhook/endpoints', { url: receiver.url });
});
test.after(async () => {
  await scene.close();
  await Promise.all([receiver.close(), site.close()]);
});

async function create(): Promise<CreatedInquiry> {
  return (await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry(`${site.url}/calm`))).body;
}

/** Every file of evidence in the data folder. */
function evidenceFiles(): string[] {
  const entries = readdirSync(join(scene.folder, 'evidence'), { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => entry.name);
}

run('the page of a deleted inquiry leads nowhere', async () => {
  const { id, capture_url } = await create();
  const user = new EndUser(capture_url);
  await scene.command('inquiry', 'delete', id);
  const { status, html } = await user.open();
  assert.is(status, 404);
  assert.match(html, 'This link leads nowhere');
  assert.is((await user.view()).kind, 'not_found');
  assert.match((await rejectionOf(user.start())).message, 'not_found');
});

run('an inquiry that is deleted in the middle of a capture keeps nothing more', async () => {
  const { id, capture_url } = await create();
  const user = new EndUser(capture_url);
  const session = await user.start();
  await user.upload();
  const before = evidenceFiles();
  assert.ok(before.length > 0);
  await scene.command('inquiry', 'delete', id);
  assert.equal(evidenceFiles(), []);
  assert.match((await rejectionOf(user.upload())).message, 'This request has been deleted.');
  assert.equal(evidenceFiles(), [], 'nothing was kept after the deletion');
  const ended = (await scene.events(streamOf(captureSession, session))).at(-1);
  assert.is(ended?.type, 'CaptureEnded', 'the remote browser is let go of');
  assert.is((await user.open()).status, 404);
});

// specification: 2.2-error, 6.1-web-failed, 8-inquiry-lifetime
run('an inquiry whose time is over says so, fails with `expired` and tells it', async () => {
  await scene.service.stop();
  await scene.start({ AFFIANT_INQUIRY_TTL: '1' });
  const { id, capture_url } = await create();
  const user = new EndUser(capture_url);
  const { result, ...failed } = await reached(scene, id, 'failed');
  assert.is(result?.error, 'expired');
  assertHistoryChains({ ...failed, result });
  assert.is((await user.view()).kind, 'expired');
  assert.is((await user.open()).status, 200);
  assert.match((await rejectionOf(user.start())).message, 'expired');
  await eventually('the webhook', () =>
    receiver.received.some(({ body }) => body.includes('web.result.failed') && body.includes(id)),
  );
});

run('evidence of an inquiry whose time runs out goes to a person', async () => {
  await scene.service.stop();
  // A browser has to start and a file to be read before.
  await scene.start({ AFFIANT_INQUIRY_TTL: '12' });
  const { id, capture_url } = await create();
  const user = new EndUser(capture_url);
  await user.start();
  await user.upload();
  assertHistoryChains(await reached(scene, id, 'manual_review'));
  assert.match((await rejectionOf(user.finish())).message, 'EXPIRED');
  assert.is((await user.view()).kind, 'expired');
});

test.run();
