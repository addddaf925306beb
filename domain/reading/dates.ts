import { plainDigits } from './digits.ts';
import { normalise } from './text.ts';

/** The days that a text names, both ends included, as `YYYY-MM-DD`. A single day is a span of one. */
export type DateSpan = { from: string; to: string };

/**
 * What dates a text may name: none when it names no whole date, several when it can be read in more than one way
 * (`07/01/2051`). A month without a day is the span of its days.
 */
export type DateReader = (text: string) => DateSpan[];

/** A date that stands written out in a text: its very words, and the days that they name. */
export type WrittenDate = { words: string; span: DateSpan };

/** The day as `YYYY-MM-DD`. */
export const isoDay = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The last day of a month, counted from 1. */
export const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function exists(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

/** Dates in digits, null when the text is none; with slashes either the day or the month may come first. */
function inDigits(text: string): DateSpan[] | null {
  const yearFirst =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?$/.exec(text) ??
    /^(\d{4})\s?([年년])\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/.exec(text);
  const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
  const readings: [number, number, number][] = [];
  if (yearFirst) readings.push([Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4])]);
  if (yearLast) {
    const [first, second, year] = [Number(yearLast[1]), Number(yearLast[3]), Number(yearLast[4])];
    readings.push([year, second, first]);
    if (yearLast[2] !== '.' && first !== second) readings.push([year, first, second]);
  }
  if (readings.length === 0) return null;
  return readings
    .filter(([year, month, day]) => exists(year, month, day))
    .map(([year, month, day]) => ({ from: isoDay(year, month, day), to: isoDay(year, month, day) }));
}

/**
 * A reader of dates. Those in digits are read here; finding written-out ones takes the words of many languages, which
 * whoever runs the domain brings along. The finder gets normalised text and answers null when it finds no whole date.
 */
export function dateReader(findWritten: (text: string) => WrittenDate | null): DateReader {
  return text => {
    const value = plainDigits(normalise(text));
    const digits = inDigits(value);
    if (digits) return digits;
    const written = findWritten(value);
    if (!written) return [];
    // Digits within a sentence may be as ambiguous as digits alone.
    return inDigits(written.words) ?? [written.span];
  };
}
