import type { WebhookEventType } from '../../domain/webhook/event-types.ts';
import type { DeliveryCause, DeliveryExhausted, ResendCause } from '../../domain/webhook/events.ts';

/** How a delivery stands. */
export const DELIVERY_STATUSES = ['pending', 'succeeded', 'exhausted'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One attempt. */
export type AttemptView = {
  /** From 1; goes on counting when a delivery is sent again. */
  attempt: number;
  /** When it had ended. */
  at: string;
  duration_ms: number;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** What went wrong; null when an answer came whole. */
  error: string | null;
  /** First 4 KB of the answer; empty once the inquiry is deleted. */
  response_start: string;
  cause: DeliveryCause | ResendCause;
};

/** What became of one event at one endpoint. */
export type WebhookDeliveryView = {
  id: string;
  endpoint_id: string;
  webhook_id: string;
  event_type: WebhookEventType;
  event_timestamp: string;
  inquiry_id: string;
  /** Why it was made. */
  cause: DeliveryCause;
  /** The latest time that somebody asked to send it again; null: nobody has. */
  resend: { cause: ResendCause; at: string } | null;
  status: DeliveryStatus;
  /** Why no more attempt is made; null unless the status is `exhausted`. */
  exhausted_reason: DeliveryExhausted['data']['reason'] | null;
  /** When the next attempt is due; null when none is. */
  next_attempt_at: string | null;
  created_at: string;
  /** How many were made; only the newest of them are shown. */
  attempt_count: number;
  /** The newest last. */
  attempts: AttemptView[];
};

export type WebhookDeliveryDocument = {
  org_id: string;
  endpoint_id: string;
  /** Its inquiry was deleted. */
  erased: boolean;
  /** Attempts that were made before the schedule that runs now began. */
  earlier_attempts: number;
  delivery: WebhookDeliveryView;
};
