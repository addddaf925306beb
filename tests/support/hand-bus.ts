import type { Handled, Message, MessageBus } from '../../application/ports/message-bus.ts';

type Published = { queue: string; id: string; body: unknown; dueAt: Date | undefined };

/** A bus whose messages a test hands out itself, to the one who consumes their queue. */
export function handBus() {
  const published: Published[] = [];
  const handlers = new Map<string, (message: Message) => Promise<Handled>>();
  const bus: MessageBus = {
    async publish(queue, { id, body }, { dueAt } = {}) {
      published.push({ queue, id, body, dueAt });
    },
    consume(queue, handle) {
      handlers.set(queue, handle as (message: Message) => Promise<Handled>);
      return { stop: async () => undefined };
    },
    depth: async () => ({ waiting: published.length, oldestDue: null }),
    close: async () => undefined,
  };
  const hand = (queue: string, body: unknown, deliveries = 1, lost = 0): Promise<Handled> => {
    const handle = handlers.get(queue);
    if (handle === undefined) throw new Error(`nobody consumes ${queue}`);
    return handle({ id: 'message', body, deliveries, lost });
  };
  return { bus, published, hand };
}
