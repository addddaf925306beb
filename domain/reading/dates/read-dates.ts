import { plainDigits } from '../digits.ts';
import { normalise } from '../text.ts';
import { isWeekday, joinedMonths, monthsNamed } from './calendar-words.ts';
import { type DateSpan, dayOf, monthOf } from './date-span.ts';
import { withFiguresForDays } from './days-in-words.ts';
import { yearOf, yearOfEra, yearWithoutEra } from './eras.ts';
import { inOtherCalendars } from './other-calendars.ts';

/** A date within a text: where it stands, and what it may mean. */
export type DateWithin = { start: number; end: number; readings: DateSpan[] };

const LONGEST_TEXT = 300;

const YEAR_FIRST = /(?<![\d/.-])(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?![\d/-]|\.\d)/g;
const YEAR_LAST = /(?<![\d/.-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4})(?![\d/-]|\.\d)/g;
const WITH_SIGNS =
  /(?<!\d)([\u4e00-\u9fff]{2})?\s?(\d{1,4}|元)\s?[年년]\s?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일])?/gu;
const VIETNAMESE = /(?<!\d)(\d{1,2})\s+(?:tháng|thg)\s+(\d{1,2})(?:,| năm)?\s+(\d{4})(?!\d)/giu;

/** What stands before the year of a day without a space may be a word of the sentence: "入职于2021年3月15日". */
const LEAD = /^[^\d元]+/u;

const present = (spans: readonly (DateSpan | null)[]) => spans.filter(span => span !== null);

function inDigits(text: string): DateWithin[] {
  const found: DateWithin[] = [];
  const add = (match: RegExpMatchArray, readings: readonly (DateSpan | null)[], lead = 0) => {
    const start = match.index ?? 0;
    found.push({ start: start + lead, end: start + match[0].length, readings: present(readings) });
  };
  for (const match of text.matchAll(YEAR_FIRST))
    add(match, [dayOf(yearOf(Number(match[1]), text), Number(match[3]), Number(match[4]))]);
  for (const match of text.matchAll(YEAR_LAST)) {
    const [first, second, year] = [Number(match[1]), Number(match[3]), yearOf(Number(match[4]), text)];
    const dayFirst = dayOf(year, second, first);
    const isOpen = match[2] !== '.' && first !== second;
    add(match, isOpen ? [dayFirst, dayOf(year, first, second)] : [dayFirst]);
  }
  for (const match of text.matchAll(VIETNAMESE))
    add(match, [dayOf(Number(match[3]), Number(match[2]), Number(match[1]))]);
  for (const match of text.matchAll(WITH_SIGNS)) {
    const written = match[2] === '元' ? 1 : Number(match[2]);
    const ofEra = match[1] === undefined ? null : yearOfEra(match[1], written);
    const year = ofEra ?? yearWithoutEra(written);
    const [month, day] = [Number(match[3]), match[4]];
    const lead = ofEra === null ? (LEAD.exec(match[0])?.[0].length ?? 0) : 0;
    add(match, [day === undefined ? monthOf(year, month) : dayOf(year, month, Number(day))], lead);
  }
  return found;
}

type Token = { text: string; start: number; end: number; number: number | null };

/** With the endings of ordinals, as "1st", "31η" and "15-го". */
const TOKEN =
  /\d+(?:st|nd|rd|th|er|ère|[ºª°]|\.?o|:?e|η[ςν]?|-?(?:го|ого|е|ое|а|та|ва|ви|ри|ти|ми|му)|-?(?:go|ego|szy|szego))?(?![\p{L}\p{N}])|\d+|(?:เ?\p{L}\p{M}*\.){2,}|\p{L}[\p{L}\p{M}'׳॰\u200c\u200d]*\.?/gu;
/** Words of grammar between the parts of a date, and words for its year. */
const FILLER =
  /^(?:de|del|of|the|d|m|م|中華|中华|г|р|r|f|году|года|gada|năm|den|le|el|il|på|พ\.ศ|gg|ngày|ta'|هـ|ه|ж|թ|e|ko|a)\.?$/i;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, index }) => {
    const digits = /^\d+/.exec(token)?.[0];
    return {
      text: token,
      start: index,
      end: index + token.length,
      number: digits === undefined ? null : Number(digits),
    };
  });
}

const isDay = (token: Token | undefined) =>
  token?.number != null && /^\d{1,2}(?!\d)/.test(token.text) && token.number <= 31;
const isYear = (token: Token | undefined) => token?.number != null && /^\d{4}$/.test(token.text);

/** The next part of a date before or after another one, over words of grammar; nothing else may stand between them. */
function beside(tokens: readonly Token[], at: number, step: 1 | -1): number {
  let next = at + step;
  for (let skipped = 0; skipped < 2 && FILLER.test(tokens[next]?.text ?? ''); skipped++) next += step;
  return next;
}

/** A date whose month is a word: "14 March 2027", "March 14, 2027", "2027. március 14.", "14 de março de 2027". */
function withMonth(tokens: readonly Token[], at: number, text: string): DateWithin | null {
  const word = tokens[at];
  if (!word || word.number !== null) return null;
  const [before, after] = [beside(tokens, at, -1), beside(tokens, at, 1)];
  const dayBefore = isDay(tokens[before]) ? before : null;
  const dayAfter = isDay(tokens[after]) ? after : null;
  const yearAt = [
    isYear(tokens[after]) ? after : null,
    dayAfter !== null && isYear(tokens[beside(tokens, dayAfter, 1)]) ? beside(tokens, dayAfter, 1) : null,
    isYear(tokens[before]) ? before : null,
    dayBefore !== null && isYear(tokens[beside(tokens, dayBefore, -1)]) ? beside(tokens, dayBefore, -1) : null,
  ].find(found => found !== null);
  if (yearAt === undefined) return null;
  const months = monthsNamed(word.text);
  if (months.length === 0) return null;
  const year = yearOf(tokens[yearAt]?.number ?? 0, text);
  const dayAt = yearAt === after ? dayBefore : yearAt === before ? dayAfter : yearAt > at ? dayAfter : dayBefore;
  // A short word without a day beside it is hardly ever a month: "3 days ago, 2026".
  if (dayAt === null && /^[a-z\u00c0-\u024f]{1,3}$/i.test(word.text)) return null;
  const day = dayAt === null ? null : (tokens[dayAt]?.number ?? null);
  const parts = [at, yearAt, dayAt ?? at].map(part => tokens[part]).filter(part => part !== undefined);
  return {
    start: Math.min(...parts.map(part => part.start)),
    end: Math.max(...parts.map(part => part.end)),
    readings: present(months.map(month => (day === null ? monthOf(year, month) : dayOf(year, month, day)))),
  };
}

function inWords(text: string): DateWithin[] {
  const tokens = tokensOf(text);
  if (!tokens.some(isYear)) return [];
  return tokens.flatMap((_, at) => withMonth(tokens, at, text) ?? []);
}

/** Signs that only tell in which direction a text runs. */
const DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const plain = (text: string) => withFiguresForDays(joinedMonths(plainDigits(normalise(text.replace(DIRECTION, '')))));

/** All dates within a text, in its order. */
function datesIn(text: string): DateWithin[] {
  if (text.length > LONGEST_TEXT || !/\d/.test(text)) return [];
  const others = inOtherCalendars(text);
  const own = [...inDigits(text), ...inWords(text)].filter(({ start }) => !others.some(other => other.start === start));
  return [...own, ...others].sort((a, b) => a.start - b.start);
}

/** The dates within a text, in its order, with their places in it as it is without marks of direction. */
export const datesWithin = (text: string): DateWithin[] => datesIn(plain(text));

const RANGE = /^\s*(?:-|–|—|~|〜|to|until|through|bis|au|al|a|até|hasta|t\/m|tot|do|по|から)\s*$/i;

/**
 * Reads the dates that a text names, in digits or words of any language that `Intl` knows: the span from the first to
 * the second when they are a range, each of them as one possible reading otherwise.
 */
export function readDates(text: string): DateSpan[] {
  const value = plain(text);
  const [first, second, ...more] = datesIn(value);
  if (!first) return [];
  if (!second) return isCut(value, first) ? [] : first.readings;
  if (more.length === 0 && RANGE.test(value.slice(first.end, second.start)))
    return first.readings.flatMap(({ from }) =>
      second.readings.filter(({ to }) => to >= from).map(({ to }) => ({ from, to })),
    );
  return [first, second, ...more].flatMap(({ readings }) => readings);
}

/** Whether the date is the end of a range whose beginning lacks its year: "1 to 31 October 2026". */
function isCut(text: string, { start }: DateWithin): boolean {
  return /\d\s*(?:\p{L}{3,}\.?\s*)?(?:-|–|to|bis|al?|au)\s*$/iu.test(text.slice(0, start));
}

const TIME = /\b\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?(?:\s?(?:uhr|utc|gmt|h|z))?\b/gi;

const LONGEST_DATE = 60;

/** Whether the whole of a text is one date, perhaps with its weekday and a time. */
export function isDate(text: string): boolean {
  if (text.length > LONGEST_DATE) return false;
  const value = plain(text).replace(/(\d)T(?=\d{2}:)/, '$1 ');
  const [found, ...others] = datesIn(value);
  if (!found || others.length > 0 || found.readings.length === 0 || isCut(value, found)) return false;
  const rest = `${value.slice(0, found.start)} ${value.slice(found.end)}`.replace(TIME, ' ');
  if (/\d/.test(rest)) return false;
  // Two words beside a date are its weekday at most; looking names up is dear.
  const words = rest.match(/(?:เ?\p{L}\p{M}*\.){2,}|\p{L}[\p{L}\p{M}\u200c\u200d]*/gu) ?? [];
  return words.length <= 3 && words.every(word => FILLER.test(word) || isWeekday(word));
}
