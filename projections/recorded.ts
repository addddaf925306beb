import type { RecordedEvent } from '../application/ports/event-store.ts';
import type { DomainEvent } from '../domain/decider.ts';

/** Domain events as the log holds them: one recorded type for each member of the union. */
export type Recorded<Event extends DomainEvent> = Event extends Event
  ? RecordedEvent<Event['type'], Event['data']>
  : never;
