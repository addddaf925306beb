import { delivery, type RequestedDelivery, slotOf } from '../../domain/webhook/delivery.ts';
import { endpoint, type RegisteredEndpoint, secretsAt } from '../../domain/webhook/endpoint.ts';
import { webhookPayload } from '../../domain/webhook/payload.ts';
import { dueAt } from '../../domain/webhook/retry-schedule.ts';
import { signWebhook } from '../../domain/webhook/signature.ts';
import { type CommandContext, type CommandHandler, load } from '../handle.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Log } from '../ports/log.ts';
import type { Consumer, Handled, MessageBus } from '../ports/message-bus.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import { DELIVERIES, type DeliveryDue } from './queues.ts';

type Parts = {
  store: EventStore;
  handle: CommandHandler;
  bus: MessageBus;
  sender: WebhookSender;
  sealer: Sealer;
  clock: Clock;
  log: Log;
  /** Seconds after the delivery's creation at which it is tried. */
  schedule: readonly number[];
  /** Aborts when the service stops and attempts under way are broken off. */
  letGo: AbortSignal;
};

const CONCURRENCY = 32;
/** The sender's own limit and time to record what came of it. */
const LEASE_MS = 8_000 + 15_000;

/** Takes due deliveries from the bus and makes one attempt each. The log, not the bus, knows which attempt it is. */
export function deliverWebhooks(parts: Parts): Consumer {
  return parts.bus.consume<DeliveryDue>(DELIVERIES, message => attempt(parts, message.body.delivery_id), {
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
  });
}

async function attempt(parts: Parts, deliveryId: string): Promise<Handled> {
  const { store, handle, clock, schedule } = parts;
  const stream = `webhook_delivery-${deliveryId}` as const;
  const { state, orgId, startedAt } = await load(store, delivery, stream);
  if (state === null || orgId === null || startedAt === null || state.outcome !== 'open') return 'done';

  const number = state.attempts + 1;
  const { since, slot } = slotOf(state, number, startedAt);
  const due = dueAt(since, slot, schedule);
  if (due !== null && due > clock.now()) return { again: due };

  const context: CommandContext = { orgId, actor: 'system', correlationId: state.inquiry_id };
  const target = (await load(store, endpoint, `webhook_endpoint-${state.endpoint_id}`)).state;
  if (target === null || target.deleted || !target.enabled) {
    const reason = target?.deleted === false ? 'endpoint_disabled' : 'endpoint_deleted';
    await handle(delivery, stream, { type: 'GiveUp', reason }, context);
    return 'done';
  }

  const next = dueAt(since, slot + 1, schedule);
  const { accepted, ...outcome } = await send(parts, state, target, number);
  // Broken off by ourselves: it must not cost the receiver an attempt.
  if (!accepted && parts.letGo.aborted) throw new Error('The service stops: the attempt is made again.');
  await handle(delivery, stream, { type: 'RecordAttempt', accepted, outcome, last: next === null }, context);
  return accepted || next === null ? 'done' : { again: next };
}

async function send(parts: Parts, requested: RequestedDelivery, target: RegisteredEndpoint, number: number) {
  const { sender, sealer, clock, log } = parts;
  const now = clock.now();
  const body = webhookPayload({
    type: requested.event_type,
    timestamp: requested.event_timestamp,
    inquiryId: requested.inquiry_id,
    subjectId: requested.subject_id,
  });
  const timestamp = Math.floor(now.getTime() / 1000);
  const secrets = secretsAt(target, now).map(sealed => sealer.open(sealed));
  const response = await sender.send({
    url: target.url,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': requested.webhook_id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await signWebhook({ id: requested.webhook_id, timestamp, body, secrets }),
    },
  });
  const { accepted, status, error, durationMs } = response;
  log.info('webhook attempt', {
    delivery_id: requested.delivery_id,
    endpoint_id: requested.endpoint_id,
    webhook_id: requested.webhook_id,
    attempt: number,
    accepted,
    status,
    error,
    duration_ms: durationMs,
  });
  return {
    accepted,
    attempt: number,
    status,
    error,
    duration_ms: durationMs,
    response_start: response.bodyStart,
  };
}
