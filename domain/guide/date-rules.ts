import { type DateSpan, lastDayOf } from '../reading/dates/date-span.ts';
import type { CalendarUnit } from '../reading/units.ts';
import { agreed, type Outcome } from './outcome.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Today itself is left open: it depends on the time zone, and on whether the last day counts. */
function future(span: DateSpan, today: string): Outcome {
  if (span.from > today) return 'met';
  return span.to < today ? 'not_met' : 'unknown';
}

/** Whether a date lies after the day of the submission, however it is read. */
export function isInFuture(readings: readonly DateSpan[], submittedAt: Date): Outcome {
  return agreed(readings.map(span => future(span, dayOf(submittedAt))));
}

/** Whether a day is that of the submission or a later one, however it is read; of one that has passed it is left open what held then. */
export const hasNotPassed = (readings: readonly DateSpan[], submittedAt: Date): Outcome =>
  readings.length > 0 && readings.every(({ from }) => from >= dayOf(submittedAt)) ? 'met' : 'unknown';

/** The same day so many units away, earlier when negative; a day that the month lacks becomes its last one. */
function shifted(moment: Date, count: number, unit: CalendarUnit): Date {
  const day = new Date(moment);
  if (unit === 'day') day.setUTCDate(day.getUTCDate() + count);
  else if (unit === 'week') day.setUTCDate(day.getUTCDate() + 7 * count);
  else {
    const months = unit === 'month' ? count : 12 * count;
    const target = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
    const last = lastDayOf(target.getUTCFullYear(), target.getUTCMonth() + 1);
    target.setUTCDate(Math.min(day.getUTCDate(), last));
    return target;
  }
  return day;
}

function within(readings: readonly DateSpan[], first: Date, last: Date): Outcome {
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return 'unknown';
  const [from, to] = [dayOf(first), dayOf(last)];
  return agreed(
    readings.map(span => {
      if (span.from >= from && span.to <= to) return 'met';
      return span.to < from || span.from > to ? 'not_met' : 'unknown';
    }),
  );
}

/** Whether a date lies in the last so many days, weeks, months or years before the submission, however it is read. */
export function isWithinLast(
  readings: readonly DateSpan[],
  count: number,
  unit: CalendarUnit,
  submittedAt: Date,
): Outcome {
  return within(readings, shifted(submittedAt, -count, unit), submittedAt);
}

/** Whether a date lies in the next so many days, weeks, months or years after the submission, however it is read. */
export function isWithinNext(
  readings: readonly DateSpan[],
  count: number,
  unit: CalendarUnit,
  submittedAt: Date,
): Outcome {
  return within(readings, submittedAt, shifted(submittedAt, count, unit));
}

/** Whether a date lies in the month or year of the submission, however it is read; on the first and last day of it that is left open. */
export function isInCurrent(readings: readonly DateSpan[], unit: 'month' | 'year', submittedAt: Date): Outcome {
  const length = unit === 'month' ? 7 : 4;
  const dayBefore = shifted(submittedAt, -1, 'day');
  const dayAfter = shifted(submittedAt, 1, 'day');
  const current = dayOf(submittedAt).slice(0, length);
  // Which day it is depends on the time zone.
  if ([dayBefore, dayAfter].some(day => dayOf(day).slice(0, length) !== current)) return 'unknown';
  return agreed(
    readings.map(({ from, to }) => {
      if (from.startsWith(current) && to.startsWith(current)) return 'met';
      return to < current || from.slice(0, length) > current ? 'not_met' : 'unknown';
    }),
  );
}

/** Whether a date lies at least so many days, weeks, months or years ahead; the last day itself is left open. */
export function isAhead(readings: readonly DateSpan[], count: number, unit: CalendarUnit, submittedAt: Date): Outcome {
  const limit = shifted(submittedAt, count, unit);
  return Number.isNaN(limit.getTime()) ? 'unknown' : agreed(readings.map(span => future(span, dayOf(limit))));
}

/**
 * Whether a date lies so many days, weeks, months or years back or farther, however it is read; the first day itself is
 * left open.
 */
export function isOlderThan(
  readings: readonly DateSpan[],
  count: number,
  unit: CalendarUnit,
  submittedAt: Date,
): Outcome {
  const limit = shifted(submittedAt, -count, unit);
  if (Number.isNaN(limit.getTime())) return 'unknown';
  const day = dayOf(limit);
  return agreed(
    readings.map(span => {
      if (span.to < day) return 'met';
      return span.from > day ? 'not_met' : 'unknown';
    }),
  );
}
