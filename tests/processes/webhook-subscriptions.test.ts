import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import { WEBHOOK_EVENT_TYPES } from '../../domain/webhook/event-types.ts';
import { openWebhookSubscriptions, SUBSCRIPTIONS_COLLECTION } from '../../projections/webhook-subscriptions.ts';
import { openHttpHouse } from '../support/http-house.ts';

const house = await openHttpHouse();
const { owner, tester, orgId } = await house.household();
test.after(() => house.close());

const { documents, eventStore } = house.engines;
const [type] = WEBHOOK_EVENT_TYPES;

async function registrations() {
  const { events } = await eventStore.readAll({ categories: [endpoint.category], from: null, limit: 100 });
  return events;
}

test('two who keep the same subscriptions at the same time do not stop each other', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 5; number++) {
    ids.push((await owner<{ id: string }>('POST', '/webhook/endpoints', { url: 'https://example.com/' })).body.id);
  }
  const events = await registrations();
  const [one, other] = [await openWebhookSubscriptions(documents), await openWebhookSubscriptions(documents)];
  await Promise.all([one.apply(events), other.apply(events), one.apply(events), other.apply(events)]);
  const after = (events.at(-1)?.position ?? 0n) + 1n;
  for (const each of [one, other]) {
    assert.equal((await each.subscribers(orgId, String(type), after)).sort(), ids.sort());
  }
});

test('endpoints of test keys subscribe to what test keys make, and to nothing else', async () => {
  const { id } = (await tester<{ id: string }>('POST', '/webhook/endpoints', { url: 'https://example.com/' })).body;
  const subscriptions = await openWebhookSubscriptions(documents);
  const events = await registrations();
  await subscriptions.apply(events);
  const after = (events.at(-1)?.position ?? 0n) + 1n;
  assert.not.ok((await subscriptions.subscribers(orgId, String(type), after)).includes(id));
  assert.equal(await subscriptions.subscribers(`${orgId}.test`, String(type), after), [id]);
});

test('remembers who subscribed until the next event of an endpoint, which another process may have folded first', async () => {
  const [one, other] = [await openWebhookSubscriptions(documents), await openWebhookSubscriptions(documents)];
  const subscribers = (each: typeof one) => each.subscribers(orgId, String(type), 2n ** 60n);
  await one.apply(await registrations());
  const before = await subscribers(one);
  const { find } = documents;
  let looks = 0;
  // Whoever calls the API is looked up as well, now and then.
  documents.find = (collection, query) => {
    if (collection === SUBSCRIPTIONS_COLLECTION) looks += 1;
    return find.call(documents, collection, query);
  };
  assert.equal(await subscribers(one), before);
  assert.is(looks, 0);
  const { id } = (await owner<{ id: string }>('POST', '/webhook/endpoints', { url: 'https://example.com/' })).body;
  const registered = (await registrations()).filter(event => event.stream === streamOf(endpoint, id));
  await other.apply(registered);
  assert.ok((await subscribers(other)).includes(id));
  await one.apply(registered);
  assert.ok((await subscribers(one)).includes(id));
  assert.is(looks, 2);
  await owner('PATCH', `/webhook/endpoints/${id}`, { enabled: false });
  await one.apply((await registrations()).slice(-1));
  assert.not.ok((await subscribers(one)).includes(id));
  documents.find = find;
});

test.run();
