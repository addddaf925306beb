import type { WebhookEventType } from './event-types.ts';

/** A registered endpoint. Its signing secret stands here sealed, never in the clear. */
export type EndpointRegistered = {
  type: 'EndpointRegistered';
  data: {
    endpoint_id: string;
    url: string;
    name: string | null;
    enabled: boolean;
    event_types: string[];
    sealed_secret: string;
  };
};

/** What changed; what is absent stays. */
export type EndpointUpdated = {
  type: 'EndpointUpdated';
  data: { endpoint_id: string; url?: string; name?: string | null; enabled?: boolean; event_types?: string[] };
};

/** A new secret signs from now on; the old one goes on signing beside it until `overlap_until`. */
export type SecretRotated = {
  type: 'SecretRotated';
  data: { endpoint_id: string; sealed_secret: string; overlap_until: string | null };
};

export type EndpointDeleted = { type: 'EndpointDeleted'; data: { endpoint_id: string } };

export type EndpointEvent = EndpointRegistered | EndpointUpdated | SecretRotated | EndpointDeleted;

/** One event is to be delivered to one endpoint. */
export type DeliveryRequested = {
  type: 'DeliveryRequested';
  data: {
    delivery_id: string;
    endpoint_id: string;
    /** `webhook-id`: the same for every endpoint, attempt and replay of the event. */
    webhook_id: string;
    event_type: WebhookEventType;
    /** When the event happened, ISO 8601: the payload's timestamp. */
    event_timestamp: string;
    inquiry_id: string;
    subject_id: string;
  };
};

/** How one attempt went. */
export type AttemptOutcome = {
  /** From 1. */
  attempt: number;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** What went wrong; null when an answer came. */
  error: string | null;
  duration_ms: number;
  response_start: string;
};

export type AttemptFailed = { type: 'AttemptFailed'; data: { delivery_id: string } & AttemptOutcome };
export type DeliverySucceeded = { type: 'DeliverySucceeded'; data: { delivery_id: string } & AttemptOutcome };
export type DeliveryExhausted = {
  type: 'DeliveryExhausted';
  data: { delivery_id: string; reason: 'attempts_used_up' | 'endpoint_deleted' | 'endpoint_disabled' };
};

export type DeliveryEvent = DeliveryRequested | AttemptFailed | DeliverySucceeded | DeliveryExhausted;
