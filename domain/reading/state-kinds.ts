/** What a word for a state of affairs says, and of what: that a thing is in force, paid, granted, established, or not. */
export type StateKind =
  | 'in force'
  | 'paid'
  | 'granted'
  | 'established'
  | 'no longer'
  | 'unpaid'
  | 'refused'
  | 'still open';

/** The words of one language for states, in lower case, with commas between. No word says two things. */
export type StateWords = Readonly<Record<StateKind, string>>;
