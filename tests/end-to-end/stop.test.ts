import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { deliveryIdOf } from '../../domain/webhook/delivery-id.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { startGymSite } from '../demo/gym-site.ts';
import { SCENARIOS } from '../demo/scenarios.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { WITHOUT_CAPTURE } from '../support/service.ts';
import { foldersLeft, stillRunning, tracesOf } from '../support/service-traces.ts';
import { type Mood, startWebhookReceiver } from '../support/webhook-receiver.ts';
import { EndUser } from './end-user.ts';
import { gymInquiry, Scene } from './scene.ts';
import { assertStoryIsWhole, inquiryOf, reached } from './whole-story.ts';

const STOP_LIMIT_MS = 10_000;

const test = suite('a graceful stop');
const run = (await hasBrowser('a graceful stop')) ? test : test.skip;
const membership = SCENARIOS.approve?.membership;
if (membership === undefined) throw new Error('the scenario is there');
const gym = await startGymSite(membership);
let mood: Mood = 200;
const receiver = await startWebhookReceiver(() => mood);
let scene: Scene;

test.before(async () => {
  scene = await Scene.open();
});
test.after(async () => {
  await scene.close();
  await Promise.all([gym.close(), receiver.close()]);
});

/** Stops the service as it must be stopped: in time, with exit code 0 and without a trace. */
async function stop(): Promise<void> {
  const traces = tracesOf(scene.service.process.pid ?? 0);
  const startedAt = performance.now();
  assert.is(await scene.service.stop(), 0, scene.service.log());
  const took = Math.round(performance.now() - startedAt);
  assert.ok(took < STOP_LIMIT_MS, `it took ${took} ms`);
  assert.equal(stillRunning(traces), []);
  assert.equal(foldersLeft(traces), []);
  console.log(`stopped in ${took} ms`);
}

async function created(changes: Record<string, unknown> = {}): Promise<CreatedInquiry> {
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry(`${gym.url}/login`, changes));
  return body;
}

run('with a live session and an attempt under way: in time, without a trace, and both go on', async () => {
  mood = 'hang';
  const { body: endpoint } = await scene.api<{ id: string }>('POST', '/webhook/endpoints', { url: receiver.url });
  const { id, capture_url } = await created();
  const user = new EndUser(capture_url);
  const session = await user.start();
  await eventually('an attempt that hangs', () => receiver.received.length === 1);
  await stop();

  mood = 200;
  await scene.start();
  const ended = (await scene.events(streamOf(captureSession, session))).at(-1);
  assert.equal([ended?.type, ended?.data.reason], ['CaptureEnded', 'browser_closed']);
  assert.is((await user.view()).kind, 'cover');
  const [opened] = (await inquiryOf(scene, id)).result?.status_history ?? [];
  const deliveryId = deliveryIdOf(opened?.id ?? '', new Date(opened?.created_at ?? ''), endpoint.id, digests.sha256);
  const attempts = await eventually('the delivery', async () => {
    const events = await scene.events(streamOf(delivery, deliveryId));
    return events.length > 1 && events;
  });
  assert.equal(
    attempts.map(({ type, data }) => [type, data.attempt]),
    [
      ['DeliveryRequested', undefined],
      ['DeliverySucceeded', 1],
    ],
    'the attempt that was broken off cost the receiver nothing',
  );
});

run('right after Finish: the verdict comes after the next start, once', async () => {
  const { id, capture_url } = await created();
  await new EndUser(capture_url).submit();
  await stop();
  await scene.start();
  await assertStoryIsWhole(scene, await reached(scene, id, 'approved'));
});

run('while inquiries are created: every request is answered or never taken, none fails', async () => {
  const answered: string[] = [];
  let stopping = false;
  const client = async () => {
    for (;;) {
      const answer = await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry(gym.url)).catch(() => null);
      if (answer === null) {
        assert.ok(stopping, 'only a service that stops refuses a connection');
        return;
      }
      assert.is(answer.status, 200);
      answered.push(answer.body.id);
    }
  };
  const clients = Array.from({ length: 8 }, client);
  await eventually('some inquiries', () => answered.length > 40, 20_000);
  stopping = true;
  await stop();
  await Promise.all(clients);
  await scene.start(WITHOUT_CAPTURE);
  for (const id of answered) await inquiryOf(scene, id);
});

test.run();
