import type { Field } from '../inquiry/configuration.ts';
import type { FieldType } from '../reading/field-types.ts';
import type { Clause } from './clause.ts';

/** What a guide may speak of without naming a field. */
export type Matter = {
  /**
   * The status that some words are about: no words at all, the person, or the thing that the query asks about.
   * @param states what is said of it, which may tell of what: "employed"
   */
  statusOf(subject: string, states: string): Field | null;
  /** The day until which the thing that some words name holds. */
  expiryOf(subject: string): Field | null;
  /** The day on which something happened: `incorporated`, of the company that the query asks about. */
  dayOf(subject: string, verb: string): Field | null;
  /** The only day on which something began, where it is that of the thing that some words name. */
  beginningOf(subject: string): Field | null;
  /** Whom the query asks about by name; null when it names nobody, or several. */
  person: string | null;
};

/** By what a guide is read: what its words refer to. */
export type ReadingContext = {
  /**
   * The field that some words refer to; null when none or more than one could be meant.
   * @param type only fields that ask for this may be meant
   */
  referred(words: string, type?: FieldType): Field | null;
  matter?: Matter;
  /** What the inquiry asks. */
  query?: string;
  /** Those of the inquiry; none where every name is taken for a field. */
  fields?: readonly Field[];
};

/** What one clause is read with, beside its language. */
export type ClauseContext = ReadingContext & {
  quotations: readonly string[];
  /** What parts of the text were read as: a part is asked for alone, in lists and for what it borrows. */
  readAs: Map<string, Clause | null>;
  /** What they were read as alone, whatever other words say the same: every language asks for the same parts. */
  readAlone: Map<string, Clause | null>;
  /** What lines were last read as. */
  readLast: Map<string, Clause | null>;
};

/** What was made of a text, which is made once. */
export function once<Value>(made: Map<string, Value>, text: string, make: () => Value): Value {
  const known = made.get(text);
  if (known !== undefined) return known;
  const value = make();
  made.set(text, value);
  return value;
}
