import type { Field } from '../inquiry/configuration.ts';
import type { FieldType } from '../reading/field-types.ts';

/** By what a guide is read: what its words refer to. */
export type ReadingContext = {
  /**
   * The field that some words refer to; null when none or more than one could be meant.
   * @param type only fields that ask for this may be meant
   */
  referred(words: string, type?: FieldType): Field | null;
};

/** What one clause is read with, beside its language. */
export type ClauseContext = ReadingContext & { quotations: readonly string[] };
