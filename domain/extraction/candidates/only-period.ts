import { datesWithin } from '../../reading/dates/read-dates.ts';
import { cutOf } from '../cut.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const LONGEST_PERIOD = 60;
/** Words of more letters than "from" and "until" have say what of. */
const LONGEST_WORD = 9;
const MOST_DIGITLESS_WORDS = 6;

/** Whether two days are one, in two calendars: "٠٥/٠٦/١٤٤٨هـ الموافق ١٥/١١/٢٠٢٦م". */
function isOneDayTwice(text: string): boolean {
  const [one, other] = datesWithin(text);
  const isSame = one?.readings.some(({ from }) => other?.readings.some(same => same.from === from)) === true;
  return isSame && text.slice(one?.start, one?.end) !== text.slice(other?.start, other?.end);
}

/** What joins two days that are written with signs for year, month and day; else a line has two days that are not of each other. */
const JOINS = /[~〜～–—-]|から|より|至|起|부터/u;
const HAS_SIGNS = /[年년]/u;

function areJoined(text: string): boolean {
  const [one, other] = HAS_SIGNS.test(text) ? datesWithin(text) : [];
  return one === undefined || other === undefined || JOINS.test(text.slice(one.end, other.start));
}

/** Whether a text is two days and what joins them, the earlier first: "2026年10月1日 から 2027年3月31日 まで". */
function isPeriod(text: string): boolean {
  if (text.length > LONGEST_PERIOD || !/\p{Nd}/u.test(text)) return false;
  const words = text.split(/\s+/).filter(word => !/\p{Nd}/u.test(word));
  if (words.length > MOST_DIGITLESS_WORDS || words.some(word => word.length > LONGEST_WORD)) return false;
  return (
    cutOf('date', text, 'last') !== null && cutOf('date', text) === null && areJoined(text) && !isOneDayTwice(text)
  );
}

/** The only period that stands by itself on a page, as on tickets: what else would it be the time of? */
export function onlyPeriodCandidates(segments: readonly Segment[]): Candidate[] {
  const periods = segments.filter(({ text }) => isPeriod(text));
  const [only] = periods;
  if (!only || periods.some(({ text }) => text !== only.text)) return [];
  const candidates: Candidate[] = [];
  propose(candidates, {
    label: 'period',
    value: only.text,
    plausibility: 0.6,
    source: 'only one of its kind',
    runs: only.parts,
    onlyOne: 'period',
    unsure: true,
  });
  return candidates;
}
