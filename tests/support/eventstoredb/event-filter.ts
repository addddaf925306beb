import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { LoggedEvent } from './event-log.ts';

export type EventFilter = (event: LoggedEvent) => boolean;

/**
 * Which events of the log a read asks for. A regular expression goes before prefixes: EventStore/EventStore v24.10.0,
 * Streams.Read.cs, ConvertToEventFilter; how they match: EventFilter.cs, StreamIdPrefixStrategy and its neighbours.
 */
export function eventFilterOf(filter: ReadReq.Options.FilterOptions | undefined): EventFilter {
  if (filter === undefined) return () => true;
  const ofType = filter.getEventType();
  const expression = ofType ?? filter.getStreamIdentifier();
  if (expression === undefined) throw new Error('a filter names streams or event types');
  const text = (event: LoggedEvent) => (ofType === undefined ? event.stream : event.type);
  const source = expression.getRegex();
  if (source !== '') {
    const regex = new RegExp(source);
    return event => regex.test(text(event));
  }
  const prefixes = expression.getPrefixList();
  return event => prefixes.some(prefix => text(event).startsWith(prefix));
}
