import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCommandHandler } from '../../application/handle.ts';
import { notifySubscribers } from '../../application/processes/notify-subscribers.ts';
import { queueResends } from '../../application/processes/queue-resends.ts';
import { DELIVERIES } from '../../application/processes/queues.ts';
import { sweepDeliveries } from '../../application/processes/sweep-deliveries.ts';
import { readStream } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { deliveryIdOf } from '../../domain/webhook/delivery-id.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { createIdentifiers } from '../../infrastructure/system/identifiers.ts';
import { giveUp, requestDelivery } from '../support/exhausted-delivery.ts';
import { openHttpHouse } from '../support/http-house.ts';

const house = await openHttpHouse();
const { orgId, owner } = await house.household();
test.after(() => house.close());

const ENDPOINTS = '/webhook/endpoints';
const register = async (): Promise<string> =>
  (await owner<{ id: string }>('POST', ENDPOINTS, { url: 'https://example.com/hooks' })).body.id;
const resend = (id: string) => owner('POST', `/webhook/deliveries/${id}/resend`);
const HOUR_MS = 3_600_000;
const INQUIRY = {
  name: 'Membership',
  query: 'Is this person a member?',
  start_url: 'https://example.com/',
  return_url: 'https://example.com/back',
  subject_id: 'user-1',
};

test('what somebody asks for is put on the bus by whoever follows the log, each time under an id of its own', async () => {
  const published: { id: string; body: unknown }[] = [];
  const bus = {
    ...house.engines.messageBus,
    publish: async (_queue: string, message: { id: string; body: unknown }) => void published.push(message),
  } as typeof house.engines.messageBus;
  const endpoint = await register();
  const event = await requestDelivery(house, orgId, endpoint);
  await giveUp(house, orgId, event);
  await resend(event);
  const tried = (await owner<{ id: string }>('POST', `${ENDPOINTS}/${endpoint}/test`)).body.id;
  for (const id of [event, tried]) {
    await queueResends(bus).handle(await readStream(house.engines.eventStore, delivery, id));
  }
  assert.equal(published, [
    { id: `${event}:2`, body: { delivery_id: event } },
    { id: `${tried}:0`, body: { delivery_id: tried } },
  ]);
});

test('what is overdue by more than a minute is put on the bus again, and once only', async () => {
  const { messageBus: bus } = house.engines;
  const parts = { bus, deliveries: house.readModels.webhookDeliveries, clock: house.clock };
  // To the beginning of a window of half an hour, in which an attempt is put there once.
  house.clock.advance(HOUR_MS - (house.clock.now().getTime() % (HOUR_MS / 2)));
  const before = await sweepDeliveries(parts);
  const waiting = async () => (await bus.depth(DELIVERIES)).waiting;
  assert.is(await waiting(), before);
  const endpoint = await register();
  await requestDelivery(house, orgId, endpoint);
  const over = await requestDelivery(house, orgId, endpoint);
  await giveUp(house, orgId, over);
  assert.is(await sweepDeliveries(parts), before, 'a minute has to pass');
  house.clock.advance(61_000);
  assert.is(await sweepDeliveries(parts), before + 1);
  assert.is(await waiting(), before + 1);
  assert.is(await sweepDeliveries(parts), before + 1);
  assert.is(await waiting(), before + 1, 'a message that waits is not put there twice');
});

test('a delivery that an event leads to is requested in the log, and its message waits for no disk', async () => {
  const published: unknown[] = [];
  const { eventStore: store, messageBus } = house.engines;
  const bus = {
    ...messageBus,
    publish: async (...message: unknown[]) => void published.push(message),
  } as typeof messageBus;
  const handle = createCommandHandler({ store, identifiers: createIdentifiers(house.clock), clock: house.clock });
  const subscriptions = { apply: async () => undefined, subscribers: async () => ['wh_end_1'] };
  const { body } = await owner<{ id: string }>('POST', '/web/inquiry', INQUIRY);
  const events = await readStream(store, inquiry, body.id);
  await notifySubscribers({ handle, bus, subscriptions, digests }).handle(events);
  const [opened] = events.filter(({ type }) => type === 'ResultOpened');
  const delivery_id = deliveryIdOf(
    opened?.id ?? '',
    new Date(opened?.metadata.occurred_at ?? ''),
    'wh_end_1',
    digests.sha256,
  );
  assert.equal(published, [[DELIVERIES, { id: delivery_id, body: { delivery_id } }, { isHint: true }]]);
  assert.equal(
    (await readStream(store, delivery, delivery_id)).map(({ type }) => type),
    ['DeliveryRequested'],
  );
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
