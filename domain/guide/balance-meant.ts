import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import { areOfMatter } from './bag-of-words.ts';
import type { ReadingContext } from './reading-context.ts';

const isBalance = (field: Field) => fieldType(field) === 'money' && names(meaningOfField(field), 'balance');

/** The balance of an account that is said to be overdrawn: the only one, where the words name nothing else. */
export function balanceOf(subject: string, context: ReadingContext): Field | null {
  const [field, ...others] = (context.fields ?? []).filter(isBalance);
  const words = meaningOf(subject);
  const areOfIt = words.every(({ concepts }) => concepts.includes('account')) || areOfMatter(words, context);
  return field && others.length === 0 && words.length > 0 && areOfIt ? field : null;
}
