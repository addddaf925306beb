import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { deliveryIdOf } from '../../domain/webhook/delivery-id.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { eventually } from '../support/eventually.ts';
import { WITHOUT_CAPTURE } from '../support/service.ts';
import { sized } from '../support/test-size.ts';
import {
  type Mood,
  type ReceivedWebhook,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../support/webhook-receiver.ts';
import { gymInquiry, type LoggedEvent, Scene } from './scene.ts';
import { inquiryOf } from './whole-story.ts';

const SLOTS = 5;
const test = suite<{ scene: Scene; receivers: WebhookReceiver[] }>('killed while webhooks are delivered');

test.before.each(async context => {
  context.receivers = [];
  context.scene = await Scene.open({ ...WITHOUT_CAPTURE, AFFIANT_WEBHOOK_SCHEDULE: '0,2,4,6,8' });
});
test.after.each(async ({ scene, receivers }) => {
  await scene.close();
  await Promise.all(receivers.map(receiver => receiver.close()));
});

type Delivery = { id: string; webhooks(): ReceivedWebhook[]; events(): Promise<LoggedEvent[]> };

/** Creates an inquiry whose first event goes to one endpoint. */
async function deliver(scene: Scene, receiver: WebhookReceiver, endpointId: string): Promise<Delivery> {
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry('http://127.0.0.1:9/login'));
  const [opened] = (await inquiryOf(scene, body.id)).result?.status_history ?? [];
  const id = deliveryIdOf(opened?.id ?? '', new Date(opened?.created_at ?? ''), endpointId, digests.sha256);
  return {
    id,
    webhooks: () => receiver.received.filter(each => each.body.includes(body.id)),
    events: () => scene.events(streamOf(delivery, id)),
  };
}

async function endpointFor(scene: Scene, receiver: WebhookReceiver): Promise<string> {
  return (await scene.api<{ id: string }>('POST', '/webhook/endpoints', { url: receiver.url })).body.id;
}

const attemptsOf = (events: readonly LoggedEvent[]) =>
  events.filter(({ type }) => type === 'AttemptFailed' || type === 'DeliverySucceeded').map(({ data }) => data.attempt);

/** How the delivery stands in the log once it is over. */
function over(delivery: Delivery): Promise<LoggedEvent[]> {
  return eventually(
    `the end of ${delivery.id}`,
    async () => {
      const events = await delivery.events();
      const last = events.at(-1)?.type;
      return (last === 'DeliverySucceeded' || last === 'DeliveryExhausted') && events;
    },
    40_000,
  );
}

test('between attempts and in an attempt: the five slots are honoured, and it ends when the receiver answers', async context => {
  const { scene } = context;
  const moods: Mood[] = [500, 500, 'hang', 500, 500, 200];
  const receiver = await startWebhookReceiver(() => moods.shift() ?? 200);
  context.receivers.push(receiver);
  const delivery = await deliver(scene, receiver, await endpointFor(scene, receiver));

  await eventually('two recorded attempts', async () => attemptsOf(await delivery.events()).length === 2, 20_000);
  await scene.killAndStart();
  await eventually('an attempt that hangs', () => receiver.received.length === 3, 20_000);
  await scene.killAndStart();

  const events = await over(delivery);
  assert.equal(
    events.map(event => event.type),
    ['DeliveryRequested', 'AttemptFailed', 'AttemptFailed', 'AttemptFailed', 'AttemptFailed', 'DeliverySucceeded'],
  );
  assert.equal(attemptsOf(events), [1, 2, 3, 4, 5]);
  const received = delivery.webhooks();
  assert.is(received.length, 6, 'the attempt that was under way came twice, no other did');
  assert.is(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1);
  assert.is(new Set(received.map(({ body }) => body)).size, 1);
});

// specification: 6.5.5-duplicates
test('at any moment: never more than five attempts are recorded, and only what was under way comes twice', async context => {
  const { scene } = context;
  const kills = sized({ little: 1, whole: 3 });
  const receiver = await startWebhookReceiver(() => 500);
  context.receivers.push(receiver);
  const endpoint = await endpointFor(scene, receiver);
  const deliveries: Delivery[] = [];
  for (let number = 0; number < 10; number++) deliveries.push(await deliver(scene, receiver, endpoint));
  let underWay = 0;
  for (let kill = 0; kill < kills; kill++) {
    // Behind a slow start all attempts may be overdue, and made, at once: then there is nothing left to wait for.
    const heard = Math.min(receiver.received.length + Math.ceil(Math.random() * 8), deliveries.length * SLOTS);
    await eventually('some attempts', () => receiver.received.length >= heard, 20_000);
    await scene.service.kill();
    const counts = await Promise.all(deliveries.map(async one => attemptsOf(await one.events()).length));
    underWay = receiver.received.length - counts.reduce((sum, count) => sum + count, 0);
    await scene.start();
  }
  for (const delivery of deliveries) {
    const events = await over(delivery);
    assert.equal(attemptsOf(events), [1, 2, 3, 4, 5]);
    assert.equal(events.at(-1)?.data.reason, 'attempts_used_up');
    assert.is(new Set(delivery.webhooks().map(({ headers }) => headers['webhook-id'])).size, 1);
  }
  const repeats = receiver.received.length - deliveries.length * SLOTS;
  console.log(`${deliveries.length} deliveries, ${kills} kills: ${repeats} attempts came twice`);
  assert.is(repeats, underWay, 'only what was not recorded before a kill came twice');
});

test.run();
