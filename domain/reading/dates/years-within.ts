import { plainDigits } from '../digits.ts';
import { monthOf } from './date-span.ts';
import type { DateWithin } from './read-dates.ts';

/** A year by itself, or a month of it in digits: "2025", "10/2026". */
const YEAR = /(?<![\d.,/-])(?:(0?[1-9]|1[0-2])[/.-])?((?:19|20)\d{2})(?![\d/-]|[.,]\d)/g;

/** The years of a text that are no part of a date, and months that stand there in digits. */
export function yearsWithin(text: string): DateWithin[] {
  return [...plainDigits(text).matchAll(YEAR)].map(({ 0: found, 1: month, 2: year = '', index }) => {
    const span =
      month === undefined ? { from: `${year}-01-01`, to: `${year}-12-31` } : monthOf(Number(year), Number(month));
    return { start: index, end: index + found.length, readings: span ? [span] : [] };
  });
}
