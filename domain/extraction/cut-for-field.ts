import { readDates } from '../reading/dates/read-dates.ts';
import { tellsDoubtfulState } from '../reading/doubtful-states.ts';
import type { FieldType } from '../reading/field-types.ts';
import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, type Word } from '../reading/meaning.ts';
import { valueType } from '../reading/value-types.ts';
import type { FieldWording } from '../reading/wordings.ts';
import { nameAboveAddress } from './above-address.ts';
import { isForOtherTime } from './amount-time.ts';
import { personEntered } from './candidates/entered-person.ts';
import { compatibility } from './compatibility.ts';
import { cutOf, type PeriodEnd } from './cut.ts';
import type { Worded } from './fit.ts';
import { periodEndOf } from './period-asked.ts';
import { asksForTime, isTimeOfDay, withoutTimeOfDay } from './time-of-day.ts';

/** A value that fits so well is taken whole. */
const LEAST_FIT_UNCUT = 0.9;
/** What stands behind them may look like a part of them. */
const CUT_ALTHOUGH_IT_FITS: readonly FieldType[] = ['text', 'money', 'id', 'address'];
/** Where a line says more than the value, something else in it may be meant. */
const WORTH_OF_CUT = 0.95;

/** So many words before a day or an amount, or behind it, say something of it that may take it back. */
const MOST_WORDS_BEFORE = 2;
const MOST_WORDS_BEHIND = 4;
const BRACKETED = /[(（][^()（）]*[)）]/gu;
const wordsIn = (text: string) => text.replace(BRACKETED, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;

/** "to be confirmed, no earlier than 1 February 2027": whether a line talks about the value that stands in it. */
export function talksAbout(line: string, value: string): boolean {
  const at = line.indexOf(value);
  if (at < 0) return false;
  return wordsIn(line.slice(0, at)) > MOST_WORDS_BEFORE || wordsIn(line.slice(at + value.length)) > MOST_WORDS_BEHIND;
}

/** What a note says that takes nothing of its amount back: the tax in it, and for which time it is. */
const SAYS_WHAT_OF: readonly Concept[] = [
  'tax',
  'gross',
  'net',
  'monthly',
  'yearly',
  'weekly',
  'daily',
  'money',
  'currency',
];
const COUNTED: readonly FieldType[] = ['money', 'number', 'percent'];

/** Whether a line or a note in it may take a value back or change it: "$4.20 (waived)", "€1,200 (estimated)". */
function isTakenBack(type: FieldType, line: string, value: string): boolean {
  const rest = line.replace(value, ' ');
  if (!COUNTED.includes(type)) return type === 'date' && tellsDoubtfulState(rest);
  return tellsDoubtfulState(rest) || (rest.match(BRACKETED) ?? []).some(note => !saysWhatOf(meaningOf(note)));
}
const saysWhatOf = (note: readonly Word[]) =>
  note.length === 0 || note.some(({ concepts }) => concepts.some(concept => SAYS_WHAT_OF.includes(concept)));

/** "Alta · Ejerciente": what is asked for may be what stands behind the sign, unless that is a day or a number. */
const saysAnotherState = (type: FieldType, line: string, value: string) =>
  type === 'status' && /\p{L}/u.test(line.replace(value, '')) && !/\p{Nd}/u.test(line.replace(value, ''));

/** Another label within what stands beside one: "H (2.º Dto.) Permilagem: 41,50‰". */
const NEXT_LABEL = /(?<=[^\s:：,;])\s+(?:\p{Lu}[\p{L}\p{M}]{2,}(?:\s\p{Ll}+){0,2})[:：]\s+\S.*$/u;
const OF_WORDS: readonly FieldType[] = ['text', 'name', 'id'];
const beforeNextLabel = (line: string): string | null => {
  const [next] = NEXT_LABEL.exec(line) ?? [];
  if (next === undefined) return null;
  const value = line.slice(0, -next.length).replace(/\s*[·|•,;–-]$/u, '');
  return /[:：]|[(（][^)）]*$/u.test(value) ? null : value;
};

function partFor(type: FieldType, whole: Worded, end: PeriodEnd, asked: string): Worded {
  const isWhole = compatibility(type, whole.form) >= LEAST_FIT_UNCUT && !CUT_ALTHOUGH_IT_FITS.includes(type);
  if (isWhole) return whole;
  const line = whole.candidate.value;
  const named = type === 'name' || type === 'text' ? nameAboveAddress(whole.candidate, type === 'name') : null;
  const value =
    named ??
    (type === 'name' ? personEntered(line) : null) ??
    (OF_WORDS.includes(type) ? beforeNextLabel(line) : null) ??
    cutOf(type, line, end);
  if (value === null) return whole;
  const plausibility = WORTH_OF_CUT * whole.candidate.plausibility;
  // What a clause behind a comma tells may take back what stands before it.
  const isBeforeComma = (type === 'text' || type === 'name') && line.startsWith(`${value},`);
  return {
    ...whole,
    candidate: {
      ...whole.candidate,
      value,
      plausibility,
      unsure:
        whole.candidate.unsure === true ||
        isBeforeComma ||
        talksAbout(line, value) ||
        isTakenBack(type, line, value) ||
        saysAnotherState(type, line, value) ||
        (type === 'money' && isForOtherTime(line, value, asked)),
    },
    form: valueType(value),
    labelLike: 0,
  };
}

/** "Last payment: 14.11.2026, 1 862,30 грн": whether a field that names no amount may ask for the day as well, where both stand in a line. */
function mayAskForDay(type: FieldType, { name, description }: FieldWording, line: string): boolean {
  if (type !== 'money' || readDates(line).length === 0) return false;
  return ![...name, ...description].some(({ concepts }) => concepts.some(one => classOf(one) === 'amount'));
}

/**
 * The candidate with the part of its value that is of the field's kind, where more than that stands in its line. A day is
 * told without the time of the clock, unless the field asks for that.
 * @param asked the words of the field and of what the customer asks
 */
export function cutFor(type: FieldType, whole: Worded, wording: FieldWording, asked: string): Worded {
  const isTimeAsked = type === 'date' && asksForTime(wording);
  const isTime =
    isTimeAsked && (isTimeOfDay(whole.candidate.value) || withoutTimeOfDay(whole.candidate.value) !== null);
  if (isTime) return { ...whole, form: 'date' };
  const part = partFor(type, whole, periodEndOf(wording), asked);
  if (mayAskForDay(type, wording, whole.candidate.value))
    return { ...part, candidate: { ...part.candidate, unsure: true } };
  const day = type === 'date' && !isTimeAsked ? withoutTimeOfDay(part.candidate.value) : null;
  return day === null ? part : { ...part, candidate: { ...part.candidate, value: day }, form: 'date' };
}
