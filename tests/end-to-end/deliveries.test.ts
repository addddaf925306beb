import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { deliveryIdOf } from '../../domain/webhook/delivery-id.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { eventually } from '../support/eventually.ts';
import { WITHOUT_CAPTURE } from '../support/service.ts';
import { type ReceivedWebhook, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { gymInquiry, type LoggedEvent, Scene } from './scene.ts';
import { inquiryOf } from './whole-story.ts';

const test = suite<{ receivers: WebhookReceiver[] }>('webhooks of a running service');
let scene: Scene;

test.before(async () => {
  scene = await Scene.open({ ...WITHOUT_CAPTURE, AFFIANT_WEBHOOK_SCHEDULE: '0,1,2', AFFIANT_INQUIRY_TTL: '1' });
});
test.after(async () => {
  await scene.close();
});
test.before.each(context => {
  context.receivers = [];
});
test.after.each(async ({ receivers }) => {
  // What one test registered must not hear of the next one's events.
  const { body } = await scene.api<{ data: { id: string }[] }>('GET', '/webhook/endpoints');
  for (const { id } of body.data) await scene.api('DELETE', `/webhook/endpoints/${id}`);
  await Promise.all(receivers.map(receiver => receiver.close()));
});

type Endpoint = { id: string; secret: string };

async function register(url: string, changes: Record<string, unknown> = {}): Promise<Endpoint> {
  const { status, body } = await scene.api<Endpoint>('POST', '/webhook/endpoints', { url, ...changes });
  assert.is(status, 200);
  return body;
}

async function create(): Promise<string> {
  return (await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry('http://127.0.0.1:9/login'))).body.id;
}

const about = (receiver: WebhookReceiver, id: string, type: string): ReceivedWebhook | undefined =>
  receiver.received.find(({ body }) => body.includes(id) && body.includes(`"${type}"`));

const heard = (receiver: WebhookReceiver, id: string, type: string): Promise<ReceivedWebhook> =>
  eventually(`${type} of ${id}`, () => about(receiver, id, type));

/** The log of the delivery of the inquiry's first event to this endpoint. */
async function deliveryOf(inquiryId: string, endpointId: string): Promise<LoggedEvent[]> {
  const [opened] = (await inquiryOf(scene, inquiryId)).result?.status_history ?? [];
  const id = deliveryIdOf(opened?.id ?? '', new Date(opened?.created_at ?? ''), endpointId, digests.sha256);
  return scene.events(streamOf(delivery, id));
}

function flipped(text: string, index: number): string {
  const bytes = Buffer.from(text);
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes.toString('latin1');
}

// specification: 6.1-web-pending, 6.3-raw-body, 6.4.4-receiver
test('an independent verifier accepts the signature and refuses every flipped byte', async context => {
  const receiver = await startWebhookReceiver();
  context.receivers.push(receiver);
  const { secret } = await register(receiver.url);
  const { headers, body } = await heard(receiver, await create(), 'web.result.pending');
  const verifier = new Webhook(secret);
  verifier.verify(body, headers);
  for (let index = 0; index < Buffer.byteLength(body); index++) {
    assert.throws(() => verifier.verify(flipped(body, index), headers), /signature/i, `byte ${index} of the body`);
  }
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    const value = headers[name] ?? '';
    assert.ok(value.length > 0, name);
    for (let index = 0; index < value.length; index++) {
      const forged = { ...headers, [name]: flipped(value, index) };
      assert.throws(() => verifier.verify(body, forged), undefined, `byte ${index} of ${name}`);
    }
  }
});

// specification: 6.1-subscribed, 6.1-web-pending, 6.1-web-failed
test('two endpoints hear what each subscribed to', async context => {
  const [opened, failed] = [await startWebhookReceiver(), await startWebhookReceiver()];
  context.receivers.push(opened, failed);
  await register(opened.url, { event_types: ['web.result.pending'] });
  await register(failed.url, { event_types: ['web.result.failed', 'web.result.approved'] });
  const id = await create();
  const first = await heard(opened, id, 'web.result.pending');
  const second = await heard(failed, id, 'web.result.failed');
  assert.is.not(first.headers['webhook-id'], second.headers['webhook-id']);
  for (const receiver of context.receivers) {
    assert.is(receiver.received.filter(({ body }) => body.includes(id)).length, 1);
  }
});

test('an endpoint that was registered after an event does not get it', async context => {
  const [early, late] = [await startWebhookReceiver(), await startWebhookReceiver()];
  context.receivers.push(early, late);
  await register(early.url);
  const before = await create();
  await register(late.url, { event_types: ['web.result.pending'] });
  const after = await create();
  await heard(late, after, 'web.result.pending');
  await heard(early, after, 'web.result.pending');
  assert.ok(about(early, before, 'web.result.pending'));
  assert.is(about(late, before, 'web.result.pending'), undefined);
});

const ENDINGS = {
  endpoint_disabled: (id: string) => scene.api('PATCH', `/webhook/endpoints/${id}`, { enabled: false }),
  endpoint_deleted: (id: string) => scene.api('DELETE', `/webhook/endpoints/${id}`),
};

for (const [reason, stop] of Object.entries(ENDINGS)) {
  test(`what waits for its next attempt ends as exhausted: ${reason}`, async context => {
    const receiver = await startWebhookReceiver(() => 500);
    context.receivers.push(receiver);
    const { id } = await register(receiver.url, { event_types: ['web.result.pending'] });
    const inquiry = await create();
    await heard(receiver, inquiry, 'web.result.pending');
    assert.ok((await stop(id)).status < 300);
    const events = await eventually('the end of the delivery', async () => {
      const standing = await deliveryOf(inquiry, id);
      return standing.at(-1)?.type === 'DeliveryExhausted' && standing;
    });
    assert.is(events.at(-1)?.data.reason, reason);
    const attempts = events.filter(({ type }) => type === 'AttemptFailed').length;
    assert.is(receiver.received.length, attempts, 'nothing was sent after that');
  });
}

test('the log tells why an attempt failed, and a redirect to a private address is one', async context => {
  const elsewhere = await startWebhookReceiver();
  const gone = await startWebhookReceiver();
  await gone.close();
  context.receivers.push(elsewhere);
  const redirecting = createServer((_request, response) => {
    response.writeHead(301, { location: elsewhere.url }).end('moved');
  });
  await new Promise<void>(resolve => redirecting.listen(0, '127.0.0.1', resolve));
  const { port } = redirecting.address() as AddressInfo;
  const refusing = await register(gone.url, { event_types: ['web.result.pending'] });
  const moved = await register(`http://127.0.0.1:${port}/`, { event_types: ['web.result.pending'] });
  const inquiry = await create();
  const failure = (endpointId: string) =>
    eventually('an attempt that failed', async () =>
      (await deliveryOf(inquiry, endpointId)).find(({ type }) => type === 'AttemptFailed'),
    );
  const refused = (await failure(refusing.id)).data;
  assert.equal([refused.attempt, refused.status, refused.error, refused.response_start], [1, null, 'connect', '']);
  const redirected = (await failure(moved.id)).data;
  assert.equal([redirected.status, redirected.error, redirected.response_start], [301, null, 'moved']);
  assert.is(elsewhere.received.length, 0);
  redirecting.close();
  redirecting.closeAllConnections();
});

// specification: 6.3-several-signatures
test('a rotated secret with an overlap signs with both, without one with the new alone', async context => {
  const receiver = await startWebhookReceiver();
  context.receivers.push(receiver);
  const { id, secret: old } = await register(receiver.url, { event_types: ['web.result.pending'] });
  const rotate = async (seconds: number) =>
    (await scene.api<Endpoint>('POST', `/webhook/endpoints/${id}/rotate-secret`, { overlap_seconds: seconds })).body
      .secret;
  const fresh = await rotate(3600);
  const both = await heard(receiver, await create(), 'web.result.pending');
  assert.is(both.headers['webhook-signature']?.split(' ').length, 2);
  new Webhook(old).verify(both.body, both.headers);
  new Webhook(fresh).verify(both.body, both.headers);

  const last = await rotate(0);
  const one = await heard(receiver, await create(), 'web.result.pending');
  assert.is(one.headers['webhook-signature']?.split(' ').length, 1);
  new Webhook(last).verify(one.body, one.headers);
  for (const stale of [old, fresh]) assert.throws(() => new Webhook(stale).verify(one.body, one.headers));
});

test.run();
