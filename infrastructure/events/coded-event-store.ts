import { LRUCache } from 'lru-cache';
import type { EventStore, RecordedEvent } from '../../application/ports/event-store.ts';
import type { EventCodec } from './event-codec.ts';

/** Enough for every subscription to catch up with what was appended in the last moments. */
const KEPT = 4096;

/**
 * A log whose events are checked and sealed on their way in, and opened on their way out.
 * @param log an engine that stores data as it is given.
 */
export function createCodedEventStore(log: EventStore, codec: EventCodec): EventStore {
  // Every subscription reads what was appended here a moment ago: it need not be opened again for each of them. The data
  // by the event's id, as the application knows it.
  const recent = new LRUCache<string, { data: unknown }>({ max: KEPT });

  function opened(events: readonly RecordedEvent[]): Promise<RecordedEvent[]> {
    return Promise.all(
      events.map(event => {
        const known = recent.peek(event.id);
        return known === undefined ? codec.decode(event) : { ...event, data: known.data };
      }),
    );
  }

  return {
    async append(stream, events, expected) {
      const encoded = await Promise.all(events.map(codec.encode));
      // Subscriptions may see an event before its append is answered.
      for (const [index, event] of encoded.entries()) {
        recent.set(event.id, { data: codec.readsAs(event, events[index]?.data) });
      }
      return opened(await log.append(stream, encoded, expected));
    },
    async read(stream, from) {
      const events = await log.read(stream, from);
      return Promise.all(events.map(event => codec.decode(event, recent.peek(event.id)?.data)));
    },
    async readAll(options) {
      const batch = await log.readAll(options);
      return { ...batch, events: await opened(batch.events) };
    },
    async *scan(options) {
      for await (const batch of log.scan(options)) yield { ...batch, events: await opened(batch.events) };
    },
    async *subscribe(options) {
      for await (const batch of log.subscribe(options)) yield { ...batch, events: await opened(batch.events) };
    },
    head: () => log.head(),
    close: () => log.close(),
  };
}
