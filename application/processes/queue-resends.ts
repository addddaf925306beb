import { delivery } from '../../domain/webhook/delivery.ts';
import type { DeliveryEvent } from '../../domain/webhook/events.ts';
import type { Recorded } from '../ports/event-store.ts';
import type { MessageBus } from '../ports/message-bus.ts';
import type { Process } from './process.ts';
import { DELIVERIES, type DeliveryDue } from './queues.ts';

/** The delivery that somebody asked to be made: a test event, or one that is sent again. */
function askedFor(event: Recorded<DeliveryEvent>): string | undefined {
  if (event.type === 'DeliveryResendRequested') return event.data.delivery_id;
  if (event.type !== 'DeliveryRequested') return undefined;
  const { delivery_id, cause } = event.data;
  return cause === 'test' ? delivery_id : undefined;
}

/**
 * Puts deliveries that people ask for on the bus. It follows the log, so that it does not matter which process took the
 * request: the service or the command line beside it.
 */
export function queueResends(bus: MessageBus): Process<Recorded<DeliveryEvent>> {
  return {
    name: 'queue-resends',
    categories: [delivery.category],
    async handle(events) {
      for (const event of events) {
        const delivery_id = askedFor(event);
        if (delivery_id === undefined) continue;
        const body: DeliveryDue = { delivery_id };
        // An id of its own: the first message of the delivery may be remembered as done, or still be in hand.
        await bus.publish(DELIVERIES, { id: `${delivery_id}:${event.revision}`, body });
      }
    },
  };
}
