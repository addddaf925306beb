import { type Decider, type DomainEvent, fold } from '../domain/decider.ts';
import type { EventStore, Recorded } from './ports/event-store.ts';
import { readStream } from './streams.ts';

/** What is known of a stream: its state, whose it is and when it began (null: there is no such stream). */
export type Loaded<State, Event extends DomainEvent> = {
  state: State;
  orgId: string | null;
  startedAt: Date | null;
  history: Recorded<Event>[];
};

/** What this decider decides on, by its id, as it stands now. */
export async function load<State, Command, Event extends DomainEvent>(
  store: EventStore,
  decider: Decider<State, Command, Event>,
  id: string,
): Promise<Loaded<State, Event>> {
  const history = await readStream(store, decider, id);
  const first = history[0]?.metadata;
  return {
    state: fold(decider, history),
    orgId: first?.org_id ?? null,
    startedAt: first === undefined ? null : new Date(first.occurred_at),
    history,
  };
}
