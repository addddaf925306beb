import type { FieldType } from '../reading/field-types.ts';
import { normalise } from '../reading/text.ts';
import { type ValueType, valueType } from '../reading/value-types.ts';

/** What a value looks like: its kind, and its letters and digits without what they say. */
export type ValueForm = { type: ValueType; shape: string };

/** Kinds that tell themselves by their form; of the others any may stand where one stood. */
const FORMED: readonly ValueType[] = [
  'email',
  'money',
  'percent',
  'quantity',
  'date',
  'period',
  'number',
  'phone',
  'id',
];
/** A longer number is of another of these kinds, and the same number to its reader. */
const NUMBERED: readonly ValueType[] = ['number', 'phone', 'id'];
/** Kinds of which one shape is as good as another: dates and amounts are written in many. */
const FREE: readonly ValueType[] = ['email', 'date', 'period', 'money', 'percent', 'quantity'];
const LONGEST_SHAPE = 40;
const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;
const GROUPED = /\p{Nd}(?:[.,'](?=\p{Nd})|\p{Nd})*/gu;

function wordShape(word: string): string {
  if (/^\p{Nd}+$/u.test(word)) return '9';
  return /\p{Nd}/u.test(word) ? 'x' : 'a';
}

/** Words as `a`, numbers as `9`, both in one as `x`; what stands between them stays. */
function shapeOf(value: string): string {
  return normalise(value).replace(GROUPED, '9').replace(WORD, wordShape).slice(0, LONGEST_SHAPE);
}

export const formOf = (value: string): ValueForm => ({ type: valueType(value), shape: shapeOf(value) });

/** Whether a value of the one form may stand where one of the other stood: "Gold" for "Standard", no date for an amount. */
export function mayReplace(value: ValueForm, taught: ValueForm): boolean {
  if (!FORMED.includes(taught.type)) return !FORMED.includes(value.type);
  if (NUMBERED.includes(taught.type)) return NUMBERED.includes(value.type) && value.shape === taught.shape;
  return value.type === taught.type && (FREE.includes(taught.type) || value.shape === taught.shape);
}

/** The kind of a value, as a word for people. */
const WORDS: Partial<Record<ValueType | FieldType, string>> = {
  email: 'an e-mail address',
  money: 'an amount of money',
  percent: 'a percentage',
  quantity: 'a quantity',
  date: 'a date',
  period: 'a period',
  number: 'a number',
  phone: 'a number',
  id: 'a number or code',
};

/** What is read, in a word or two: "a date". */
export const formInWords = ({ type }: ValueForm): string => WORDS[type] ?? 'a text';
