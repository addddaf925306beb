import type { Field } from '../../inquiry/configuration.ts';
import { isNoneWord } from '../../reading/doubtful-states.ts';
import { labelWordingOf, wordingOf, wordsCovered } from '../../reading/label-similarity.ts';
import { isUnspaced } from '../../reading/lexicon/written-form.ts';
import { folded } from '../../reading/text.ts';
import type { Facts } from '../facts.ts';
import { isShownWord } from '../languages/shown-words.ts';
import { phrasebooksFor } from '../languages/phrasebook.ts';
import { COMMAS } from '../list-marks.ts';
import { isOfDebt } from '../nothing-clause.ts';
import { uninflected } from '../uninflected.ts';
import { longestOf, runsOf, type Span } from './span.ts';

/** In words: "the number of the membership card". */
const LONGEST_NAME = 6;
const LONGEST_SHOWN = 3;

/** The fields that some words name, and nothing else. */
function namedBy(words: string, fields: readonly Field[]): Field[] {
  const said = labelWordingOf(uninflected(words));
  if (said.words.length === 0) return [];
  return fields.filter(field => wordsCovered(said, wordingOf(field)));
}

/** What may stand between the names of two things that are shown. */
const parts = (gap: string): boolean =>
  COMMAS.test(gap) || phrasebooksFor(gap).some(({ and }) => and.test(` ${gap.trim()} `)) || /[+&/、]/u.test(gap);

/**
 * Names of fields in a line that says that something is shown: each stands for that field's value, which has to be certain. What
 * two names tell together without a word between them is one thing, which has to be one field's.
 */
export function shownIn(line: string, { fields, values }: Facts): Span[] {
  if (isUnspaced(line) || !runsOf(line, LONGEST_SHOWN).some(({ text }) => isShownWord(folded(text)))) return [];
  if (line.split(' ').some(isNoneWord)) return [];
  const named = runsOf(line, LONGEST_NAME).flatMap(({ text, from, to }): Span[] => {
    const meant = namedBy(text, fields);
    const areSure = meant.length > 0 && meant.every(field => values.get(field.name)?.certain && !isOfDebt(field));
    return areSure ? [{ from, to, said: 'shown', fields: meant }] : [];
  });
  const spans = longestOf(named);
  const arePartOfOne = spans.some((span, at) => {
    const next = spans[at + 1];
    return next !== undefined && !parts(line.slice(span.to, next.from));
  });
  return arePartOfOne ? [] : spans;
}
