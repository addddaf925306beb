import type { Projection } from '../../projections/projection.ts';

export type Count = { events: number };

/** Counts the events of each stream: an event that is folded twice or lost shows. */
export const counting: Projection<Count> = {
  name: 'counts',
  version: 1,
  categories: ['thing'],
  indexes: [],
  idsOf: event => [event.stream],
  evolve: document => ({ events: (document?.events ?? 0) + 1 }),
  keysOf: () => ({}),
  listed: 'events',
};
