/** The days that a text names, both ends included, as `YYYY-MM-DD`. A single day is a span of one. */
export type DateSpan = { from: string; to: string };

/** The day as `YYYY-MM-DD`. */
export const isoDay = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The last day of a month, counted from 1. */
export const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Years outside of these are of another calendar, or no years. */
const YEARS = { first: 1850, last: 2200 };

/** The span of one day; null when there is no such day, or of no month that is told. */
export function dayOf(year: number, month: number, day: number): DateSpan | null {
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
  if (!exists || year < YEARS.first || year > YEARS.last) return null;
  const iso = isoDay(year, month, day);
  return { from: iso, to: iso };
}

/** The span of a whole month. */
export const monthOf = (year: number, month: number): DateSpan | null => {
  const first = dayOf(year, month, 1);
  return first && { from: first.from, to: isoDay(year, month, lastDayOf(year, month)) };
};
