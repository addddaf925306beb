import type { DateSpan } from './date-span.ts';

/** A calendar that states write their days in, the language that names its months, and the day before its first. */
type Calendar = { name: string; language: string; start: number; daysOfYear: number; daysOfMonth: number };

const CALENDARS: readonly Calendar[] = [
  { name: 'persian', language: 'fa', start: Date.UTC(622, 2, 21), daysOfYear: 365.2422, daysOfMonth: 30.44 },
  { name: 'islamic-umalqura', language: 'ar', start: Date.UTC(622, 6, 18), daysOfYear: 354.367, daysOfMonth: 29.53 },
];

const DAY = 86_400_000;
/** How far the mean year may be from the year that is written. */
const FARTHEST = 6;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The year, month and day of a moment in a calendar. */
function partsIn({ name }: Calendar, moment: number): string {
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
  formats.set(name, format);
  const parts = format.formatToParts(moment);
  const of = (kind: string) => Number(parts.find(({ type }) => type === kind)?.value.match(/\d+/)?.[0]);
  return `${of('year')}-${of('month')}-${of('day')}`;
}

function dayIn(calendar: Calendar, year: number, month: number, day: number): DateSpan | null {
  const { start, daysOfYear, daysOfMonth } = calendar;
  const mean = start + Math.round((year - 1) * daysOfYear + (month - 1) * daysOfMonth + day - 1) * DAY;
  for (let off = -FARTHEST; off <= FARTHEST; off++) {
    const moment = mean + off * DAY;
    if (partsIn(calendar, moment) !== `${year}-${month}-${day}`) continue;
    const iso = new Date(moment).toISOString().slice(0, 10);
    return { from: iso, to: iso };
  }
  return null;
}

type Named = { calendar: Calendar; month: number };

let known: { names: ReadonlyMap<string, Named>; pattern: RegExp } | undefined;

/** The months of these calendars by their names, which no other calendar has. */
function months() {
  if (known) return known;
  const names = new Map<string, Named>();
  for (const calendar of CALENDARS) {
    const { name, language, start, daysOfYear } = calendar;
    const format = new Intl.DateTimeFormat(`${language}-u-ca-${name}`, { month: 'long', timeZone: 'UTC' });
    // Days of one year, of which a step of a fortnight misses no month.
    for (let at = 0; at < daysOfYear; at += 14) {
      const moment = start + Math.round(1_400 * daysOfYear + at) * DAY;
      const month = Number(partsIn(calendar, moment).split('-')[1]);
      names.set(format.format(moment), { calendar, month });
    }
  }
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  known = {
    names,
    pattern: new RegExp(
      `(?<![\\d/-])(\\d{1,2})\\s+(?:من\\s+)?(${longestFirst.join('|')})[،,]?\\s+(1[34]\\d{2})(?!\\d)`,
      'gu',
    ),
  };
  return known;
}

const YEAR = /(?<!\d)1[34]\d{2}(?!\d)/;
const WRITTEN_IN = /\p{Script=Arabic}/u;
const YEAR_FIRST = /(?<![\d/.-])(1[34]\d{2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?![\d/-]|\.\d)/g;
const YEAR_LAST = /(?<![\d/.-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(1[34]\d{2})(?![\d/-]|\.\d)/g;
/** Signs behind a year by which the Hijri year is told. */
const HIJRI = /\d\s?(?:هـ|ه(?!\p{L})|AH(?!\p{L}))/u;

type WithinText = { start: number; end: number; readings: DateSpan[] };

/**
 * The days that a text writes in the Persian or the Hijri calendar (as Umm al-Qura reckons it), by the names of their months
 * or in digits with a year of theirs; in digits it may be a day of either where no sign tells.
 * @param text with European digits
 */
export function inOtherCalendars(text: string): WithinText[] {
  if (!YEAR.test(text)) return [];
  const found: WithinText[] = [];
  const add = ({ 0: all, index }: RegExpMatchArray, readings: readonly (DateSpan | null)[]) =>
    found.push({ start: index ?? 0, end: (index ?? 0) + all.length, readings: readings.filter(span => span !== null) });
  const calendars = HIJRI.test(text) ? CALENDARS.slice(1) : WRITTEN_IN.test(text) ? CALENDARS : [];
  const inDigits = (year: string, month: string, day: string) =>
    calendars.map(calendar => dayIn(calendar, Number(year), Number(month), Number(day)));
  for (const match of text.matchAll(YEAR_FIRST)) add(match, inDigits(match[1] ?? '', match[3] ?? '', match[4] ?? ''));
  for (const match of text.matchAll(YEAR_LAST)) add(match, inDigits(match[4] ?? '', match[3] ?? '', match[1] ?? ''));
  if (WRITTEN_IN.test(text)) {
    const { names, pattern } = months();
    for (const match of text.matchAll(pattern)) {
      const named = names.get(match[2] ?? '');
      add(match, [named ? dayIn(named.calendar, Number(match[3]), named.month, Number(match[1])) : null]);
    }
  }
  return found.filter(({ readings }) => readings.length > 0);
}
