import * as chrono from 'chrono-node';
import { normalise } from './text.ts';

/** The days that a text names, both ends included, as `YYYY-MM-DD`. A single day is a span of one. */
export type DateSpan = { from: string; to: string };

const LANGUAGES = [chrono.en, chrono.de, chrono.fr, chrono.es, chrono.pt];
/** Fixed, so that the same text always reads the same; dates that need it are refused below. */
const NO_REFERENCE = new Date(Date.UTC(2000, 0, 1, 12));

const iso = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function exists(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month);
}

/** Dates in digits; with slashes either the day or the month may come first. */
function inDigits(text: string): DateSpan[] | null {
  const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
  const readings: [number, number, number][] = [];
  if (yearFirst) readings.push([Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])]);
  if (yearLast) {
    const [first, second, year] = [Number(yearLast[1]), Number(yearLast[3]), Number(yearLast[4])];
    readings.push([year, second, first]);
    if (yearLast[2] !== '.' && first !== second) readings.push([year, first, second]);
  }
  if (readings.length === 0) return null;
  return readings
    .filter(([year, month, day]) => exists(year, month, day))
    .map(([year, month, day]) => ({ from: iso(year, month, day), to: iso(year, month, day) }));
}

function spanOf(parsed: chrono.ParsedComponents, end: chrono.ParsedComponents | null): DateSpan | null {
  const last = end ?? parsed;
  if (![parsed, last].every(part => part.isCertain('year') && part.isCertain('month'))) return null;
  const [year, month, lastYear, lastMonth] = [
    parsed.get('year'),
    parsed.get('month'),
    last.get('year'),
    last.get('month'),
  ];
  if (year === null || month === null || lastYear === null || lastMonth === null) return null;
  const day = parsed.isCertain('day') ? (parsed.get('day') ?? 1) : 1;
  const endDay = last.isCertain('day') ? (last.get('day') ?? 1) : lastDay(lastYear, lastMonth);
  return { from: iso(year, month, day), to: iso(lastYear, lastMonth, endDay) };
}

/**
 * What dates a text may name: none when it names no whole date, several when it can be read in more than one way
 * (`07/01/2051`). A month without a day is the span of its days.
 */
export function readDates(text: string): DateSpan[] {
  const value = normalise(text);
  const digits = inDigits(value);
  if (digits) return digits;
  for (const language of LANGUAGES) {
    const parsed = language.parse(value, NO_REFERENCE)[0];
    // "next month" or "12 March" mean nothing without the moment of writing.
    if (!parsed || !/\b\d{4}\b/.test(parsed.text)) continue;
    const span = spanOf(parsed.start, parsed.end ?? null);
    if (!span) continue;
    const slashed = inDigits(parsed.text);
    return slashed ?? [span];
  }
  return [];
}
