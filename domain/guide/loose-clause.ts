import type { Field } from '../inquiry/configuration.ts';
import { currenciesOf } from '../reading/currencies.ts';
import { type FieldType, fieldType } from '../reading/field-types.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { isUnspaced } from '../reading/lexicon/written-form.ts';
import type { Word } from '../reading/meaning.ts';
import { isDenied } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { labelWordingOf, wordingOf } from '../reading/wordings.ts';
import { isPlainWord } from './bag-of-words.ts';
import { balanceIn } from './balance-meant.ts';
import type { Clause } from './clause.ts';
import { dayOfBeginning, dayOfEnd, dayOfPaper, isBeginning, isForeignEnd } from './day-meant.ts';
import { dayBegun } from './day-of-beginning.ts';
import { isExpiry } from './expiry.ts';
import { countOf } from './languages/counting-words.ts';
import type { Relation } from './languages/language.ts';
import type { Slots } from './languages/phrase.ts';
import { boundsIn, narrowed, type Phrasebook, phrasebooksFor, relationsIn } from './languages/phrasebook.ts';
import { withSuffixesApart } from './languages/suffixes-apart.ts';
import { narrows } from './narrowing-words.ts';
import { debtMeant } from './nothing-clause.ts';
import { holdsQuotation } from './quotes.ts';
import type { ClauseContext } from './reading-context.ts';
import { clauseOfRelation } from './relation-clause.ts';
import { uninflected } from './uninflected.ts';
import { expiryMeant } from './validity-clause.ts';

/** "Minimum balance 5,000": the bound's own word before what it is a bound of. */
const BOUND_FIRST =
  /^(?<bound>minimum|min\.?|maximum|max\.?|minimaal|maximaal|minimale[rs]?|maximale[rs]?) (?<of>[^\d:=]+?):? (?<most>[^\p{L}\s]?\d.*)$/iu;
const MOST_WORDS = 14;
const MOST_OF_A_BOUND = 9;

/** Bounds of amounts. */
export const AMOUNTS: readonly Relation[] = ['at_least', 'at_most', 'more_than', 'less_than', 'between'];
/** Bounds of days. */
export const DATES: readonly Relation[] = [
  'not_before',
  'not_after',
  'after',
  'before',
  'within_last',
  'older_than',
  'within_next',
  'ahead',
];
const OF_AMOUNTS: readonly FieldType[] = ['money', 'number', 'percent', 'text'];
/** What an amount is of may be said beside its own word: "net pay" of what is called `net`. */
const OF_ANY_AMOUNT: readonly Concept[] = ['money', 'total', 'pay'];
/** Whoever the guide is about has what the rest of the line names. */
const HOLDER_HAS =
  /^(?:they|he|she|it|the (?:person|user|member|customer|client|student|tenant|employee|applicant|holder|patient|account|card)) (?:ha(?:s|ve)|holds?|carr(?:y|ies)|earns?|owns?)(?!\p{L})\s*/iu;
/** What of a field's name narrows nothing where its thing is named: "bill" of the date of the bill. */
const GENERIC: readonly Concept[] = ['total', 'number', 'date', 'current', 'detail', 'issued', 'created', 'name'];

const isGeneric = ({ concepts, text }: Word) =>
  text === 'amount' || concepts.some(concept => GENERIC.includes(concept));

/** The one field of these kinds whose words these are, and that they name whole; null when none or several could be meant. */
function fieldMeant(words: string, types: readonly FieldType[], fields: readonly Field[]): Field | null {
  const said = labelWordingOf(words);
  if (said.words.length === 0) return null;
  const free = types === OF_AMOUNTS ? OF_ANY_AMOUNT : [];
  const own = said.words.filter(({ concepts }) => !concepts.some(concept => free.includes(concept)));
  if (own.length === 0) return null;
  const possible = fields.filter(
    field => types.includes(fieldType(field)) && wordsCovered(said, wordingOf(field), free),
  );
  const typed = possible.filter(field => fieldType(field) !== 'text');
  const [field, ...others] = typed.length > 0 ? typed : possible;
  if (!field || others.length > 0) return null;
  const { name, description } = wordingOf(field);
  const isNamed = (its: readonly Word[]) =>
    its.length > 0 &&
    its.every(
      word =>
        isGeneric(word) || wordsCovered({ words: [word] }, { ...wordingOf(field), name: said.words, description: [] }),
    );
  return isNamed(name) || isNamed(description) ? field : null;
}

/** What is counted may name the field with the words around the bound: "at least 800 weeks of contributions". */
function fieldCounted(rest: string, bound: string, fields: readonly Field[]): Field | null {
  const [, unit = ''] = /\d ?(\p{L}[\p{L}\p{M}]{3,})/u.exec(bound) ?? [];
  const own = rest
    .split(' ')
    .filter(word => !isPlainWord(folded(word)))
    .join(' ');
  return unit === '' || currenciesOf(unit).size > 0
    ? null
    : fieldMeant(uninflected(`${own} ${unit}`.trim()), OF_AMOUNTS, fields);
}

/** Words and nothing that belongs to an amount: of "5 €" no part is left over. */
const isWords = (text: string) => text.split(' ').every(word => /^\p{L}[^\d]*$/u.test(word));

/** Every run of words that may be a bound, the shortest first, so that "6 penalty points" is six of these, and the words around it. */
export function windowsOf(words: readonly string[]): { bound: string; rest: string }[] {
  const found: { bound: string; rest: string }[] = [];
  for (let count = 2; count <= Math.min(MOST_OF_A_BOUND, words.length - 1); count++)
    for (let from = 0; from + count <= words.length; from++) {
      const rest = [...words.slice(0, from), ...words.slice(from + count)].join(' ');
      found.push({ bound: words.slice(from, from + count).join(' '), rest });
    }
  return found;
}

/** Digits, or a number that is written out before a unit of time. */
export const holdsNumber = (bound: string, { language }: Phrasebook) =>
  /\d/.test(bound) || bound.split(' ').some(word => countOf(word, language) !== null);

/** A count as digits: "at least one refill". Behind an article, or by itself, "one" stands for a thing. */
export function withDigits(words: readonly string[], { language }: Phrasebook): readonly string[] {
  return words.map((word, at) => {
    const count = countOf(word, language);
    const isBound = /^(?:least|most|than|minimum|of)$/iu.test(words[at - 1] ?? '');
    return count !== null && isBound ? String(count) : word;
  });
}

/** For which of the days that words may mean without naming them a relation is said: a paper's age, how long since, how long yet. */
const DAYS: Readonly<Partial<Record<Relation, (words: string, context: ClauseContext) => Field | null>>> = {
  within_last: dayOfPaper,
  older_than: (words, context) => dayOfBeginning(words, context) ?? dayOfPaper(words, context),
  at_least: dayOfEnd,
  not_before: dayOfEnd,
  after: dayOfEnd,
  ahead: dayOfEnd,
  not_after: dayOfBeginning,
};
/** Nothing lies back on which something ends, and nothing ahead on which it began: "at least 30 days" is said of both. */
export const isPossible = (field: Field, relation: Relation): boolean => {
  if (relation === 'older_than' || relation === 'within_last') return !isExpiry(field);
  return relation !== 'ahead' || !isBeginning(field);
};

function clauseOfDay(
  relation: Relation,
  slots: Slots,
  bound: string,
  rest: string,
  book: Phrasebook,
  context: ClauseContext,
): Clause | null {
  const begun = DATES.includes(relation) && relation !== 'ahead' ? dayBegun(rest, context) : null;
  const field = begun ?? DAYS[relation]?.(rest, context) ?? null;
  if (!field || !isPossible(field, relation) || isForeignEnd(field, relation, bound, rest)) return null;
  // What holds for "at least October 2026" holds until then.
  const ofDay = relation === 'at_least' ? 'not_before' : relation;
  return clauseOfRelation(ofDay, slots, field.name, { ...context, book, type: 'date' });
}

/** "The membership is active and paid": what is said beside a bound must not be lost; one letter may be a word of another language. */
export const isJoined = (words: string, book: Phrasebook) =>
  phrasebooksFor(words).some(({ and, or }) =>
    [and, or].some(joins => {
      const found = joins.exec(` ${words} `)?.[0].trim() ?? '';
      return found.length > 1 || (found !== '' && (joins === book.and || joins === book.or));
    }),
  );

function clauseIn(words: readonly string[], book: Phrasebook, context: ClauseContext): Clause | null {
  const { fields = [] } = context;
  for (const { bound, rest } of windowsOf(words)) {
    if (!holdsNumber(bound, book) || !isWords(rest) || isDenied(rest) || narrows(rest) || isJoined(rest, book))
      continue;
    for (const { relation, slots } of [...relationsIn(book, bound), ...boundsIn(book, bound)]) {
      const isOfDate = DATES.includes(relation);
      if (slots.verb !== undefined || (!isOfDate && !AMOUNTS.includes(relation))) continue;
      const named =
        fieldMeant(uninflected(rest), isOfDate ? ['date'] : OF_AMOUNTS, fields) ??
        (isOfDate ? null : fieldCounted(rest, bound, fields));
      // Until a day holds what ends, not what began: "member until 2020 or longer".
      const meant = named ?? (isOfDate ? null : (debtMeant(rest, context) ?? balanceIn(rest, context)));
      const field =
        meant && (isForeignEnd(meant, relation, bound, rest) || !isPossible(meant, relation)) ? null : meant;
      const clause =
        field && clauseOfRelation(relation, slots, field.name, { ...context, book, type: fieldType(field) });
      const understood = clause ?? clauseOfDay(relation, slots, bound, rest, book, context);
      if (understood) return understood;
    }
  }
  return null;
}

/** "At least three months left" is said of the only day on which something ends. */
function stillToGo(text: string, book: Phrasebook, context: ClauseContext): Clause | null {
  const field = expiryMeant(() => true, context);
  if (!field) return null;
  const said = [...relationsIn(book, text), ...boundsIn(book, text)].find(({ relation }) => relation === 'ahead');
  return said ? clauseOfRelation('ahead', said.slots, field.name, { ...context, book, type: 'date' }) : null;
}

/**
 * Reads a line that is no more than a field's words and a bound, in whatever order: "Au moins 120 trimestres validés",
 * "Deposit of at least £1,000 is protected", "The bill is from the last 3 months". For lines that nothing else is known of:
 * all words beside the bound must be the field's, and no other field's, and name it.
 */
export function clauseOfBound(line: string, context: ClauseContext): Clause | null {
  const text = withSuffixesApart(line)
    .trim()
    .replace(/[.;,。、]+$/u, '')
    .replace(HOLDER_HAS, '')
    .replace(BOUND_FIRST, '$<of> $<bound> $<most>');
  const words = text.split(' ');
  if (words.length > MOST_WORDS || isUnspaced(text) || holdsQuotation(text)) return null;
  for (const book of phrasebooksFor(text)) {
    // A bound without a number is none.
    if (!holdsNumber(text, book)) continue;
    const still = stillToGo(withDigits(words, book).join(' '), book, context);
    if (still) return still;
    const clause = clauseIn(withDigits(words, book), narrowed(book, text), context);
    if (clause) return clause;
  }
  return null;
}
