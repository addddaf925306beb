import { endsJoining } from '../../reading/goes-on.ts';
import { DATE, NUMBER } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const PLAIN_WORDS = /^[\p{L} ]{3,24}$/u;
const WORDS_THEN_NUMBER = /^([\p{L} ]{4,40}) (\d[\d.,]*)$/u;
/** "2. Company" is the second of several titles, and counts none. */
const NUMBER_THEN_WORDS = /^(\d(?:[\d.,]*\d)?\s?[KMB]?)\s+([\p{L} ]{3,24})$/u;

/** Behind words a year says of when they are told, and counts nothing: "Tier points 2026". */
const YEAR = /^(?:19|20)\d{2}$/;

/** Numbers with what they count: "12.4K Followers", "Items on loan 4". */
export function countCandidates(segment: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  const { parts, text } = segment;
  // "The capital by 35,000": what a line breaks off counts nothing by itself.
  const count = (label: string, value: string, plausibility: number) =>
    propose(candidates, { label, value, plausibility, source: 'count', runs: parts, unsure: endsJoining(label) });
  if (parts.length > 1 && text.length < 120) {
    const [first, ...rest] = parts.map(run => run.text.trim());
    if (first !== undefined && NUMBER.test(first)) count(rest.join(' '), first, 0.86);
    for (const [index, run] of parts.entries()) {
      const value = run.text.trim();
      const label = parts[index + 1]?.text.trim() ?? '';
      if (NUMBER.test(value) && PLAIN_WORDS.test(label)) count(label, value, 0.9);
    }
  }
  if (DATE.test(text)) return candidates;
  const trailing = WORDS_THEN_NUMBER.exec(text);
  const isDay = DATE.test(trailing?.[2]?.replace(/[.,]+$/u, '') ?? '');
  if (trailing?.[1] && trailing[2] && !isDay && !YEAR.test(trailing[2])) count(trailing[1], trailing[2], 0.8);
  const leading = NUMBER_THEN_WORDS.exec(text);
  if (leading?.[1] && leading[2]) count(leading[2], leading[1], 0.8);
  return candidates;
}
