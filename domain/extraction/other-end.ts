import type { DateSpan } from '../reading/dates/date-span.ts';
import { datesWithin } from '../reading/dates/read-dates.ts';
import { normalise } from '../reading/text.ts';
import type { Page } from './page.ts';
import { isSameTime } from './same-thing.ts';

/** Pairs that are less likely are none. */
const LEAST_PLAUSIBILITY = 0.6;
/** A sentence has words around its days, where a row of a table has hardly any. */
const LEAST_WORDS = 4;
/** Days that are nearer to each other are those of payments and of notices, ms. */
const SHORTEST_PERIOD_MS = 80 * 86_400_000;

/** The one day that a text is; null where it is none, several, or can be read in two ways. */
function dayIn(text: string): DateSpan | null {
  const [found, ...others] = datesWithin(normalise(text));
  const [day, ...readings] = found?.readings ?? [];
  return day && others.length === 0 && readings.length === 0 && day.from === day.to ? day : null;
}

/** From when till when a sentence says that something goes: its only two days, if it has words around them. */
function periodIn(text: string): { begins: DateSpan; ends: DateSpan } | null {
  const [first, second, ...others] = datesWithin(normalise(text));
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  if (!first || !second || others.length > 0 || words.length < LEAST_WORDS) return null;
  const [begins, ends] = [first.readings[0], second.readings[0]];
  if (!begins || !ends || first.readings.length > 1 || second.readings.length > 1) return null;
  return Date.parse(ends.from) - Date.parse(begins.from) >= SHORTEST_PERIOD_MS ? { begins, ends } : null;
}

/** The periods of sentences, which lines of a document may part anywhere. */
function periodsOf({ lines }: Page): { begins: DateSpan; ends: DateSpan }[] {
  return lines.flatMap(({ text }, at) => {
    const period = periodIn(text) ?? periodIn(`${text} ${lines[at + 1]?.text ?? ''}`);
    return period ?? [];
  });
}

const daysUnderLabels = ({ candidates }: Page): DateSpan[] =>
  candidates
    .filter(({ plausibility, source }) => plausibility >= LEAST_PLAUSIBILITY && source !== 'prose')
    .flatMap(({ value }) => dayIn(value) ?? []);

/**
 * Tells whether a day may not be the end that it is said to be, since a sentence has a period end on another day that begins on
 * one which stands under a label: a policy's table says until January, and its text until July. No words need be known for
 * that. What stands under a label of its own is explained by that.
 * @param pages all of the document
 */
export function otherEndsIn(pages: readonly Page[]): (value: string) => boolean {
  // Most documents are asked for no day, and none is looked through twice.
  let told: { begins: DateSpan; ends: DateSpan }[] | undefined;
  const periods = () => {
    const labelled = pages.flatMap(daysUnderLabels);
    const isLabelled = (one: DateSpan) => labelled.some(other => isSameTime(one, other));
    return pages.flatMap(periodsOf).filter(({ begins, ends }) => isLabelled(begins) && !isLabelled(ends));
  };
  return value => {
    const day = dayIn(value);
    if (day === null) return false;
    told ??= periods();
    return told.some(
      ({ begins, ends }) => !isSameTime(begins, day) && !isSameTime(ends, day) && day.from > begins.from,
    );
  };
}
