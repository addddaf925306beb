/** A named fact with its data. */
export type DomainEvent = { type: string; data: unknown };

/**
 * A decider: how commands become events and how events become state. Pure: the time and new ids come in with the command.
 */
export type Decider<State, Command, Event extends DomainEvent> = {
  /**
   * What the streams that it decides on are called before the first hyphen; behind it stands the id. Two deciders of one
   * category decide on the same streams.
   */
  category: string;
  initialState: State;
  /** @throws DomainError when the command is refused. */
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
};

/** The state after these events. */
export function fold<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  events: Iterable<Event>,
): State {
  let state = decider.initialState;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}
