import type { Decider, DomainEvent } from '../domain/decider.ts';
import type { EventStore } from './ports/event-store.ts';
import { RecentlyUsed } from './recently-used.ts';
import { readStream } from './streams.ts';

/**
 * The states of one kind of stream by their ids, kept between looks: only what was appended since the last look is read.
 * For streams that are short and looked at again and again.
 */
export function createStateKeeper<State, Command, Event extends DomainEvent>(
  store: EventStore,
  decider: Decider<State, Command, Event>,
  kept = 1000,
): (id: string) => Promise<State> {
  const states = new RecentlyUsed<string, { state: State; next: number }>(kept);
  return async id => {
    const known = states.get(id) ?? { state: decider.initialState, next: 0 };
    const news = await readStream(store, decider, id, known.next);
    const state = news.reduce(decider.evolve, known.state);
    const next = known.next + news.length;
    // Others may have looked meanwhile: the newest stays.
    if (next > 0 && next >= (states.get(id)?.next ?? 0)) states.set(id, { state, next });
    return state;
  };
}
