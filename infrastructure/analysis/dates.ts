import * as chrono from 'chrono-node';
import { type DateSpan, dateReader, isoDay, lastDayOf, type WrittenDate } from '../../domain/reading/dates.ts';

const LANGUAGES = [chrono.en, chrono.de, chrono.fr, chrono.es, chrono.pt];
/** Fixed, so that the same text always reads the same; dates that need it are refused below. */
const NO_REFERENCE = new Date(Date.UTC(2000, 0, 1, 12));

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
  const endDay = last.isCertain('day') ? (last.get('day') ?? 1) : lastDayOf(lastYear, lastMonth);
  return { from: isoDay(year, month, day), to: isoDay(lastYear, lastMonth, endDay) };
}

function findWritten(text: string): WrittenDate | null {
  for (const language of LANGUAGES) {
    const parsed = language.parse(text, NO_REFERENCE)[0];
    // "next month" or "12 March" mean nothing without the moment of writing.
    if (!parsed || !/\b\d{4}\b/.test(parsed.text)) continue;
    const span = spanOf(parsed.start, parsed.end ?? null);
    if (span) return { words: parsed.text, span };
  }
  return null;
}

/** Reads dates in digits and in the words of English, German, French, Spanish and Portuguese. */
export const readDates = dateReader(findWritten);
