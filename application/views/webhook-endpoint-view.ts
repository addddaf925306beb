import type { WebhookEventType } from '../../domain/webhook/event-types.ts';

/** A webhook endpoint; its secret is never in it. */
export type WebhookEndpointView = {
  id: string;
  url: string;
  name: string | null;
  enabled: boolean;
  event_types: WebhookEventType[];
  created_at: string;
  updated_at: string;
};

export type WebhookEndpointDocument = { org_id: string; endpoint: WebhookEndpointView };
