import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import { areOfMatter } from './bag-of-words.ts';
import type { ReadingContext } from './reading-context.ts';

const isBalance = (field: Field) => fieldType(field) === 'money' && names(meaningOfField(field), 'balance');

const onlyBalance = ({ fields = [] }: ReadingContext): Field | null => {
  const [field, ...others] = fields.filter(isBalance);
  return field && others.length === 0 ? field : null;
};

/** The only balance, where words name the account and nothing else: "at least 5,000 in the account". */
export function balanceIn(words: string, context: ReadingContext): Field | null {
  const said = meaningOf(words);
  const areOfAccount = said.length > 0 && said.every(({ concepts }) => concepts.includes('account'));
  return areOfAccount ? onlyBalance(context) : null;
}

/** The balance of an account that is said to be overdrawn: the only one, where the words name nothing else. */
export function balanceOf(subject: string, context: ReadingContext): Field | null {
  const words = meaningOf(subject);
  const isOfMatter = words.length > 0 && areOfMatter(words, context);
  return balanceIn(subject, context) ?? (isOfMatter ? onlyBalance(context) : null);
}
