import type { Field } from '../../inquiry/configuration.ts';
import { isNoneWord } from '../../reading/doubtful-states.ts';
import { wordsCovered } from '../../reading/label-similarity.ts';
import { isUnspaced } from '../../reading/lexicon/written-form.ts';
import { folded } from '../../reading/text.ts';
import { labelWordingOf, wordingOf } from '../../reading/wordings.ts';
import { isPlainWord } from '../bag-of-words.ts';
import type { Facts } from '../facts.ts';
import { FILLER } from '../languages/filler/all-filler.ts';
import { phrasebooksFor } from '../languages/phrasebook.ts';
import { isShownWord } from '../languages/shown-words.ts';
import { isOfDebt } from '../nothing-clause.ts';
import { uninflected } from '../uninflected.ts';
import { runsOf, type Span, tokensOf } from './span.ts';

/** In words: "the number of the membership card". */
const LONGEST_NAME = 6;
const LONGEST_SHOWN = 3;

/** Words that give a choice, and are no other word of another language. */
const CHOICE =
  /(?<!\p{L})(?:or|oder|ou|eller|tai|lub|albo|nebo|alebo|или|або|veya|vagy|sau|ή|أو|או|atau|hoặc|o|ili)(?!\p{L})/iu;

/** The fields that some words name, and nothing else. */
function namedBy(words: string, fields: readonly Field[]): Field[] {
  const said = labelWordingOf(uninflected(words));
  if (said.words.length === 0) return [];
  return fields.filter(field => wordsCovered(said, wordingOf(field)));
}

/** What parts the names of two things. */
const parts = (word: string): boolean =>
  /[,;、]$/u.test(word) || /^[+&/]$/u.test(word) || phrasebooksFor(word).some(({ and }) => and.test(` ${word} `));

const addsNothing = (word: string) => isPlainWord(folded(word)) || FILLER.some(filler => filler.has(folded(word)));

/** The pieces of a line between what says that something is shown, commas and "and", as spans of it. */
function piecesOf(line: string): { from: number; to: number }[] {
  const written = [...line.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  const seen = runsOf(line, LONGEST_SHOWN).filter(({ text }) => isShownWord(folded(text)));
  const pieces: { from: number; to: number }[] = [];
  let open: { from: number; to: number } | null = null;
  for (const { word, from, to } of written) {
    const isSeen = seen.some(run => run.from < to && from < run.to);
    const isBetween = isSeen || (parts(word) && !/[,;、]$/u.test(word));
    if (isBetween) open = null;
    else if (open) open.to = to;
    else {
      open = { from, to };
      pieces.push(open);
    }
    if (/[,;、]$/u.test(word)) open = null;
  }
  return pieces;
}

/**
 * Names of fields in a line that says that something is shown: each stands for that field's value, which has to be certain. All
 * that stands together names one thing: of "the name of the employer" the name alone is none.
 */
export function shownIn(line: string, { fields, values }: Facts): Span[] {
  if (isUnspaced(line) || !runsOf(line, LONGEST_SHOWN).some(({ text }) => isShownWord(folded(text)))) return [];
  if (CHOICE.test(line) || line.split(' ').some(isNoneWord)) return [];
  const isSure = ({ name }: Field) => values.get(name)?.certain === true;
  return piecesOf(line).flatMap(({ from, to }): Span[] => {
    const runs = runsOf(line.slice(from, to), LONGEST_NAME).map(run => ({ ...run, fields: namedBy(run.text, fields) }));
    const [name] = runs.filter(run => run.fields.length > 0).sort((a, b) => b.to - b.from - (a.to - a.from));
    if (!name?.fields.every(field => isSure(field) && !isOfDebt(field))) return [];
    const beside = tokensOf(`${line.slice(from, from + name.from)} ${line.slice(from + name.to, to)}`);
    if (!beside.every(({ text }) => addsNothing(text))) return [];
    return [{ from: from + name.from, to: from + name.to, said: 'shown', fields: name.fields }];
  });
}
