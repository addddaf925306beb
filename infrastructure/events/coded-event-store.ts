import type { EventBatch, EventStore } from '../../application/ports/event-store.ts';
import type { EventCodec } from './event-codec.ts';
import { RecentEvents } from './recent-events.ts';

/**
 * A log whose events are checked and sealed on their way in, and opened on their way out.
 * @param log an engine that stores data as it is given.
 */
export function createCodedEventStore(log: EventStore, codec: EventCodec): EventStore {
  // Every subscription reads what was appended here a moment ago: it need not be opened again for each of them.
  const recent = new RecentEvents();

  async function decoded(batch: EventBatch): Promise<EventBatch> {
    return {
      ...batch,
      events: await Promise.all(batch.events.map(event => recent.find(event.id) ?? codec.decode(event))),
    };
  }

  return {
    async append(stream, events, expected) {
      const recorded = await log.append(stream, await Promise.all(events.map(codec.encode)), expected);
      // The engine answers in the order of what came in: no need to open what was sealed a moment ago.
      const plain = recorded.map((event, index) => ({ ...event, data: events[index]?.data }));
      for (const event of plain) recent.add(event);
      return plain;
    },
    async read(stream, from) {
      return Promise.all((await log.read(stream, from)).map(codec.decode));
    },
    async readAll(options) {
      return decoded(await log.readAll(options));
    },
    async *subscribe(options) {
      for await (const batch of log.subscribe(options)) yield await decoded(batch);
    },
    head: () => log.head(),
    close: () => log.close(),
  };
}
