import { fieldType } from '../reading/field-types.ts';
import { stateOf } from '../reading/states.ts';
import type { Clause } from './clause.ts';
import { type Phrasebook, phrasebooks, wordsOfAny } from './languages/phrasebook.ts';
import { isQuotation } from './quotes.ts';
import { readLiteral } from './read-literals.ts';
import type { ClauseContext } from './reading-context.ts';
import { fieldNamed } from './subject.ts';

const LONGEST = 80;
const MOST_WORDS = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** A thing, and what is said of it. */
type Pair = { value: string; thing: string };

function pairsIn(words: string, { language }: Phrasebook): Pair[] {
  if (words.length > LONGEST) return [];
  const { stands } = language.attribute;
  if (stands === 'joined')
    return [...words.matchAll(UNSPACED)].map(({ index }) => {
      return { value: words.slice(0, index).replace(/[のな]$/u, ''), thing: words.slice(index) };
    });
  return [...words.matchAll(/[\s-]+/g)].map(({ 0: gap, index }) => {
    const [first, last] = [words.slice(0, index), words.slice(index + gap.length)];
    return stands === 'before' ? { value: first, thing: last } : { value: last, thing: first };
  });
}

/** A name is written with a capital letter, in a script that has none anyhow, or in quotes. */
const isName = (value: string) => isQuotation(value) || /^[^\p{Ll}\s]/u.test(value);

/** Nothing tells which language the words are: "The" is no name in any. */
const isNoValue = (value: string) =>
  wordsOfAny().notInValues.test(value) ||
  phrasebooks().some(({ lead }) => lead.some(words => words.without(value) !== value));

function attribute({ value, thing }: Pair, book: Phrasebook, context: ClauseContext): Clause | null {
  const isState = stateOf(value) !== null;
  if (value === '' || value.split(' ').length > MOST_WORDS || (!isState && !isName(value))) return null;
  const field = fieldNamed(thing, book, context.quotations, context, isState ? 'status' : undefined);
  if (!field || (!isState && fieldType(field) !== 'text')) return null;
  if (isNoValue(value)) return null;
  const literal = readLiteral(value, { ...context, book, type: fieldType(field) });
  if (!literal) return null;
  // "Unsuitable plan" may name no plan: only a plan of these very words meets it, and no other misses it.
  const whole = literal.whole && (isState || isQuotation(value));
  return { kind: 'equals', field: field.name, values: [{ ...literal, whole }], negated: false };
}

/** What a clause says that is no more than a thing and what it is: "Premium plan", "the user has an active membership". */
export function clauseOfAttribute(clause: string, book: Phrasebook, context: ClauseContext): Clause | null {
  const words = book.holds.reduce((rest, lead) => lead.without(rest), clause);
  for (const pair of pairsIn(words, book)) {
    const understood = attribute(pair, book, context);
    if (understood) return understood;
  }
  return null;
}
