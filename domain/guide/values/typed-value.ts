import { type DateSpan, monthOf } from '../../reading/dates/date-span.ts';
import { YEAR_OF_ERA } from '../../reading/dates/eras.ts';
import { readDates } from '../../reading/dates/read-dates.ts';
import { plainDigits } from '../../reading/digits.ts';
import type { FieldType } from '../../reading/field-types.ts';
import { normalise } from '../../reading/text.ts';
import { type Amount, readAmount } from './amounts.ts';

/** A value of the guide or of the evidence, as the one thing that it is. */
export type TypedValue =
  | { kind: 'amount'; amount: Amount }
  /** Several when the text can be read in more than one way. */
  | { kind: 'date'; spans: readonly DateSpan[] }
  | { kind: 'identifier' }
  | { kind: 'text' };

export type ValueKind = TypedValue['kind'];

/** Fields whose values are compared sign by sign, whatever they look like. */
const IDENTIFIERS: readonly FieldType[] = ['id', 'phone', 'email', 'handle'];
const WORDS: readonly FieldType[] = ['status', 'name', 'address'];
const AMOUNTS: readonly FieldType[] = ['money', 'number', 'percent'];
const DATES: readonly FieldType[] = ['date', 'period'];

/** A year, or a month and its year in digits, as they stand where a day is asked for: "2009", "08/2029". */
function yearOrMonth(text: string): readonly DateSpan[] {
  const [, month, year] = /^(?:(0[1-9]|1[0-2])[/.-])?((?:19|20)\d{2})$/.exec(plainDigits(normalise(text))) ?? [];
  if (year === undefined) return [];
  const span =
    month === undefined ? { from: `${year}-01-01`, to: `${year}-12-31` } : monthOf(Number(year), Number(month));
  return span ? [span] : [];
}

/** Four digits, or fewer where years are counted by eras: "令和8年11月5日". */
const HAS_YEAR = new RegExp(`\\d{4}|${YEAR_OF_ERA}\\s?年`, 'u');

/** A date and nothing else: what stands beside its day, month and year may change what it says. */
function wholeDate(text: string): readonly DateSpan[] {
  const words = normalise(text).split(' ').length;
  return HAS_YEAR.test(plainDigits(normalise(text))) && words <= 9 ? readDates(text) : [];
}

/** What a value is, told by its field first and then by its form. */
export function readValue(text: string, type: FieldType): TypedValue {
  if (IDENTIFIERS.includes(type)) return { kind: 'identifier' };
  if (WORDS.includes(type)) return { kind: 'text' };
  const amount = readAmount(text);
  if (AMOUNTS.includes(type)) return amount ? { kind: 'amount', amount } : { kind: 'text' };
  if (amount && amount.measure.kind !== 'count' && !DATES.includes(type)) return { kind: 'amount', amount };
  if (amount?.measure.kind === 'duration') return { kind: 'amount', amount };
  const spans = wholeDate(text);
  if (DATES.includes(type)) {
    const told = spans.length > 0 ? spans : type === 'date' ? yearOrMonth(text) : [];
    return told.length > 0 ? { kind: 'date', spans: told } : { kind: 'text' };
  }
  const isDate = spans.length > 0 && /^(?:\p{L}{0,12}\.?,? ?)?\d|^\p{L}+\.? \d{1,2},? \d{4}$/u.test(normalise(text));
  if (isDate && !/\d{5}/.test(text)) return { kind: 'date', spans };
  return amount || /^(?=.*\d)[\p{L}\d][\p{L}\d /._-]*$/u.test(normalise(text))
    ? { kind: 'identifier' }
    : { kind: 'text' };
}

/** The kind that a field's values have whatever they look like; null when their form tells. */
export function kindOfField(type: FieldType): ValueKind | null {
  if (IDENTIFIERS.includes(type)) return 'identifier';
  if (WORDS.includes(type)) return 'text';
  if (AMOUNTS.includes(type)) return 'amount';
  return type === 'date' ? 'date' : null;
}
