import type { Relation } from '../language.ts';

/** The bounds that every language has phrases for. */
export const BOUNDS = [
  'at_least',
  'at_most',
  'more_than',
  'less_than',
  'between',
  'not_before',
  'not_after',
  'after',
  'before',
  'within_last',
  'older_than',
  'ahead',
] as const satisfies readonly Relation[];
export type Bound = (typeof BOUNDS)[number];

/**
 * What lines without a verb, or with their words in another order, are put together from; of one shape for every language
 * that sets its words apart. All are lists with `|` between.
 */
export type Pieces = {
  /** By what something stands on a page: "visible", "is stated". */
  shown: string;
  /** Where it does. */
  page: string;
  /** What papers are called, and that they were made. */
  paper: string;
  issued: string;
  /** Verbs by which a thing goes on: "runs", "is valid". */
  goesOn: string;
  /** What may stand between the name of a field and a bound. */
  is: string;
  /** `…` is the bound, `~` that up to which, `#` a number of days, months or years. */
  bounds: Readonly<Record<Bound, string>>;
};

const templateOf = (is: string, bound: string) =>
  `[${is}] ${bound.replace('…', '{bound}').replace('~', '{to}').replace('#', '{n} {unit}')}`;

/** The pieces of a list. */
export const listed = (list: string): string[] => list.split('|');

/** The templates of a bound, as those of the language's own relations are written. */
export const templatesOf = ({ is, bounds }: Pieces, bound: Bound): string[] =>
  listed(bounds[bound]).map(one => templateOf(is, one));
