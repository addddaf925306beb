import type { DateSpan } from './dates/date-span.ts';
import { datesWithin } from './dates/read-dates.ts';
import { holdsOverTime } from './states.ts';

/** What was done, and the day on which it was. */
export type DoneOnDay = { what: string; days: readonly DateSpan[] };

/** Signs and the words for "on" that lead from what was done to the day: "Completed on 12 March", "Bezahlt am", "Betald · ". */
const LEADS_TO_DAY =
  /[\s,;:·•|–—(-]*(?:(?<=[\s,(])(?:on|am|op|le|el|em|il|den|d\.|pe|dne|dnia|din|la|στις|от|від)\s*)?$/iu;
const BEHIND_DAY = /^[\s).]*$/u;
const MOST_WORDS = 3;

/**
 * A value that says what was done and the day on which it was: "Completed 12 March 2026", "Betaald op 3 mei 2026". What holds
 * over a time ("Valid 12 March 2026") is no such thing: the day may be its last one. Null for any other value.
 */
export function doneOnDay(value: string): DoneOnDay | null {
  const [day, ...others] = datesWithin(value);
  if (day === undefined || others.length > 0 || !BEHIND_DAY.test(value.slice(day.end))) return null;
  const what = value.slice(0, day.start).replace(LEADS_TO_DAY, '').trim();
  const words = what.split(/\s+/);
  const isDone = /^[\p{L}\p{M}' ’-]+$/u.test(what) && words.length <= MOST_WORDS && !holdsOverTime(what);
  return isDone ? { what, days: day.readings } : null;
}
