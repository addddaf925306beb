import { z } from 'zod';
import { DELIVERY_STATUSES } from '../../../application/views/webhook-delivery-view.ts';
import { WEBHOOK_EVENT_TYPES } from '../../../domain/webhook/event-types.ts';
import { page } from '../parameters.ts';
import { text } from './texts.ts';

const eventTypes = z
  .array(z.enum(WEBHOOK_EVENT_TYPES))
  .min(1)
  .refine(list => new Set(list).size === list.length, 'must not name an event type twice')
  .meta({ uniqueItems: true });

/** Where a webhook goes; whether it may go there is decided where it is sent. */
const target = z.string().min(1).max(2048).meta({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' });

const name = text(120).nullable();

/** Body of Create endpoint. */
export const registerEndpoint = z
  .strictObject({
    url: target,
    name: name.default(null),
    enabled: z.boolean().default(true),
    event_types: eventTypes.default([...WEBHOOK_EVENT_TYPES]),
  })
  .meta({ id: 'RegisterEndpoint' });

/** Body of Update endpoint: whatever is sent changes. */
export const updateEndpoint = z
  .strictObject({
    url: target.exactOptional(),
    name: name.exactOptional(),
    enabled: z.boolean().exactOptional(),
    event_types: eventTypes.exactOptional(),
  })
  .meta({ id: 'UpdateEndpoint' });

const DAY_SECONDS = 86_400;

/** Body of Rotate secret, which may be left out. */
export const rotateSecret = z
  .strictObject({ overlap_seconds: z.int().min(0).max(DAY_SECONDS).default(0) })
  .meta({ id: 'RotateSecret' });

/** Body of Recover. */
export const recoverDeliveries = z
  .strictObject({
    since: z.iso.datetime({ offset: true }).meta({ description: 'Deliveries of events from this time on.' }),
  })
  .meta({ id: 'RecoverDeliveries' });

/** Query parameters of List deliveries. */
export const deliveryPage = page.extend({
  after_id: z.string().exactOptional().meta({
    pattern: '^wh_del_[0-9A-Za-z_]{1,64}$',
    description: 'Id of a delivery to the endpoint: the page holds those that are strictly older.',
  }),
  status: z.enum(DELIVERY_STATUSES).exactOptional().meta({ description: 'Only deliveries that stand like this.' }),
});
