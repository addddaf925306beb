import type { Decider, DomainEvent } from '../domain/decider.ts';
import type {
  EventStore,
  ExpectedRevision,
  NewEvent,
  Recorded,
  RecordedEvent,
  StreamName,
} from './ports/event-store.ts';

/** Name of the stream of what this decider decides on, by its id. */
export function streamOf({ category }: { category: string }, id: string): StreamName {
  return `${category}-${id}`;
}

/** A stream holds the events of its deciders only: the log's codec has checked each of them. */
function ofDecider<Event extends DomainEvent>(events: readonly RecordedEvent[]): Recorded<Event>[] {
  return events as Recorded<Event>[];
}

/** Whether the event stands in a stream of this decider. */
export function isOf<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  event: RecordedEvent,
): event is Recorded<Event> {
  return event.stream.startsWith(streamOf(decider, ''));
}

/** The events of this id from its revision `from` (0 unless told) on; none when there is no such stream. */
export async function readStream<State, Command, Event extends DomainEvent>(
  store: EventStore,
  decider: Decider<State, Command, Event>,
  id: string,
  from?: number,
): Promise<Recorded<Event>[]> {
  return ofDecider(await store.read(streamOf(decider, id), from));
}

/** As `append` of the log. */
export async function appendToStream<State, Command, Event extends DomainEvent>(
  store: EventStore,
  decider: Decider<State, Command, Event>,
  id: string,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
): Promise<Recorded<Event>[]> {
  return ofDecider(await store.append(streamOf(decider, id), events, expected));
}
