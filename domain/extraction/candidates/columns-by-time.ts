import { isWeekday } from '../../reading/dates/calendar-words.ts';
import { datesWithin } from '../../reading/dates/read-dates.ts';
import type { Concept } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { folded } from '../../reading/text.ts';
import type { Candidate, CandidateSource } from './candidate.ts';
import { type DayLead, leadOfDay } from './day-leads.ts';
import { DAY_OF_LETTER } from './letter-date.ts';

const OF_TABLES: readonly CandidateSource[] = ['row and column', 'column'];
const MADE: readonly Concept[] = ['date', 'issued', 'created'];
/** Of what held before, or will hold only later. */
const WORTH_OF_OTHER_TIME = 0.8;
/** In days: what ends then goes on as what begins. */
const NEXT = 1;
const MILLISECONDS = 86_400_000;

type Timed = { candidate: Candidate; what: string; lead: DayLead; day: string };

const oneDay = (text: string): string | null => {
  const [only, second] = datesWithin(text);
  const [reading, other] = only?.readings ?? [];
  return reading && !other && !second && reading.from === reading.to ? reading.from : null;
};

/** What a label says, and until or from which day it says it; null where it tells no such day at its end. */
function timedOf(candidate: Candidate): Timed | null {
  const { label, source } = candidate;
  if (!OF_TABLES.includes(source) || !/\p{Nd}/u.test(label)) return null;
  const [found] = datesWithin(label);
  const day = oneDay(label);
  if (!found || day === null || label.slice(found.end).trim() !== '') return null;
  const before = label.slice(0, found.start).trim();
  const lead = leadOfDay(before, '', isWeekday);
  if (lead === null || lead === 'by') return null;
  const what = before.split(' ').slice(0, -1).join(' ');
  return what === '' ? null : { candidate, what: folded(what), lead, day };
}

/** The day on which a paper was made, by its letter or by a label for that alone. */
function dayMade(candidates: readonly Candidate[]): string | null {
  const made = candidates.find(
    ({ label }) =>
      label === DAY_OF_LETTER ||
      (label.length > 0 &&
        meaningOf(label).length > 0 &&
        meaningOf(label).every(({ concepts }) => concepts.length > 0 && concepts.every(one => MADE.includes(one)))),
  );
  return made === undefined ? null : oneDay(made.value);
}

const follows = (until: string, since: string) => {
  const between = (Date.parse(since) - Date.parse(until)) / MILLISECONDS;
  return between >= 0 && between <= NEXT;
};

/**
 * Sets back what a table tells of another time than that of its paper, where two columns follow each other: of "until 31.03."
 * and "since 01.04." the one holds that holds on the day of the letter.
 */
export function setOtherTimesBack(candidates: readonly Candidate[]): void {
  const timed = candidates.flatMap(candidate => timedOf(candidate) ?? []);
  const ends = timed.filter(({ lead }) => lead === 'until');
  if (ends.length === 0) return;
  const today = dayMade(candidates);
  if (today === null) return;
  for (const { candidate, what, day } of ends) {
    const next = timed.find(other => other.lead === 'since' && other.what === what && follows(day, other.day));
    if (next === undefined) continue;
    const other = next.day <= today ? candidate : next.candidate;
    other.plausibility *= WORTH_OF_OTHER_TIME;
    candidate.unsure = true;
    next.candidate.unsure = true;
  }
}
