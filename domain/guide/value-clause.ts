import type { Field } from '../inquiry/configuration.ts';
import { isDoubtfulState } from '../reading/doubtful-states.ts';
import { type FieldType, fieldType } from '../reading/field-types.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { meaningOf } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { wordingOf } from '../reading/wordings.ts';
import type { Clause } from './clause.ts';
import { phrasebooksFor } from './languages/phrasebook.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Literal } from './values/literal.ts';

const MOST_WORDS = 4;
/** Fields whose values are words that only they have. */
const OF_WORDS: readonly FieldType[] = ['text', 'name'];

/** A verb makes a statement of it. */
const isSentence = (text: string) =>
  /(?<!\p{L})(?:is|are|was|were|has|have|ist|sind|hat|est|sont|es|está|son|é|è|são|är|er|on|jest|je|του|είναι)(?!\p{L})/iu.test(
    text,
  );

/** What a line lists where it is nothing but values: "Årskort eller sesongkort". */
function itemsIn(line: string): string[] {
  for (const { or } of phrasebooksFor(line)) {
    const parts = line.split(or);
    if (parts.length > 1) return parts.flatMap(part => part.split(/\s*[,、]\s+/u)).filter(part => part !== '');
  }
  return [line];
}

/** The words without those at their ends that only say what the field is: "permanent contract" of `contract_type`. */
function withoutFieldsWords(text: string, fields: readonly Field[]): string[] {
  const words = text.split(' ');
  const wordings = fields.map(wordingOf);
  const isOwn = (word: string | undefined) => {
    const meaning = meaningOf(word ?? '');
    return meaning.length > 0 && wordings.some(one => wordsCovered({ words: meaning }, one));
  };
  const shorter = [
    isOwn(words[0]) ? words.slice(1).join(' ') : '',
    isOwn(words.at(-1)) ? words.slice(0, -1).join(' ') : '',
  ];
  return [text, ...shorter.filter(one => one !== '')];
}

/**
 * Reads a line that may be nothing but a value: "CDI", "Annual or seasonal pass", "permanent contract". Which field is meant
 * it does not say, so that the very same words of any of them meet it, and nothing misses it. For lines of which nothing else
 * is known.
 */
export function clauseOfValue(line: string, { fields = [] }: ReadingContext): Clause | null {
  const text = line.trim().replace(/[.;。]+$/u, '');
  if (phrasebooksFor(text).some(({ and }) => and.test(text)) || isSentence(text)) return null;
  // A word that denies is met as any other: by the very same words.
  if (holdsQuotation(text) || /[:;=<>()]/u.test(text)) return null;
  const items = itemsIn(text);
  if (items.some(item => item.split(' ').length > MOST_WORDS || !/\p{L}/u.test(item))) return null;
  // A state is one of what the line speaks of, which nothing tells here.
  if (items.some(item => stateOf(item) !== null || isDoubtfulState(item))) return null;
  const meant = fields.filter(field => OF_WORDS.includes(fieldType(field)));
  if (meant.length === 0) return null;
  const values = [...new Set(items.flatMap(item => withoutFieldsWords(item, meant)).map(one => folded(one)))].map(
    (one): Literal => ({ text: one, kind: 'text', whole: false }),
  );
  return { kind: 'not_understood', text: line, shown: { fields: meant.map(({ name }) => name), values } };
}
