import type { Segment } from '../segments.ts';
import type { Candidate } from './candidate.ts';

/** A day in digits and the stop behind it. */
const WITH_STOP = /^(\d{1,2}\.\d{1,2}\.\d{4})\.$/;
/** Letters of languages in which the year of a day has a stop of its own, and of their neighbours. */
const WRITES_STOP = /[čćžšđљњћђџ]/iu;

/**
 * Takes the stop of a sentence from a day in digits that ends it, "02.06.2026.", where no letter of the page is of a language
 * that writes a stop behind the year.
 */
export function withoutStopOfDay(candidates: readonly Candidate[], segments: readonly Segment[]): readonly Candidate[] {
  if (!candidates.some(({ value }) => WITH_STOP.test(value))) return candidates;
  if (segments.some(({ text }) => WRITES_STOP.test(text))) return candidates;
  return candidates.map(one => ({ ...one, value: one.value.replace(WITH_STOP, '$1') }));
}
