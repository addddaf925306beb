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
  // Every subscription reads what was appended here a moment ago: it need not be opened again for each of them. By the
  // event's id: its data as the application knows it, and the event once it was read.
  const recent = new LRUCache<string, { data: unknown; event?: RecordedEvent }>({ max: KEPT });

  /** As it was appended here; the same one for everybody, since nobody changes an event. */
  function known(event: RecordedEvent): RecordedEvent | undefined {
    const appended = recent.peek(event.id);
    if (appended === undefined) return undefined;
    appended.event ??= { ...event, data: appended.data };
    return appended.event;
  }

  const appended = ({ id }: RecordedEvent): unknown => recent.peek(id)?.data;

  /** A promise only where something is not known yet. */
  function opened(events: readonly RecordedEvent[]): RecordedEvent[] | Promise<RecordedEvent[]> {
    const read = events.map(known).filter(event => event !== undefined);
    return read.length === events.length ? read : codec.decode(events, appended);
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
      return codec.decode(await log.read(stream, from), appended);
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
