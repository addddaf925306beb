import type { WebhookDeliveryView } from '../../application/views/webhook-delivery-view.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import type { AttemptOutcome, DeliveryExhausted, DeliveryRequested } from '../../domain/webhook/events.ts';
import type { Call, HttpHouse } from './http-house.ts';

/** An attempt that was answered. */
export const attemptOf = (attempt: number, status: number, response_start = ''): AttemptOutcome => {
  return { attempt, status, error: null, duration_ms: 12, response_start };
};

/** Records attempts of a delivery as the sender does; the last of them uses it up unless it is accepted. */
export async function recordAttempts(
  house: HttpHouse,
  orgId: string,
  id: string,
  outcomes: readonly AttemptOutcome[],
): Promise<void> {
  const context = { orgId, actor: 'system', correlationId: 'test' };
  for (const outcome of outcomes) {
    const accepted = outcome.status === 200;
    const command = { type: 'RecordAttempt', accepted, outcome, last: outcome === outcomes.at(-1) } as const;
    const { events } = await house.handle(delivery, id, command, context);
    await house.readModels.webhookDeliveries.reached(events.at(-1)?.position ?? 0n);
  }
}

/** Ends a delivery. */
export async function giveUp(
  house: HttpHouse,
  orgId: string,
  id: string,
  reason: DeliveryExhausted['data']['reason'] = 'endpoint_disabled',
): Promise<void> {
  const context = { orgId, actor: 'system', correlationId: 'test' };
  const { events } = await house.handle(delivery, id, { type: 'GiveUp', reason }, context);
  await house.readModels.webhookDeliveries.reached(events.at(-1)?.position ?? 0n);
}

/** A delivery of an event that happened at this time, as the notifier requests it. @returns its id. */
export async function requestDelivery(
  house: HttpHouse,
  orgId: string,
  endpoint_id: string,
  about: Partial<DeliveryRequested['data']> & { at?: Date } = {},
): Promise<string> {
  const { at = house.clock.now(), ...changes } = about;
  const delivery_id = house.identifiers.next('wh_del_');
  const requested: DeliveryRequested['data'] = {
    delivery_id,
    endpoint_id,
    webhook_id: house.identifiers.next('wh_evt_'),
    event_type: 'web.result.approved',
    event_timestamp: at.toISOString(),
    inquiry_id: 'web_iq_1',
    subject_id: 'user-1',
    cause: 'event',
    ...changes,
  };
  const context = { orgId, actor: 'system', correlationId: 'test' };
  const { events } = await house.handle(delivery, delivery_id, { type: 'Request', delivery: requested }, context);
  await house.readModels.webhookDeliveries.reached(events.at(-1)?.position ?? 0n);
  return delivery_id;
}

/** A delivery to this endpoint that is over, so that it can be sent again. @returns its id. */
export async function exhaustedDelivery(
  house: HttpHouse,
  orgId: string,
  call: Call,
  endpoint: string,
): Promise<string> {
  const { id } = (await call<WebhookDeliveryView>('POST', `/webhook/endpoints/${endpoint}/test`)).body;
  await giveUp(house, orgId, id);
  return id;
}
