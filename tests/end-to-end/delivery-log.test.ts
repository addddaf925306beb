import { Webhook } from 'standardwebhooks';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import type { WebhookDeliveryView } from '../../application/views/webhook-delivery-view.ts';
import { apiOf } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { expectError } from '../support/expect-error.ts';
import { WITHOUT_CAPTURE } from '../support/service.ts';
import {
  type Mood,
  type ReceivedWebhook,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../support/webhook-receiver.ts';
import { gymInquiry, Scene } from './scene.ts';

const test = suite('the delivery log of a running service');
let scene: Scene;
let receiver: WebhookReceiver;
let mood: Mood = 500;
let endpoint: { id: string; secret: string };
let inquiry: string;
const began = new Date().toISOString();

test.before(async () => {
  scene = await Scene.open({ ...WITHOUT_CAPTURE, AFFIANT_WEBHOOK_SCHEDULE: '0,1,2' });
  receiver = await startWebhookReceiver(() => mood);
  const wanted = { url: receiver.url, event_types: ['web.result.pending'] };
  endpoint = (await scene.api<typeof endpoint>('POST', '/webhook/endpoints', wanted)).body;
});
test.after(async () => {
  await scene.close();
  await receiver.close();
});

const deliveries = async () =>
  (await scene.api<{ data: WebhookDeliveryView[] }>('GET', `/webhook/endpoints/${endpoint.id}/deliveries`)).body.data;
const settled = (what: string, wanted: (delivery: WebhookDeliveryView) => boolean) =>
  eventually(what, async () => (await deliveries()).find(wanted));
const story = ({ attempts }: WebhookDeliveryView) =>
  attempts.map(({ attempt, cause, status }) => `${attempt} ${cause} ${status}`);
const verified = ({ body, headers }: ReceivedWebhook) => new Webhook(endpoint.secret).verify(body, headers);

test('a delivery that nobody takes is exhausted, with every attempt in the log', async () => {
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry('http://127.0.0.1:9/login'));
  inquiry = body.id;
  const exhausted = await settled('the end of the schedule', ({ status }) => status === 'exhausted');
  assert.equal(story(exhausted), ['1 event 500', '2 event 500', '3 event 500']);
  assert.equal([exhausted.inquiry_id, exhausted.exhausted_reason], [inquiry, 'attempts_used_up']);
  const times = exhausted.attempts.map(({ at }) => Date.parse(at) - Date.parse(exhausted.created_at));
  for (const [index, slot] of [0, 1000, 2000].entries()) assert.ok((times[index] ?? 0) >= slot, String(times));
});

test('once the endpoint is mended, recovering delivers what it missed', async () => {
  mood = 200;
  const path = `/webhook/endpoints/${endpoint.id}/recover`;
  assert.equal((await scene.api('POST', path, { since: began })).body, { recovered: 1, has_more: false });
  const delivered = await settled('the recovery', ({ status }) => status === 'succeeded');
  assert.equal(story(delivered).slice(3), ['4 recovery 200']);
  assert.is(delivered.resend?.cause, 'recovery');
});

test('resending delivers a second time, under the same webhook-id and signed anew', async () => {
  const [delivery] = await deliveries();
  const before = receiver.received.at(-1);
  // Timestamps are whole seconds: the next one has to begin for the signature to be another.
  await eventually(
    'the next second',
    () => Math.floor(Date.now() / 1000) > Number(before?.headers['webhook-timestamp']),
  );
  const { status } = await scene.api('POST', `/webhook/deliveries/${delivery?.id}/resend`);
  assert.is(status, 200);
  const again = await eventually('the resend', () => receiver.received[4]);
  assert.is(again.headers['webhook-id'], before?.headers['webhook-id']);
  assert.is(again.body, before?.body);
  assert.ok(Number(again.headers['webhook-timestamp']) > Number(before?.headers['webhook-timestamp']));
  verified(again);
  const shown = await settled('five attempts', ({ attempt_count }) => attempt_count === 5);
  assert.equal(story(shown).slice(3), ['4 recovery 200', '5 resend 200']);
});

// specification: 4.10-test
test('a test event arrives, verifies, and is one in the log', async () => {
  const { body } = await scene.api<WebhookDeliveryView>('POST', `/webhook/endpoints/${endpoint.id}/test`);
  const shown = await settled('the test event', ({ id, status }) => id === body.id && status === 'succeeded');
  assert.equal([shown.cause, story(shown)], ['test', ['1 test 200']]);
  const arrived = receiver.received.at(-1);
  if (arrived === undefined) throw new Error('it arrived');
  const { timestamp: _, ...told } = verified(arrived) as Record<string, unknown>;
  const data = { inquiry_id: 'web_iq_test_event', subject_id: 'test_subject' };
  assert.equal(told, { type: 'web.result.pending', data });
  assert.is(arrived.headers['webhook-id'], shown.webhook_id);
  assert.equal(
    (await deliveries()).map(({ cause }) => cause),
    ['test', 'event'],
  );
});

test('another organization sees none of it', async () => {
  const other = apiOf(scene.url, await otherKey());
  const [delivery] = await deliveries();
  expectError(await other('GET', `/webhook/endpoints/${endpoint.id}/deliveries`), 404, 'NOT_FOUND');
  expectError(await other('POST', `/webhook/deliveries/${delivery?.id}/resend`), 404, 'NOT_FOUND');
  expectError(await other('POST', `/webhook/endpoints/${endpoint.id}/test`), 404, 'NOT_FOUND');
  expectError(await other('POST', `/webhook/endpoints/${endpoint.id}/recover`, { since: began }), 404, 'NOT_FOUND');
});

test('what waits for its next attempt is sent again after a crash, and only once', async () => {
  mood = 500;
  const { id } = (await scene.api<WebhookDeliveryView>('POST', `/webhook/endpoints/${endpoint.id}/test`)).body;
  await settled('the first attempt', delivery => delivery.id === id && delivery.attempt_count === 1);
  mood = 200;
  await scene.killAndStart();
  const shown = await settled('its end', delivery => delivery.id === id && delivery.status === 'succeeded');
  assert.equal(story(shown), ['1 test 500', '2 test 200']);
});

/** The key of an organization that was made meanwhile. */
async function otherKey(): Promise<string> {
  return (await scene.command<{ key: string }>('org', 'create', '--name', 'Another')).key;
}

test.run();
