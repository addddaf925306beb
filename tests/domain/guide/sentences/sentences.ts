import type { Field } from '../../../../domain/inquiry/configuration.ts';

/** A sentence as customers write it, and what it is understood as. `PERSON` where nobody but a person or a model can decide. */
export type Sentence = readonly [string, string];

export const PERSON = 'needs a person or a model';
/** Whatever stands badly: nothing in the evidence may tell of such a state. */
export const STANDS_BADLY = 'the evidence tells of a state that does not hold or is open';
export const STANDS_WELL = 'the evidence tells of no state that does not hold or is open';

/** Sentences of one language, the fields that they speak of, and what the inquiry asks. */
export type SentenceTable = { query?: string; fields: readonly Field[]; sentences: readonly Sentence[] };

export function fieldsOf(described: Readonly<Record<string, string>>): Field[] {
  return Object.entries(described).map(([name, description]) => ({ name, description, required: true }));
}
