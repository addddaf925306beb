import { isWeekday } from '../../reading/dates/calendar-words.ts';
import type { Concept } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { type ValueType, valueType } from '../../reading/value-types.ts';
import { LEADS_TO_VALUE } from '../cut.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { leadOfDay } from './day-leads.ts';

const LONGEST_LINE = 90;
const MOST_WORDS = 12;
/** Of a label. */
const MOST_LABEL_WORDS = 5;
const MOST_VALUE_WORDS = 5;
const TELLING: readonly ValueType[] = ['money', 'date', 'period', 'percent', 'id', 'phone', 'email'];
const IS_SENTENCE = /(?<!\p{L}\.\p{L})[.!?。！？]$/u;
/** Signs that part what a line says, and the end of a sentence before it; a dash only before words, since one stands in a period too. */
const PARTS = /\s+[·|•]\s+|\s+-\s+(?=\p{L})|。\s?(?=[^。]*$)/u;
const isNumbering = (concept: Concept) => concept === 'number' || concept === 'reference';
const HAS_WORD = /\p{L}{2,}|№|n°|nº|nr/iu;
/** The name of a currency before its amount, without a space behind what the amount is: "總保險費新臺幣 21,486 元". */
const CURRENCY_AHEAD = /^(?<what>.*\p{sc=Han})(?<currency>新臺幣|新台幣|人民币|人民幣|港币|港幣)$/u;
const HAS_VALUE = /[\p{Nd}@]/u;

/** Whether a word says that a number follows, so that it belongs to the label: "Customer ID 204-118-7753". */
function saysNumber(word: string): boolean {
  const meaning = meaningOf(word);
  return meaning.length > 0 && meaning.every(({ concepts }) => concepts.some(isNumbering));
}

/** How many words at the end are one value that tells by its form what it is; 0 for none. */
function valueWordsAtEnd(words: readonly string[]): number {
  const least = Math.max(1, words.length - MOST_LABEL_WORDS);
  for (let size = Math.min(MOST_VALUE_WORDS, words.length - 1); size >= least; size--) {
    const value = words.slice(-size).join(' ');
    if (size > 1 && saysNumber(words.at(-size) ?? '')) continue;
    if (!LEADS_TO_VALUE.test(value) && HAS_VALUE.test(value) && TELLING.includes(valueType(value))) return size;
  }
  return 0;
}

/** One word that is only a number is a value where the word before it says that a number follows: "Member no. 2093". */
function numberAtEnd(words: readonly string[]): number {
  if (words.length > MOST_LABEL_WORDS) return 0;
  if (saysNumber(words.at(-2) ?? '') && /^\d{2,}$/.test(words.at(-1) ?? '')) return 1;
  const size = words.length - words.findLastIndex(word => !/^\d{1,4}$/.test(word)) - 1;
  // In groups: "Sócio n.º 8 214".
  const isGrouped = size > 1 && words.slice(1 - size).every(word => /^\d{3,4}$/.test(word));
  return isGrouped && size < words.length && saysNumber(words.at(-size - 1) ?? '') ? size : 0;
}

/** A line that says in a few words what the value at its end is: "Abonnement jusqu'au 30/08/2027", "Guthaben 12,40 €". */
export function lineCandidates({ text, parts, cell }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (text.length > LONGEST_LINE || IS_SENTENCE.test(text)) return candidates;
  for (const piece of text.split(PARTS)) {
    const words = piece.split(' ');
    if (words.length < 2 || words.length > MOST_WORDS || !HAS_VALUE.test(piece)) continue;
    const size = valueWordsAtEnd(words) || numberAtEnd(words);
    const label = words.slice(0, -size).join(' ');
    if (size === 0 || !HAS_WORD.test(label)) continue;
    // "seit 01.04.2026" over a column says when its amounts hold.
    if (cell?.header && leadOfDay(label, '', isWeekday) !== null && words.length - size === 1) continue;
    const { what, currency } = CURRENCY_AHEAD.exec(label)?.groups ?? {};
    const value = [currency ?? [], ...words.slice(-size)].flat().join(' ');
    // "Pago (até dezembro de 2026)": what an aside says may be of something else.
    const isAside = label.includes('(') && !label.includes(')') && value.endsWith(')') && !value.includes('(');
    propose(candidates, {
      label: isAside ? label.replace('(', '') : (what ?? label),
      value: isAside ? value.slice(0, -1) : value,
      plausibility: 0.8,
      source: 'line',
      runs: parts,
      unsure: isAside,
    });
  }
  return candidates;
}
