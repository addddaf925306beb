import type { DateSpan } from '../../reading/dates/date-span.ts';
import { readDates } from '../../reading/dates/read-dates.ts';
import { valueType } from '../../reading/value-types.ts';

const FEWEST_ROWS = 2;
/** So many rows are held against each other; a list of more begins or ends with the latest. */
const MOST_ROWS = 200;

/** The last digits of a year of ours, at the end of a day. */
const SHORT_YEAR = /[\s-]'?(\d{2})$/;

/** From the first day that a text may mean to the last; null when it is no day. */
function boundsOf(text: string): DateSpan | null {
  if (valueType(text) !== 'date') return null;
  const whole = readDates(text);
  const [first, ...others] = whole.length > 0 ? whole : readDates(text.replace(SHORT_YEAR, ' 20$1'));
  if (!first) return null;
  return others.reduce(
    (all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }),
    first,
  );
}

/** The end of a list in the order of its days, where several rows are of its last one; null where it has no order. */
function latestInOrder(days: readonly DateSpan[]): number | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first.from === last.from) return null;
  const isSorted = (sign: 1 | -1) =>
    days.every((day, at) => at === 0 || sign * day.from.localeCompare(days[at - 1]?.from ?? '') >= 0);
  if (first.to < last.from && isSorted(1)) return days.length - 1;
  return last.to < first.from && isSorted(-1) ? 0 : null;
}

/**
 * Which of several rows is the latest by the days in one of their columns, whatever order they stand in; null where a row
 * has no day there, or the order of day and month leaves it open.
 * @param rows texts of each row, by column
 */
export function latestRow(rows: readonly ReadonlyMap<number, string>[]): number | null {
  const [first] = rows;
  if (!first || rows.length < FEWEST_ROWS || rows.length > MOST_ROWS) return null;
  for (const [column, text] of first) {
    if (boundsOf(text) === null) continue;
    const days = rows.map(row => boundsOf(row.get(column) ?? ''));
    const known = days.filter(day => day !== null);
    if (known.length < rows.length) continue;
    const latest = known.findIndex((day, at) => known.every((other, place) => place === at || other.to < day.from));
    return latest < 0 ? latestInOrder(known) : latest;
  }
  return null;
}
