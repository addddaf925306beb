import { z } from 'zod';
import { WEBHOOK_EVENT_TYPES } from '../../../domain/webhook/event-types.ts';
import type { DeliveryEvent, EndpointEvent } from '../../../domain/webhook/events.ts';
import { ERASED, type EventSchemas } from '../event-schema.ts';

const endpoint_id = z.string();
const delivery_id = z.string();

const attempt = z.object({
  delivery_id,
  attempt: z.int(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  duration_ms: z.number(),
  response_start: z.string(),
});

export const endpointSchemas: EventSchemas<EndpointEvent> = {
  EndpointRegistered: {
    version: 1,
    data: z.object({
      endpoint_id,
      url: z.string(),
      name: z.string().nullable(),
      enabled: z.boolean(),
      event_types: z.array(z.string()),
      sealed_secret: z.string(),
    }),
  },
  EndpointUpdated: {
    version: 1,
    data: z.object({
      endpoint_id,
      url: z.string().exactOptional(),
      name: z.string().nullable().exactOptional(),
      enabled: z.boolean().exactOptional(),
      event_types: z.array(z.string()).exactOptional(),
    }),
  },
  SecretRotated: {
    version: 1,
    data: z.object({ endpoint_id, sealed_secret: z.string(), overlap_until: z.string().nullable() }),
  },
  EndpointDeleted: { version: 1, data: z.object({ endpoint_id }) },
};

export const deliverySchemas: EventSchemas<DeliveryEvent> = {
  DeliveryRequested: {
    version: 1,
    data: z.object({
      delivery_id,
      endpoint_id,
      webhook_id: z.string(),
      event_type: z.enum(WEBHOOK_EVENT_TYPES),
      event_timestamp: z.string(),
      inquiry_id: z.string(),
      subject_id: z.string(),
    }),
    personal: { subject_id: ERASED },
  },
  AttemptFailed: { version: 1, data: attempt },
  DeliverySucceeded: { version: 1, data: attempt },
  DeliveryExhausted: {
    version: 1,
    data: z.object({
      delivery_id,
      reason: z.enum(['attempts_used_up', 'endpoint_deleted', 'endpoint_disabled']),
    }),
  },
};
