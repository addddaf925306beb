import type { Signal } from './clause.ts';
import type { Outcome } from './outcome.ts';

/** What our own look at the evidence says of it; unknown where it could not tell. */
export type EvidenceSignals = Readonly<Record<Signal, Outcome>>;

/** When nobody looked. */
export const NO_SIGNALS: EvidenceSignals = {
  altered: 'unknown',
  unreadable: 'unknown',
  ambiguous: 'unknown',
  contradictory: 'unknown',
  instructing: 'unknown',
  foreign_site: 'unknown',
  specimen: 'unknown',
  signed_out: 'unknown',
  picture: 'unknown',
  doubtful_state: 'unknown',
};
