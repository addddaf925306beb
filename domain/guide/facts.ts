import type { Field } from '../inquiry/configuration.ts';
import type { Mention } from '../mentions/mentions-in.ts';
import type { Paper } from '../papers/paper.ts';
import type { Clause } from './clause.ts';
import type { EvidenceSignals } from './evidence-signals.ts';
import type { Outcome } from './outcome.ts';

/** A value that was read, and whether it is beyond doubt: likely enough, the only candidate, and seen in the pixels. */
export type EstablishedValue = {
  value: string;
  certain: boolean;
  /** Another value that the evidence shows for the same field. */
  rival?: string | null;
  /** What keeps it from being beyond doubt, as a sentence, unless that is another value; null: nothing does. */
  whyUnsure?: string | null;
  /** The value with what its evidence leaves to be understood: its only currency, the order of its days. */
  meant?: string;
  /** The headings below which it stands, outermost first. */
  under?: readonly string[];
};

/** What somebody else says of a condition that is not understood here, and the fields whose values decide it. */
export type ToldCondition = { outcome: Outcome; restsOn: readonly string[] };

/** A condition about labels of the evidence, with what stands beside them. */
export type UnaskedFacts = {
  fields: readonly Field[];
  values: ReadonlyMap<string, EstablishedValue>;
  clauses: readonly Clause[];
};

/** Of what the evidence speaks. */
export type Mentions = {
  said: ReadonlySet<Mention>;
  /** It was read whole and beyond doubt, and is no picture, so that it speaks of nothing else of the list. */
  isAll: boolean;
};

/** Against what rules are held. */
export type Facts = {
  fields: readonly Field[];
  /** What the inquiry asks. */
  query?: string;
  /** By field name; a field that was not found is not in it. */
  values: ReadonlyMap<string, EstablishedValue>;
  /** By the text of a condition that is not understood; it counts where certain values bear it out. */
  told?: ReadonlyMap<string, ToldCondition>;
  signals: EvidenceSignals;
  /** Nothing of the evidence tells in words that we know of a state that does not hold, and all of it was looked at. */
  tellsNoDoubt?: boolean;
  /** Whoever told what conditions come to was shown everything of the evidence that tells of a state that does not hold. */
  sawDoubts?: boolean;
  /** By the text of a condition that no asked field is about: what stands beside the labels that it is about. */
  unasked?: ReadonlyMap<string, UnaskedFacts>;
  mentions?: Mentions;
  /** The days on which what was asked for begins, as the evidence tells them where no field asks for them. */
  beginnings?: readonly string[];
  /** What each document says that it is. */
  papers?: readonly Paper[];
  submittedAt: Date;
};

/**
 * How a rule takes a value that was not found. A rule that grants a level asks the evidence to show it, so it is not
 * met; a rule that rejects needs proof, and a value that was not found is none, either way.
 */
export type Stance = 'grants' | 'rejects';
