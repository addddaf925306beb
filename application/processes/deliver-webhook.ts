import type { Digests } from '../../domain/digests.ts';
import { delivery, type RequestedDelivery, slotOf } from '../../domain/webhook/delivery.ts';
import { type Endpoint, endpoint, type RegisteredEndpoint, secretsAt } from '../../domain/webhook/endpoint.ts';
import type { DeliveryEvent } from '../../domain/webhook/events.ts';
import { webhookPayload } from '../../domain/webhook/payload.ts';
import { dueAt } from '../../domain/webhook/retry-schedule.ts';
import { signWebhook } from '../../domain/webhook/signature.ts';
import type { CommandContext, CommandHandler } from '../handle.ts';
import { load } from '../load.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeliveryMetrics } from '../ports/delivery-metrics.ts';
import type { EventStore, Recorded } from '../ports/event-store.ts';
import type { Log } from '../ports/log.ts';
import type { Consumer, Handled, Message, MessageBus } from '../ports/message-bus.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { WorkMetrics } from '../ports/work-metrics.ts';
import { RecentlyUsed } from '../recently-used.ts';
import { createStateKeeper } from '../state-keeper.ts';
import { DELIVERIES_IN_WORK, FairLimiter } from './fair-limiter.ts';
import { isPoison } from './poison.ts';
import { DELIVERIES, type DeliveryDue } from './queues.ts';

type Parts = {
  store: EventStore;
  handle: CommandHandler;
  bus: MessageBus;
  sender: WebhookSender;
  sealer: Sealer;
  digests: Digests;
  clock: Clock;
  log: Log;
  metrics: DeliveryMetrics;
  work: WorkMetrics;
  /** Seconds after the delivery's creation at which it is tried. */
  schedule: readonly number[];
  /** Fires when the service stops and attempts under way are broken off. */
  abort: AbortSignal;
};

/** A wait in hand for a turn, the sender's own limit, and time to record what came of it. */
const LEASE_MS = 8_000 + 15_000;
const SECRETS_KEPT = 1000;
/** The error of an attempt that nobody came back from. */
const ENDED_THE_SERVICE = 'worker_lost';

/** Takes due deliveries from the bus and makes one attempt each. The log, not the bus, knows which attempt it is. */
export function deliverWebhooks(parts: Parts): Consumer {
  const tools: Tools = {
    ...parts,
    limiter: new FairLimiter(parts.clock),
    endpointOf: createStateKeeper(parts.store, endpoint),
    opened: new RecentlyUsed(SECRETS_KEPT),
  };
  return parts.bus.consume<DeliveryDue>(DELIVERIES, message => deliver(tools, message), {
    concurrency: DELIVERIES_IN_WORK,
    leaseMs: LEASE_MS,
  });
}

/** A delivery that is not over, whose attempt `number` is due. `next`: when the one after it is; null: it is the last. */
type OpenDelivery = RequestedDelivery & {
  orgId: string;
  number: number;
  next: Date | null;
  history: Recorded<DeliveryEvent>[];
};

type Tools = Parts & {
  limiter: FairLimiter;
  endpointOf(id: string): Promise<Endpoint>;
  /** Signing secrets by their sealed texts, since an endpoint signs with the same one again and again. */
  opened: RecentlyUsed<string, string>;
};

async function deliver(parts: Tools, message: Message<DeliveryDue>): Promise<Handled> {
  const { delivery_id: deliveryId } = message.body;
  const { store, clock, schedule, limiter, endpointOf } = parts;
  const { state, orgId, startedAt, history } = await load(store, delivery, deliveryId);
  if (state === null || orgId === null || startedAt === null || state.outcome !== 'open') return 'done';
  const number = state.attempts + 1;
  const { since, slot } = slotOf(state, number, startedAt);
  const due = dueAt(since, slot, schedule);
  if (due !== null && due > clock.now()) return { again: due };

  const next = dueAt(since, slot + 1, schedule);
  const open: OpenDelivery = { orgId, number, next, history, ...state };
  if (isPoison({ lost: message.lost - history.filter(isLoss).length })) return lose(parts, open);
  const permit = await limiter.acquire(state.endpoint_id);
  try {
    const target = await endpointOf(state.endpoint_id);
    // Nothing is sent to an endpoint that is gone: its backlog ends now, and does not wait for its turns.
    if (target === null || target.deleted || !target.enabled) return await giveUp(parts, open, target);
    return 'again' in permit ? permit : await attempt(parts, open, target);
  } finally {
    if ('release' in permit) permit.release();
  }
}

/** An attempt that was given up because its process ended with it. */
const isLoss = ({ type, data }: Recorded<DeliveryEvent>): boolean =>
  type === 'AttemptFailed' && data.error === ENDED_THE_SERVICE;

async function giveUp(parts: Parts, open: OpenDelivery, target: Endpoint): Promise<Handled> {
  const reason = target?.deleted === false ? 'endpoint_disabled' : 'endpoint_deleted';
  const command = { type: 'GiveUp', reason } as const;
  const { events } = await parts.handle(delivery, open.delivery_id, command, contextOf(open));
  if (events.length > 0) parts.metrics.ended(reason);
  return 'done';
}

/**
 * The process ended while it was in hand, again and again. That costs an attempt and no more, since up to
 * `DELIVERIES_IN_WORK` are in hand at once and most of them are innocent. The last attempt ends it: it can be sent again.
 */
async function lose(parts: Parts, open: OpenDelivery): Promise<Handled> {
  const { handle, metrics, work, log } = parts;
  const { delivery_id, endpoint_id, number, next } = open;
  const outcome = { attempt: number, status: null, error: ENDED_THE_SERVICE, duration_ms: 0, response_start: '' };
  const command = { type: 'RecordAttempt', accepted: false, outcome, last: next === null } as const;
  const { events } = await handle(delivery, delivery_id, command, contextOf(open));
  if (events.length === 0) return 'done';
  log.error('the service ended while a webhook was sent', { delivery_id, endpoint_id, attempt: number });
  if (next !== null) return { again: next };
  metrics.ended('attempts_used_up');
  work.setAside(DELIVERIES);
  return 'done';
}

async function attempt(parts: Tools, open: OpenDelivery, target: RegisteredEndpoint): Promise<Handled> {
  const { handle, metrics, abort } = parts;
  const { number, next } = open;
  const { accepted, ...outcome } = await send(parts, open, target, number);
  // Broken off by ourselves: it must not cost the receiver an attempt.
  if (!accepted && abort.aborted) throw new Error('The service stops: the attempt is made again.');
  metrics.attempted({ accepted, error: outcome.error, durationMs: outcome.duration_ms });
  const command = { type: 'RecordAttempt', accepted, outcome, last: next === null } as const;
  const past = open.history;
  const { events } = await handle(delivery, open.delivery_id, command, contextOf(open), { past });
  if (!accepted && next !== null) return { again: next };
  if (events.length > 0) metrics.ended(accepted ? 'delivered' : 'attempts_used_up');
  return 'done';
}

function contextOf({ orgId, inquiry_id }: OpenDelivery): CommandContext {
  return { orgId, actor: 'system', correlationId: inquiry_id };
}

async function send(parts: Tools, requested: RequestedDelivery, target: RegisteredEndpoint, number: number) {
  const { sender, digests, clock, log } = parts;
  const now = clock.now();
  const body = webhookPayload({
    type: requested.event_type,
    timestamp: requested.event_timestamp,
    inquiryId: requested.inquiry_id,
    subjectId: requested.subject_id,
  });
  const timestamp = Math.floor(now.getTime() / 1000);
  const secrets = secretsAt(target, now).map(sealed => openedSecret(parts, sealed));
  const response = await sender.send({
    url: target.url,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': requested.webhook_id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook({ id: requested.webhook_id, timestamp, body, secrets }, digests.hmacSha256),
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

function openedSecret({ opened, sealer }: Tools, sealed: string): string {
  const known = opened.get(sealed);
  if (known !== undefined) return known;
  const secret = sealer.open(sealed);
  opened.set(sealed, secret);
  return secret;
}
