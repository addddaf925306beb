import type { Field } from '../inquiry/configuration.ts';
import type { DateReader } from '../reading/dates/date-span.ts';
import type { FieldType } from '../reading/field-types.ts';

/** By what a guide is read: what its words refer to, and how its dates are read. */
export type ReadingContext = {
  /**
   * The field that some words refer to; null when none or more than one could be meant.
   * @param type only fields that ask for this may be meant
   */
  referred(words: string, type?: FieldType): Field | null;
  readDates: DateReader;
};

/** What one clause is read with, beside its language. */
export type ClauseContext = ReadingContext & { quotations: readonly string[] };
