import { everyDue } from '../page.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { MessageBus } from '../ports/message-bus.ts';
import type { ReadModel } from '../ports/read-models.ts';
import type { WebhookDeliveryDocument } from '../views/webhook-delivery-view.ts';
import type { RunningProcess } from './process.ts';
import { DELIVERIES, type DeliveryDue } from './queues.ts';
import { keepSweeping } from './sweep.ts';

type Parts = { bus: MessageBus; deliveries: ReadModel<WebhookDeliveryDocument>; clock: Clock; log: Log };

const EVERY_MS = 60_000;
const OVERDUE_MS = 60_000;
const PAGE = 100;
/** An overdue attempt gets one more message in this time at most: the bus may only be busy. */
const ONCE_IN_MS = 30 * 60_000;

/**
 * Puts every delivery on the bus whose next attempt is overdue by more than a minute. The bus is a hint and the log is
 * the truth: a message that was lost comes again, and one too many finds nothing to do.
 * @returns how many were put there.
 */
export async function sweepDeliveries({ bus, deliveries, clock }: Omit<Parts, 'log'>): Promise<number> {
  const now = clock.now().getTime();
  const window = Math.floor(now / ONCE_IN_MS);
  const until = new Date(now - OVERDUE_MS).toISOString();
  const query = { key: 'next_attempt_at', until, limit: PAGE };
  const placeOf = ({ delivery: { id, next_attempt_at } }: WebhookDeliveryDocument) => ({
    value: `${next_attempt_at}`,
    id,
  });
  let swept = 0;
  for await (const page of everyDue(query, placeOf, due => deliveries.due(due))) {
    for (const { delivery } of page) {
      const { id, attempt_count } = delivery;
      const body: DeliveryDue = { delivery_id: id };
      // Fresh, for a bus that drops an id that it has seen, and yet the same for this attempt for a while.
      await bus.publish(DELIVERIES, { id: `${id}:${attempt_count + 1}:overdue:${window}`, body });
      swept += 1;
    }
  }
  return swept;
}

/** Sweeps every minute, from the start on. */
export function keepSweepingDeliveries(parts: Parts): RunningProcess {
  return keepSweeping('sweep deliveries', EVERY_MS, parts.log, async () => {
    const swept = await sweepDeliveries(parts);
    if (swept > 0) parts.log.warn('overdue deliveries put on the bus again', { deliveries: swept });
  });
}
