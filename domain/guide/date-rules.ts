import { type DateSpan, lastDayOf } from '../reading/dates.ts';
import type { CalendarUnit } from './clause.ts';
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

/** The same day so many units earlier; a day that the month lacks becomes its last one. */
function before(moment: Date, count: number, unit: CalendarUnit): Date {
  const day = new Date(moment);
  if (unit === 'day') day.setUTCDate(day.getUTCDate() - count);
  else if (unit === 'week') day.setUTCDate(day.getUTCDate() - 7 * count);
  else {
    const months = unit === 'month' ? count : 12 * count;
    const target = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1));
    const last = lastDayOf(target.getUTCFullYear(), target.getUTCMonth() + 1);
    target.setUTCDate(Math.min(day.getUTCDate(), last));
    return target;
  }
  return day;
}

/** Whether a date lies in the last so many days, weeks, months or years before the submission, however it is read. */
export function isWithinLast(
  readings: readonly DateSpan[],
  count: number,
  unit: CalendarUnit,
  submittedAt: Date,
): Outcome {
  const start = before(submittedAt, count, unit);
  if (Number.isNaN(start.getTime())) return 'unknown';
  const [first, today] = [dayOf(start), dayOf(submittedAt)];
  return agreed(
    readings.map(span => {
      if (span.from >= first && span.to <= today) return 'met';
      return span.to < first || span.from > today ? 'not_met' : 'unknown';
    }),
  );
}
