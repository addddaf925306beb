import type { WebhookEventType } from './event-types.ts';

/** A registered endpoint. Its signing secret stands here sealed, never in the clear. */
export type EndpointRegistered = {
  type: 'EndpointRegistered';
  data: {
    endpoint_id: string;
    url: string;
    name: string | null;
    enabled: boolean;
    event_types: WebhookEventType[];
    sealed_secret: string;
  };
};

/** What changed; what is absent stays. */
export type EndpointUpdated = {
  type: 'EndpointUpdated';
  data: {
    endpoint_id: string;
    url?: string;
    name?: string | null;
    enabled?: boolean;
    event_types?: WebhookEventType[];
  };
};

/** A new secret signs from now on; the old one goes on signing beside it until `overlap_until`. */
export type SecretRotated = {
  type: 'SecretRotated';
  data: { endpoint_id: string; sealed_secret: string; overlap_until: string | null };
};

export type EndpointDeleted = { type: 'EndpointDeleted'; data: { endpoint_id: string } };

export type EndpointEvent = EndpointRegistered | EndpointUpdated | SecretRotated | EndpointDeleted;

/** Why a delivery is made: an event happened, or somebody tries an endpoint. */
export const DELIVERY_CAUSES = ['event', 'test'] as const;
export type DeliveryCause = (typeof DELIVERY_CAUSES)[number];

/** Why a delivery is made again: somebody asked for this one, or for all that an endpoint missed. */
export const RESEND_CAUSES = ['resend', 'recovery'] as const;
export type ResendCause = (typeof RESEND_CAUSES)[number];

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
    cause: DeliveryCause;
  };
};

/** A delivery that was over is open again: a fresh schedule runs from `requested_at` (ISO 8601) on. */
export type DeliveryResendRequested = {
  type: 'DeliveryResendRequested';
  data: { delivery_id: string; cause: ResendCause; requested_at: string };
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
  /** First 4 KB of the answer. It may say anything, also what is known of the subject. */
  response_start: string;
};

/** An attempt in the log. `inquiry_id` names whose data the answer's text may be. */
type RecordedAttempt = { delivery_id: string; inquiry_id: string } & AttemptOutcome;

export type AttemptFailed = { type: 'AttemptFailed'; data: RecordedAttempt };
export type DeliverySucceeded = { type: 'DeliverySucceeded'; data: RecordedAttempt };
/** Why a delivery ends without having succeeded. */
export const EXHAUSTED_BY = ['attempts_used_up', 'endpoint_deleted', 'endpoint_disabled'] as const;
export type DeliveryExhausted = {
  type: 'DeliveryExhausted';
  data: { delivery_id: string; reason: (typeof EXHAUSTED_BY)[number] };
};

/** The inquiry was deleted: nothing personal is shown of its delivery from now on, and it is never sent again. */
export type DeliveryErased = { type: 'DeliveryErased'; data: { delivery_id: string } };

export type DeliveryEvent =
  | DeliveryRequested
  | DeliveryResendRequested
  | AttemptFailed
  | DeliverySucceeded
  | DeliveryExhausted
  | DeliveryErased;
