import type { Field } from '../../inquiry/configuration.ts';
import { isNoneWord } from '../../reading/doubtful-states.ts';
import { folded } from '../../reading/text.ts';
import { isPlainWord } from '../bag-of-words.ts';
import type { Facts } from '../facts.ts';
import { isOfDebt, isOwed } from '../nothing-clause.ts';
import { isNothing } from '../values/nothing.ts';
import { namesField } from './mentions.ts';
import { runsOf, type Span } from './span.ts';

const LONGEST = 5;

/** The one field that all of some words name, or that alone is of what is owed where they say no more than that. */
function fieldNamedBy(words: readonly string[], fields: readonly Field[]): Field | null {
  const said = words.filter(word => !isPlainWord(word) || isOwed(word));
  if (said.length === 0) return null;
  const named = fields.filter(field => said.every(word => namesField(word, field)));
  const debts = said.every(isOwed) ? fields.filter(isOfDebt) : [];
  const [field, ...others] = named.length > 0 ? named : debts;
  return field && others.length === 0 ? field : null;
}

/**
 * Words in a line that say that there is nothing of what a field asks for, where its certain value is none: "no conditions" of
 * `conditions` that are "None", "sin deuda" of a debt of nothing.
 */
export function noneIn(line: string, { fields, values }: Facts): Span[] {
  const none = fields.filter(({ name }) => {
    const found = values.get(name);
    return found?.certain === true && isNothing(found.meant ?? found.value) === 'met';
  });
  if (none.length === 0) return [];
  return runsOf(line, LONGEST).flatMap(({ text, from, to }): Span[] => {
    const words = folded(text).split(' ');
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (words.length < 2 || words.filter(isNoneWord).length !== 1 || !(isNoneWord(first) || isNoneWord(last)))
      return [];
    const field = fieldNamedBy(
      words.filter(word => !isNoneWord(word)),
      fields,
    );
    return field && none.includes(field) ? [{ from, to, said: 'holding', fields: [field] }] : [];
  });
}
