import type { Recorded } from '../application/ports/event-store.ts';
import type { WebhookEndpointDocument } from '../application/views/webhook-endpoint-view.ts';
import { endpoint } from '../domain/webhook/endpoint.ts';
import type { EndpointEvent } from '../domain/webhook/events.ts';
import type { Projection } from './projection.ts';

/** Puts in what an update names and leaves the rest as it is. */
function evolve(
  document: WebhookEndpointDocument | undefined,
  event: Recorded<EndpointEvent>,
): WebhookEndpointDocument | undefined | null {
  const at = event.metadata.occurred_at;
  if (event.type === 'EndpointRegistered') {
    const { endpoint_id: id, url, name, enabled, event_types } = event.data;
    const endpoint = { id, url, name, enabled, event_types, created_at: at, updated_at: at };
    return { org_id: event.metadata.org_id, endpoint };
  }
  if (document === undefined) return undefined;
  switch (event.type) {
    case 'EndpointUpdated': {
      const { endpoint_id: _, ...changes } = event.data;
      return { ...document, endpoint: { ...document.endpoint, ...changes, updated_at: at } };
    }
    case 'SecretRotated':
      return { ...document, endpoint: { ...document.endpoint, updated_at: at } };
    case 'EndpointDeleted':
      return null;
  }
}

/** Registered webhook endpoints. */
export const webhookEndpoints: Projection<WebhookEndpointDocument, Recorded<EndpointEvent>> = {
  name: 'webhook_endpoints',
  version: 2,
  categories: [endpoint.category],
  indexes: [['org_id']],
  idsOf: event => [event.data.endpoint_id],
  evolve,
  keysOf: document => ({ org_id: document.org_id }),
  listed: 'endpoint',
};
