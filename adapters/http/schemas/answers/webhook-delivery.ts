import { z } from 'zod';
import { DELIVERY_STATUSES, type WebhookDeliveryView } from '../../../../application/views/webhook-delivery-view.ts';
import type { Recovered as RecoveredDeliveries } from '../../../../application/webhook-deliveries.ts';
import { WEBHOOK_EVENT_TYPES } from '../../../../domain/webhook/event-types.ts';
import { DELIVERY_CAUSES, EXHAUSTED_BY, RESEND_CAUSES } from '../../../../domain/webhook/events.ts';
import { idWith, pageOf, timestamp } from './values.ts';

const attempt = z
  .object({
    attempt: z.int().meta({ description: 'From 1; goes on counting when a delivery is sent again.' }),
    at: timestamp.meta({ description: 'When it had ended.' }),
    duration_ms: z.number(),
    status: z.int().nullable().meta({ description: 'HTTP status; null when no answer came.' }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'What went wrong; null when an answer came whole.', examples: ['timeout'] }),
    response_start: z.string().meta({ description: 'First 4 KB of the answer; empty once the inquiry is deleted.' }),
    cause: z.enum([...DELIVERY_CAUSES, ...RESEND_CAUSES]),
  })
  .meta({ id: 'WebhookAttempt' });

/** What became of one event at one endpoint. */
export const webhookDelivery = z
  .object({
    id: idWith('wh_del_'),
    endpoint_id: idWith('wh_end_'),
    webhook_id: idWith('wh_evt_').meta({ description: 'Stays the same for every attempt and resend.' }),
    event_type: z.enum(WEBHOOK_EVENT_TYPES),
    event_timestamp: timestamp,
    inquiry_id: z.string(),
    cause: z.enum(DELIVERY_CAUSES).meta({ description: 'Why it was made.' }),
    resend: z
      .object({ cause: z.enum(RESEND_CAUSES), at: timestamp })
      .nullable()
      .meta({ description: 'The latest time that it was asked to be sent again; null: never.' }),
    status: z.enum(DELIVERY_STATUSES),
    exhausted_reason: z.enum(EXHAUSTED_BY).nullable(),
    next_attempt_at: timestamp.nullable(),
    created_at: timestamp,
    attempt_count: z.int(),
    attempts: z.array(attempt).meta({ description: 'The newest 20, the newest last.' }),
  })
  .meta({ id: 'WebhookDelivery' }) satisfies z.ZodType<WebhookDeliveryView>;

/** Answer of List deliveries. */
export const webhookDeliveryPage = pageOf(webhookDelivery, 'WebhookDeliveryPage');

/** Answer of Recover. */
export const recovered = z
  .object({
    recovered: z.int().meta({ description: 'Deliveries that are sent again.' }),
    has_more: z.boolean().meta({ description: 'Whether more are left: send the same request again.' }),
  })
  .meta({ id: 'Recovered' }) satisfies z.ZodType<RecoveredDeliveries>;

export type WebhookDelivery = z.output<typeof webhookDelivery>;
export type Recovered = z.output<typeof recovered>;
