import type { Digests } from '../../domain/digests.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import type { KycResultRecorded } from '../../domain/kyc/events.ts';
import { kycResult } from '../../domain/kyc/kyc-result.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { deliveryIdOf, webhookIdOf } from '../../domain/webhook/delivery-id.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import { kycResultEvent, type WebhookEventType, webResultEvent } from '../../domain/webhook/event-types.ts';
import type { DeliveryRequested, EndpointEvent } from '../../domain/webhook/events.ts';
import type { CommandHandler } from '../handle.ts';
import type { Recorded } from '../ports/event-store.ts';
import type { MessageBus } from '../ports/message-bus.ts';
import type { WebhookSubscriptions } from '../ports/webhook-subscriptions.ts';
import { isOf } from '../streams.ts';
import type { Process } from './process.ts';
import { DELIVERIES, type DeliveryDue } from './queues.ts';

type Parts = { handle: CommandHandler; bus: MessageBus; subscriptions: WebhookSubscriptions; digests: Digests };

/** What subscriptions and news are read from. */
type Noted = Recorded<InquiryEvent | KycResultRecorded | EndpointEvent>;
type News = { inquiry_id: string; subject_id: string; event_type: WebhookEventType };
/** A delivery that the event leads to. */
type Wanted = { event: Noted; requested: DeliveryRequested['data'] };

/** Deliveries that are requested together share the commits of the log and of the bus. */
const REQUESTED_AT_ONCE = 128;

/** What subscribers are told of this event; undefined when it is none of a status. */
function newsOf(event: Noted): News | undefined {
  if (event.type === 'KycResultRecorded') {
    const { inquiry_id, subject_id, status } = event.data;
    return { inquiry_id, subject_id, event_type: kycResultEvent(status) };
  }
  if (event.type !== 'ResultOpened' && event.type !== 'ResultStatusChanged') return undefined;
  const { inquiry_id, subject_id, to_status } = event.data;
  return { inquiry_id, subject_id, event_type: webResultEvent(to_status) };
}

/** The name of this process. */
export const NOTIFY_SUBSCRIBERS = 'notify-subscribers';

/** Turns every change of a result's status into one delivery for each endpoint that subscribed to it. */
export function notifySubscribers(parts: Parts): Process<Noted> {
  const { subscriptions } = parts;
  return {
    name: NOTIFY_SUBSCRIBERS,
    categories: [inquiry.category, kycResult.category, endpoint.category],
    async handle(events) {
      await subscriptions.apply(events.filter(event => isOf(endpoint, event)));
      const wanted: Wanted[] = [];
      for (const event of events) {
        const news = newsOf(event);
        if (news !== undefined) wanted.push(...(await deliveriesOf(parts, event, news)));
      }
      for (let start = 0; start < wanted.length; start += REQUESTED_AT_ONCE) {
        const some = wanted.slice(start, start + REQUESTED_AT_ONCE);
        await Promise.all(some.map(each => request(parts, each)));
      }
    },
  };
}

async function deliveriesOf(parts: Parts, event: Noted, news: News): Promise<Wanted[]> {
  const { org_id: orgId, occurred_at: event_timestamp } = event.metadata;
  const endpoints = await parts.subscriptions.subscribers(orgId, news.event_type, event.position);
  const webhook_id = webhookIdOf(event.id);
  return endpoints.map(endpoint_id => {
    const delivery_id = deliveryIdOf(event.id, new Date(event_timestamp), endpoint_id, parts.digests.sha256);
    const requested = { delivery_id, endpoint_id, webhook_id, event_timestamp, cause: 'event' as const, ...news };
    return { event, requested };
  });
}

async function request(parts: Parts, { event, requested }: Wanted): Promise<void> {
  const { handle, bus } = parts;
  const { delivery_id } = requested;
  const { org_id: orgId, correlation_id: correlationId } = event.metadata;
  const context = { orgId, actor: 'system', correlationId, causationId: event.id };
  const command = { type: 'Request', delivery: requested } as const;
  try {
    await handle(delivery, delivery_id, command, context, { isNew: true });
  } catch (error) {
    // Requested before a crash: it may still be missing on the bus.
    if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
  }
  const body: DeliveryDue = { delivery_id };
  // What the log requests is found overdue when its message is lost.
  await bus.publish(DELIVERIES, { id: delivery_id, body }, { isHint: true });
}
