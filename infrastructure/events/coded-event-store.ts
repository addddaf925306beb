import type {
  EventBatch,
  EventStore,
  ExpectedRevision,
  NewEvent,
  ReadAllOptions,
  RecordedEvent,
  StreamName,
  SubscriptionOptions,
} from '../../application/ports/event-store.ts';
import type { EventCodec } from './event-codec.ts';
import { RecentEvents } from './recent-events.ts';

/** The log as the application sees it: events pass the codec on their way in and out. */
export function createCodedEventStore(log: EventStore, codec: EventCodec): EventStore {
  // What was appended here a moment ago is read back at once by every subscription: it need not be opened again.
  const recent = new RecentEvents();

  async function decoded(batch: EventBatch): Promise<EventBatch> {
    const events = await Promise.all(batch.events.map(event => recent.find(event.id) ?? codec.decode(event)));
    return { ...batch, events };
  }

  return {
    async append(stream: StreamName, events: readonly NewEvent[], expected: ExpectedRevision) {
      const encoded = await Promise.all(events.map(event => codec.encode(event)));
      const recorded = await log.append(stream, encoded, expected);
      return recorded.map((stored, index) => {
        const event: RecordedEvent = { ...stored, data: events[index]?.data };
        recent.add(event);
        return event;
      });
    },
    async read(stream: StreamName, from?: number) {
      const events = await log.read(stream, from);
      return Promise.all(events.map(event => codec.decode(event)));
    },
    async readAll(options: ReadAllOptions) {
      return decoded(await log.readAll(options));
    },
    async *subscribe(options: SubscriptionOptions) {
      for await (const batch of log.subscribe(options)) yield await decoded(batch);
    },
    head: () => log.head(),
    close: () => log.close(),
  };
}
