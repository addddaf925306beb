import { z } from 'zod';
import type { WebhookEndpointView } from '../../../../application/views/webhook-endpoint-view.ts';
import { WEBHOOK_EVENT_TYPES } from '../../../../domain/webhook/event-types.ts';
import { withBase } from '../base-schema.ts';
import { address, idWith, timestamp } from './values.ts';

const fields = {
  id: idWith('wh_end_'),
  url: address('https://hooks.example.com/affiant'),
  name: z.string().nullable(),
  enabled: z.boolean(),
  event_types: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  created_at: timestamp,
  updated_at: timestamp,
};

const endpointBase = z.object(fields).meta({ id: 'WebhookEndpointBase' });

/** A webhook endpoint, without its secret. */
export const webhookEndpoint = withBase(
  endpointBase,
  z.object(fields).meta({ id: 'WebhookEndpoint' }),
) satisfies z.ZodType<WebhookEndpointView>;

/** A webhook endpoint with the secret that was made for it a moment ago. */
export const webhookEndpointWithSecret = withBase(
  endpointBase,
  z
    .object({
      ...fields,
      secret: z.string().meta({
        pattern: '^whsec_[A-Za-z0-9+/]+={0,2}$',
        description: 'Signs what is sent to the endpoint. Shown this once.',
        examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='],
      }),
    })
    .meta({ id: 'WebhookEndpointWithSecret' }),
) satisfies z.ZodType<WebhookEndpointView & { secret: string }>;

/** Answer of List endpoints. */
export const webhookEndpoints = z
  .object({ data: z.array(webhookEndpoint).meta({ description: 'All of them, newest first.' }) })
  .meta({ id: 'WebhookEndpoints' });

export type WebhookEndpoint = z.output<typeof webhookEndpoint>;
export type WebhookEndpointWithSecret = z.output<typeof webhookEndpointWithSecret>;
