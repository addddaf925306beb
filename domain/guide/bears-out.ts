import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { isGoodState } from '../reading/joined-states.ts';
import { wordsOf } from '../reading/lexicon/written-form.ts';
import { saysYes } from '../reading/says-yes.ts';
import { type ValueType, valueType } from '../reading/value-types.ts';
import type { Facts } from './facts.ts';

/** What has one of these forms may name another kind than its field is called after. */
const NAMES_A_KIND: readonly ValueType[] = ['text', 'name', 'status'];

/**
 * Whether the value of a field bears out the words that the field is called by: a "gold membership" that is "Active", has a
 * number or repeats them does, one that is "Silver" does not, nor one that was not found.
 */
export function bearsOut(field: Field, value: string | undefined): boolean {
  if (value === undefined) return false;
  if (isGoodState(value) || saysYes(value)) return true;
  const form = valueType(value);
  if (!NAMES_A_KIND.includes(form) || (form === 'name' && fieldType(field) === 'name')) return true;
  const [called, said] = [wordsOf(field.name), wordsOf(value)];
  // A dash has no words, and says that there is none.
  if (said.length === 0) return false;
  return called.every(word => said.includes(word)) || said.every(word => called.includes(word));
}

/**
 * The fields by whose names a query asks for something that their values do not bear out: "Does she hold a gold membership?" of a
 * `gold_membership` that is "Silver". A name of one word is too often only the thing that all of it is about.
 */
export function namedAndNotBorneOut(query: string, { fields, values }: Facts): string[] {
  const asked = wordsOf(query);
  return fields
    .filter(({ name }) => {
      const words = wordsOf(name);
      return words.length > 1 && words.every(word => asked.includes(word));
    })
    .filter(field => !bearsOut(field, values.get(field.name)?.value))
    .map(({ name }) => wordsOf(name).join(' '));
}
