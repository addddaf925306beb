import { z } from 'zod';
import { WEBHOOK_EVENT_TYPES } from '../../../domain/webhook/event-types.ts';
import {
  DELIVERY_CAUSES,
  type DeliveryEvent,
  type EndpointEvent,
  EXHAUSTED_BY,
  RESEND_CAUSES,
} from '../../../domain/webhook/events.ts';
import type { EventDefinitions } from '../event-definition.ts';

const attemptSchema = z.object({
  delivery_id: z.string(),
  inquiry_id: z.string(),
  attempt: z.number(),
  status: z.number().nullable(),
  error: z.string().nullable(),
  duration_ms: z.number(),
  response_start: z.string(),
});

const attempt = {
  schema: attemptSchema,
  personal: { response_start: '' },
  // Version 1: before the text of the answer was sealed for the inquiry.
  older: [{ personal: {}, upcast: (data: Readonly<Record<string, unknown>>) => ({ ...data, inquiry_id: '' }) }],
};

/** How the events of webhook endpoints and deliveries are stored. */
export const webhookEvents = {
  EndpointRegistered: {
    schema: z.object({
      endpoint_id: z.string(),
      url: z.string(),
      name: z.string().nullable(),
      enabled: z.boolean(),
      event_types: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
      sealed_secret: z.string(),
    }),
    personal: {},
  },
  EndpointUpdated: {
    schema: z.object({
      endpoint_id: z.string(),
      url: z.exactOptional(z.string()),
      name: z.exactOptional(z.string().nullable()),
      enabled: z.exactOptional(z.boolean()),
      event_types: z.exactOptional(z.array(z.enum(WEBHOOK_EVENT_TYPES))),
    }),
    personal: {},
  },
  SecretRotated: {
    schema: z.object({
      endpoint_id: z.string(),
      sealed_secret: z.string(),
      overlap_until: z.string().nullable(),
    }),
    personal: {},
  },
  EndpointDeleted: { schema: z.object({ endpoint_id: z.string() }), personal: {} },
  DeliveryRequested: {
    schema: z.object({
      delivery_id: z.string(),
      endpoint_id: z.string(),
      webhook_id: z.string(),
      event_type: z.enum(WEBHOOK_EVENT_TYPES),
      event_timestamp: z.string(),
      inquiry_id: z.string(),
      subject_id: z.string(),
      cause: z.enum(DELIVERY_CAUSES),
    }),
    personal: { subject_id: 'erased' },
    // Version 1: before there were test events.
    older: [{ personal: { subject_id: 'erased' }, upcast: data => ({ ...data, cause: 'event' }) }],
  },
  DeliveryResendRequested: {
    schema: z.object({ delivery_id: z.string(), cause: z.enum(RESEND_CAUSES), requested_at: z.string() }),
    personal: {},
  },
  AttemptFailed: attempt,
  DeliverySucceeded: attempt,
  DeliveryExhausted: {
    schema: z.object({ delivery_id: z.string(), reason: z.enum(EXHAUSTED_BY) }),
    personal: {},
  },
  DeliveryErased: { schema: z.object({ delivery_id: z.string() }), personal: {} },
} satisfies EventDefinitions<EndpointEvent | DeliveryEvent>;
