import type { Field } from '../../../../domain/inquiry/configuration.ts';

/** A sentence as customers write it, and what it is understood as. `PERSON` where nobody but a person or a model can decide. */
export type Sentence = readonly [string, string];

export const PERSON = 'needs a person or a model';

/** Sentences of one language, the fields that they speak of, and what the inquiry asks. */
export type SentenceTable = { query?: string; fields: readonly Field[]; sentences: readonly Sentence[] };

export function fieldsOf(described: Readonly<Record<string, string>>): Field[] {
  return Object.entries(described).map(([name, description]) => ({ name, description, required: true }));
}
