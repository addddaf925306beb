import { datesWithin } from '../reading/dates/read-dates.ts';
import { labelSimilarity } from '../reading/label-similarity.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, names, type Word } from '../reading/meaning.ts';
import { best } from '../reading/word-sameness.ts';
import type { FieldWording, LabelWording } from '../reading/wordings.ts';
import { cutOf, type PeriodEnd } from './cut.ts';

/** What begins and what ends a period. */
const FIRSTS: readonly Concept[] = ['start', 'joined', 'issued'];
const LASTS: readonly Concept[] = ['until', 'renewal'];

/** Which end of a period the field asks for, by its name, else by its description. */
export function periodEndOf({ name, description }: FieldWording): PeriodEnd {
  for (const words of [name, description]) {
    const isFirst = FIRSTS.some(concept => names(words, concept));
    const isLast = LASTS.some(concept => names(words, concept));
    // "Début de validité" names the beginning of what is valid.
    if (isFirst || isLast) return isFirst ? 'first' : 'last';
  }
  return null;
}

const BEFORE_FIGURE = /^\P{Nd}{1,40}(?=\p{Nd})/u;

/** How Chinese, Japanese and Korean say around a day that something begins on it, or ends. */
const BEGINS_THEN = /^(?:自|从|從)|(?:起|から|부터)$/u;
const ENDS_THEN = /^(?:至|到)|(?:止|まで|까지)$/u;

/** Whether the words before the one day of a value say that it is the other end than is asked for: "valid until 31 January 2027" for a beginning. */
export function saysOtherEnd(wording: FieldWording, value: string): boolean {
  const end = periodEndOf(wording);
  const isOtherEnd = end === 'last' ? BEGINS_THEN : ENDS_THEN;
  if (end !== null && isOtherEnd.test(value.trim()) && datesWithin(value).length === 1) return true;
  const ahead = end === null ? '' : (BEFORE_FIGURE.exec(value)?.[0] ?? '');
  if (ahead === '' || datesWithin(value).length !== 1) return false;
  const words = meaningOf(ahead);
  return end === 'first'
    ? names(words, 'until') && !FIRSTS.some(concept => names(words, concept))
    : names(words, 'start') && !LASTS.some(concept => names(words, concept));
}

/** What a label calls a time that has both ends: "Contract period", "Term", "Valid from - to". */
const OF_PERIODS: readonly Concept[] = ['period', 'duration', 'semester', 'start', 'until'];
/** What is billed for a time. */
const BILLED: readonly Concept[] = ['invoice', 'billing', 'usage', 'payment', 'fee', 'reading'];
const isOfBill = ({ concepts }: Word) => concepts.some(concept => BILLED.includes(concept));
const namesPeriod = ({ concepts }: Word) => concepts.some(concept => OF_PERIODS.includes(concept));
/** A label for both ends is not the very one of either. */
const WORTH_OF_BOTH = 0.93;

/** A day, and from then on: "2019년 7월 1일 ~ 현재", "1 June 2019 – present (7 years)", "01.06.2019 - ". */
const GOES_ON_FROM = /^[^~〜～–—]*\p{N}[^~〜～–—\p{N}]*\s?(?:[~〜～–—]|\s-)\s?\P{N}{0,24}(?:[(（][^()（）]*[)）])?$/u;

/** How much a label of a period speaks of the end of it that a field asks for, where both days stand beside it; 0 where not. */
export function similarityToPeriod(wording: FieldWording, label: LabelWording, value: string): number {
  const end = periodEndOf(wording);
  if (end === null || !label.words.some(namesPeriod) || cutOf('date', value, end) === null) return 0;
  // Of a single day nothing tells which end it is, unless it is said that it goes on.
  if (cutOf('date', value) !== null && (end !== 'first' || !GOES_ON_FROM.test(value))) return 0;
  const concept: Concept = end === 'first' ? 'start' : 'until';
  const rest = label.words.filter(word => !namesPeriod(word));
  // The period of a bill is not that of a contract.
  if (rest.some(word => isOfBill(word) && best(word, [...wording.name, ...wording.description]) === 0)) return 0;
  const asEnd = { plain: '', joined: '', lean: '', words: [...rest, { text: concept, concepts: [concept] }] };
  return WORTH_OF_BOTH * labelSimilarity(wording, asEnd);
}
