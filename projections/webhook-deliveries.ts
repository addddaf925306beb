import type { Recorded } from '../application/ports/event-store.ts';
import type {
  AttemptView,
  WebhookDeliveryDocument,
  WebhookDeliveryView,
} from '../application/views/webhook-delivery-view.ts';
import { delivery } from '../domain/webhook/delivery.ts';
import type { AttemptFailed, DeliveryEvent, DeliveryRequested, DeliverySucceeded } from '../domain/webhook/events.ts';
import { dueAt } from '../domain/webhook/retry-schedule.ts';
import type { Projection } from './projection.ts';

/** Attempts that are shown: those of the last four schedules, so that a document stays small however often it is resent. */
const SHOWN_ATTEMPTS = 20;

/** Most deliveries succeed within this time, also where many are made at once: they are written once instead of twice. */
const GATHER_MS = 500;

/**
 * Deliveries with their attempts: the delivery log.
 * @param schedule seconds after which a delivery is tried, as the sender has them.
 */
export function webhookDeliveries(
  schedule: readonly number[],
): Projection<WebhookDeliveryDocument, Recorded<DeliveryEvent>> {
  const dueAfter = (since: string, slot: number) => dueAt(new Date(since), slot, schedule)?.toISOString() ?? null;

  function requested({ data, metadata }: Recorded<DeliveryRequested>): WebhookDeliveryDocument {
    const { delivery_id: id, subject_id: _, ...event } = data;
    const at = metadata.occurred_at;
    return {
      org_id: metadata.org_id,
      endpoint_id: data.endpoint_id,
      erased: false,
      earlier_attempts: 0,
      delivery: {
        id,
        ...event,
        resend: null,
        status: 'pending',
        exhausted_reason: null,
        next_attempt_at: dueAfter(at, 1),
        created_at: at,
        attempt_count: 0,
        attempts: [],
      },
    };
  }

  function attempted(
    document: WebhookDeliveryDocument,
    { data, metadata }: Recorded<AttemptFailed | DeliverySucceeded>,
    changes: Partial<WebhookDeliveryView>,
  ): WebhookDeliveryDocument {
    const { attempts, cause, resend } = document.delivery;
    const { attempt, status, error, duration_ms } = data;
    const response_start = document.erased ? '' : data.response_start;
    const at = metadata.occurred_at;
    const made: AttemptView = {
      attempt,
      at,
      duration_ms,
      status,
      error,
      response_start,
      cause: resend?.cause ?? cause,
    };
    const shown = [...attempts, made].slice(-SHOWN_ATTEMPTS);
    return withChanges(document, { attempt_count: attempt, attempts: shown, ...changes });
  }

  function evolve(
    document: WebhookDeliveryDocument | undefined,
    event: Recorded<DeliveryEvent>,
  ): WebhookDeliveryDocument | undefined {
    if (event.type === 'DeliveryRequested') return requested(event);
    if (document === undefined) return undefined;
    switch (event.type) {
      case 'AttemptFailed': {
        const { created_at, resend } = document.delivery;
        const next = event.data.attempt - document.earlier_attempts + 1;
        return attempted(document, event, { next_attempt_at: dueAfter(resend?.at ?? created_at, next) });
      }
      case 'DeliverySucceeded':
        return attempted(document, event, { status: 'succeeded', next_attempt_at: null });
      case 'DeliveryExhausted': {
        const { reason: exhausted_reason } = event.data;
        return withChanges(document, { status: 'exhausted', exhausted_reason, next_attempt_at: null });
      }
      case 'DeliveryResendRequested': {
        const { cause, requested_at: at } = event.data;
        const reopened = { status: 'pending', exhausted_reason: null, next_attempt_at: dueAfter(at, 1) } as const;
        const earlier_attempts = document.delivery.attempt_count;
        return withChanges({ ...document, earlier_attempts }, { ...reopened, resend: { cause, at } });
      }
      case 'DeliveryErased': {
        const attempts = document.delivery.attempts.map(attempt => ({ ...attempt, response_start: '' }));
        return withChanges({ ...document, erased: true }, { attempts });
      }
    }
  }

  return {
    name: 'webhook_deliveries',
    version: 3,
    categories: [delivery.category],
    gatherMs: GATHER_MS,
    indexes: [
      ['org_id', 'endpoint_id'],
      ['org_id', 'endpoint_id', 'status'],
      ['org_id', 'inquiry_id'],
      ['next_attempt_at'],
    ],
    idsOf: event => [event.data.delivery_id],
    evolve,
    keysOf: ({ org_id, endpoint_id, delivery: { status, inquiry_id } }) => ({
      org_id,
      endpoint_id,
      status,
      inquiry_id,
    }),
    livingKeysOf: ({ delivery: { next_attempt_at } }) => ({ next_attempt_at }),
    listed: 'delivery',
  };
}

function withChanges(
  document: WebhookDeliveryDocument,
  changes: Partial<WebhookDeliveryView>,
): WebhookDeliveryDocument {
  return { ...document, delivery: { ...document.delivery, ...changes } };
}
