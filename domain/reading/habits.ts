import { currenciesOf } from './currencies.ts';
import type { FieldType } from './field-types.ts';
import { normalise } from './text.ts';

/** How a piece of evidence writes what its single values leave open; null where it does not tell, or tells both. */
export type Habits = {
  /** The sign of its only currency. */
  currency: string | null;
  /** Days of digits alone begin with the day of the month: "05/06/2026" is in June. */
  dayFirst: boolean | null;
  /** A point sets thousands apart, as in "42.318", and is never a decimal sign. */
  pointGroups: boolean;
};

/** Of evidence that tells nothing. */
export const NO_HABITS: Habits = { currency: null, dayFirst: null, pointGroups: false };

/** Codes that are words as well. */
const WORDS = new Set([
  'ALL',
  'TRY',
  'TOP',
  'CUP',
  'MOP',
  'PEN',
  'SOS',
  'GEL',
  'MAD',
  'BAM',
  'ANG',
  'BOB',
  'COP',
  'LAK',
]);
/** Signs, codes, and what stands behind a number. */
const SIGNS =
  /(?<![\p{L}\p{N}])[A-Z]{1,3}\p{Sc}|\p{Sc}|(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])|(?<=\d\s?)\p{L}{2,6}(?!\p{L})/gu;
const DAYS = /(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2\d{4}(?![\d/-])/g;
const MOST_MONTHS = 12;

function currencyOf(text: string): string | null {
  const signs = new Set([...text.matchAll(SIGNS)].map(([sign]) => sign).filter(sign => !WORDS.has(sign)));
  const known = [...signs]
    .map(sign => ({ sign, codes: currenciesOf(sign) }))
    .filter(({ codes }) => codes.size > 0)
    .sort((a, b) => a.codes.size - b.codes.size);
  const [first, ...others] = known;
  const isOne = first && others.every(({ codes }) => [...first.codes].every(code => codes.has(code)));
  return isOne ? first.sign : null;
}

function dayFirstIn(text: string): boolean | null {
  const days = [...text.matchAll(DAYS)].map(([, first, , second]) => [Number(first), Number(second)] as const);
  const isFirst = days.some(([first]) => first > MOST_MONTHS);
  const isSecond = days.some(([, second]) => second > MOST_MONTHS);
  return isFirst === isSecond ? null : isFirst;
}

/** What only those write who set thousands apart by a point: "1.234,50", "1.500.000", "29,90". */
const WITH_DECIMAL_COMMA = /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?![.,]?\d)|(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?!\.?\d)/;
/** What none of these write: "4.5", "1,234.50", "1,500,000". A clock or a day without its year leaves it open as well. */
const WITH_DECIMAL_POINT = /(?<![\d.])[\d,]*\d\.\d{1,2}(?!\.?\d)|(?<![\d.,])\d{1,3}(?:,\d{3}){2,}(?!,?\d)/;

const pointGroupsIn = (text: string) => WITH_DECIMAL_COMMA.test(text) && !WITH_DECIMAL_POINT.test(text);

/** What all text of a piece of evidence tells of how it writes amounts and days. */
export const habitsOf = (text: string): Habits => ({
  currency: currencyOf(text),
  dayFirst: dayFirstIn(text),
  pointGroups: pointGroupsIn(text),
});

/** Amounts of money without their currency. */
const BARE = /^[-+]?\d(?:[\d.,' ]*\d)?$/;
const OF_DIGITS = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;

/** The one point of a number, before three digits. */
const POINT = /(?<![\d.,])(\d{1,3})\.(?=\d{3}(?![.,]?\d))/g;
const COUNTED: readonly FieldType[] = ['number', 'money'];

/**
 * A value with what its evidence leaves to be understood: the only currency, the day as ISO writes it, and thousands without
 * the point that may be a decimal one elsewhere.
 */
export function asHabitual(value: string, type: FieldType, { currency, dayFirst, pointGroups }: Habits): string {
  const text = pointGroups && COUNTED.includes(type) ? normalise(value).replace(POINT, '$1') : normalise(value);
  if (type === 'money' && currency !== null && BARE.test(text)) return `${text} ${currency}`;
  const [, first = '', , second = '', year = ''] = OF_DIGITS.exec(text) ?? [];
  if (COUNTED.includes(type) && text !== normalise(value)) return text;
  if (type !== 'date' || dayFirst === null || year === '') return value;
  const [day, month] = dayFirst ? [first, second] : [second, first];
  return Number(month) > MOST_MONTHS ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
