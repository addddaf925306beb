import type { Field } from '../inquiry/configuration.ts';
import type { DateReader } from '../reading/dates.ts';

/** By what a guide is read: what its words refer to, and how its dates are read. */
export type ReadingContext = {
  /** The field that some words refer to; null when none or more than one could be meant. */
  referred(words: string): Field | null;
  readDates: DateReader;
};
