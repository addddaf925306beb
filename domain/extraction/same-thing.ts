import type { DateSpan } from '../reading/dates/date-span.ts';
import { type DateWithin, datesWithin, readDates } from '../reading/dates/read-dates.ts';
import { yearsWithin } from '../reading/dates/years-within.ts';
import { meaningOf } from '../reading/meaning.ts';
import { normalise, withoutParts } from '../reading/text.ts';

/** What a label says: of which time, and of what. */
export type Named = {
  /** The day, month or year that it names; null when it names none, or several. */
  time: DateSpan | null;
  /** What else it says, in concepts where its words are known, in any order; empty where it names a time alone. */
  thing: ReadonlySet<string>;
};

/** What some words speak of, whatever their language and order. */
export const thingIn = (words: string): ReadonlySet<string> =>
  new Set(meaningOf(words).map(({ text, concepts }) => concepts[0] ?? text));

/**
 * The dates of a text, else its years, with their places.
 * @param text in one form for each space and dash: normalised
 */
export function timesIn(text: string): DateWithin[] {
  const dates = datesWithin(text);
  return dates.length > 0 ? dates : yearsWithin(text);
}

/** What a label names: "Дохід за жовтень 2026" an income, and October 2026. */
export function namedBy(label: string): Named {
  const text = normalise(label);
  const times = timesIn(text);
  const [first] = times;
  const words = withoutParts(text, times);
  const isOne = times.length === 1 && first?.readings.length === 1;
  return { time: isOne ? (first.readings[0] ?? null) : null, thing: thingIn(words) };
}

/** Whether both are the same days. */
export const isSameTime = (a: DateSpan, b: DateSpan): boolean => a.from === b.from && a.to === b.to;

/** Whether all that the one speaks of the other speaks of, too. */
export const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every(word => other.has(word));

/**
 * Whether two texts name the same day, in whatever form: "31 October 2027" and "31/10/2027"; where one may be read in two ways,
 * the other tells in which.
 */
export function nameSameDay(a: string, b: string): boolean {
  const [one, other] = [readDates(a), readDates(b)].sort((few, many) => few.length - many.length);
  const [day, ...more] = one ?? [];
  return day !== undefined && more.length === 0 && (other ?? []).some(reading => isSameTime(reading, day));
}
