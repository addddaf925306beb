import type { Documents } from '../application/ports/documents.ts';
import type { Recorded, RecordedEvent } from '../application/ports/event-store.ts';
import type { WebhookSubscriptions } from '../application/ports/webhook-subscriptions.ts';
import { RecentlyUsed } from '../application/recently-used.ts';
import { endpoint } from '../domain/webhook/endpoint.ts';
import type { EndpointEvent } from '../domain/webhook/events.ts';
import { applyEvents } from './apply.ts';
import { documentOf } from './document-text.ts';
import type { Projection } from './projection.ts';

type Subscription = {
  org_id: string;
  endpoint_id: string;
  enabled: boolean;
  event_types: string[];
  /** Position of the registration, as text: JSON has no numbers of this size. */
  registered_at: string;
};

/** The collection that serves. */
export const SUBSCRIPTIONS_COLLECTION = 'process_webhook_subscriptions_1';
const MOST_ENDPOINTS = 10_000;
/** Organizations whose subscriptions are remembered. */
const MOST_REMEMBERED = 1000;

/** The subscriptions as a projection: who verifies them builds them anew with it. */
export const webhookSubscriptions: Projection<Subscription, Recorded<EndpointEvent>> = {
  name: 'process_webhook_subscriptions',
  version: 1,
  categories: [endpoint.category],
  indexes: [['org_id']],
  idsOf: event => [event.data.endpoint_id],
  evolve(document, event) {
    if (event.type === 'EndpointRegistered') {
      const { endpoint_id, enabled, event_types } = event.data;
      const registered_at = String(event.position);
      return { org_id: event.metadata.org_id, endpoint_id, enabled, event_types, registered_at };
    }
    if (document === undefined) return undefined;
    if (event.type === 'EndpointDeleted') return null;
    if (event.type !== 'EndpointUpdated') return document;
    const { enabled = document.enabled, event_types = document.event_types } = event.data;
    return { ...document, enabled, event_types };
  },
  keysOf: ({ org_id }) => ({ org_id }),
  listed: null,
};

/**
 * The subscriptions that the notifying process keeps for itself, folded from the same ordered subscription as the
 * events that it notifies about: an endpoint that was registered before an event is always seen. Those of an organization
 * are looked up once and remembered until the next event of one of its endpoints. Every process follows all of these
 * events itself, whoever else folds them too: what it remembers is never older than the event that it looks at.
 */
export async function openWebhookSubscriptions(documents: Documents): Promise<WebhookSubscriptions> {
  await documents.open({ name: SUBSCRIPTIONS_COLLECTION, indexes: webhookSubscriptions.indexes });
  const remembered = new RecentlyUsed<string, Subscription[]>(MOST_REMEMBERED);

  async function subscriptionsOf(orgId: string): Promise<Subscription[]> {
    const known = remembered.get(orgId);
    if (known !== undefined) return known;
    const found = await documents.find(SUBSCRIPTIONS_COLLECTION, { where: { org_id: orgId }, limit: MOST_ENDPOINTS });
    const subscriptions = found.map(stored => documentOf<Subscription>(webhookSubscriptions, stored));
    remembered.set(orgId, subscriptions);
    return subscriptions;
  }

  return {
    async apply(events: readonly RecordedEvent[]) {
      await applyEvents(documents, webhookSubscriptions, SUBSCRIPTIONS_COLLECTION, events, null);
      for (const { metadata } of events) remembered.delete(metadata.org_id);
    },
    async subscribers(orgId, eventType, before) {
      return (await subscriptionsOf(orgId))
        .filter(({ enabled, event_types }) => enabled && event_types.includes(eventType))
        .filter(({ registered_at }) => BigInt(registered_at) < before)
        .map(({ endpoint_id }) => endpoint_id);
    },
  };
}
