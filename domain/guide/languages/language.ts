import type { Acceptance } from '../../inquiry/assessment.ts';

/**
 * What a phrase says of the field that stands before it; those of becoming name a state that the thing is in since: "has
 * expired", "was cancelled". `other` is that it is not what the guide asks for, and `apposed` is a value without a verb, in
 * languages that need none.
 */
export const RELATIONS = [
  'between',
  'future',
  'past',
  'within_last',
  'older_than',
  'within_next',
  'ahead',
  'missing',
  'none',
  'negative',
  'positive',
  'not_negative',
  'ends_in',
  'begins_with',
  'other',
  'present',
  'not_before',
  'not_after',
  'after',
  'before',
  'at_least',
  'at_most',
  'more_than',
  'less_than',
  'differs',
  'equals',
  'never_became',
  'became',
  'apposed',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a clause says that is about the whole: all fields, or the evidence itself. */
export const STATEMENTS = [
  'somebody_else',
  'specimen',
  'signed_out',
  'picture',
  'all_present',
  'none_present',
  'some_missing',
  'shows',
  'none_of',
  'some_of',
  'lacks',
  'altered',
  'unaltered',
  'unreadable',
  'readable',
  'ambiguous',
  'unambiguous',
  'contradictory',
  'consistent',
  'instructing',
  'not_instructing',
  'foreign_site',
  'own_site',
] as const;
export type Statement = (typeof STATEMENTS)[number];

/**
 * A language that guides are written in, as data. Phrases are templates: `(a|b)` is one of these, `[a|b]` may be left out,
 * and `{values}`, `{bound}`, `{to}`, `{n}`, `{unit}` and `{fields}` are what the clause names. `{verb}` is what happened on
 * the day that is meant: "the order was placed …".
 */
export type GuideLanguage = {
  /** ISO 639-1. */
  code: string;
  /** The levels of acceptance; the one for reject as whoever gives an order says it. */
  levels: Readonly<Record<Acceptance, string>>;
  /** Words that lead from a level to its condition: "Reject if …". */
  when: string;
  /** Orders between which a level stands: "give", "rate as". */
  give: string;
  /** What leads up to a clause and says nothing: articles, "if", "the page shows that". */
  lead: readonly string[];
  /** What stands beside a field's name and says nothing: "the value of", "field". */
  aroundField: readonly string[];
  and: readonly string[];
  or: readonly string[];
  /** What says that a list is one of several: "either", "one of". Before the list. */
  oneOf: readonly string[];
  /** How a clause may be no more than a thing and what it is: "Premium plan", "forfait Premium", and what leads up to that. */
  attribute: { stands: 'before' | 'behind' | 'joined'; holds: readonly string[] };
  /** What stands before a state and says no more than that it is ("still", "currently in a"), and what names the day of the check. */
  now: { before: readonly string[]; today: readonly string[] };
  /** Who the query asks about, as guides call them: "the person asked about". */
  asked: readonly string[];
  /** What stands between an address and a place that it is in, or is not in. */
  place?: { inside: readonly string[]; outside: readonly string[] };
  /** Words that a value of a few words never holds: with one of them the clause says more. */
  notInValues: string;
  /** one, two, three … as far as they are written out. */
  numbers: readonly string[];
  relations: Readonly<Partial<Record<Relation, readonly string[]>>>;
  statements: Readonly<Partial<Record<Statement, readonly string[]>>>;
};
