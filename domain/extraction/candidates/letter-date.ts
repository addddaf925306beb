import { datesWithin } from '../../reading/dates/read-dates.ts';
import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { normalise } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What the day of a letter and the month of a statement stand for as labels. */
export const DAY_OF_LETTER = 'day of letter';
export const MONTH_OF_TITLE = 'month of title';

const MADE: readonly Concept[] = ['date', 'issued', 'created'];
/** "Fait à Lyon, le", "Umeå den": a place, and words of grammar. */
const MOST_WORDS_AHEAD = 5;
const MOST_WORDS_OF_TITLE = 6;
/** What stands behind the day in some languages: "16 listopada 2026 r." */
const BEHIND = /^[\s.,]*(?:(?:r|г|р|года|року)\b\.?)?[\s.]*$/u;
/** Titles stand in this part of a page. */
const UPPER_PART = 0.4;

const isOfOtherDay = (text: string) =>
  meaningOf(text).some(({ concepts }) =>
    concepts.some(concept => /^(?:when|moment)$/.test(classOf(concept)) && !MADE.includes(concept)),
  );
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

type Told = { value: string; isDay: boolean; segment: Segment };

/** The one day or month in which a line ends, behind a few words. */
function toldIn(segment: Segment): Told | null {
  const { cell, tag } = segment;
  const text = normalise(segment.text);
  if (cell !== null || tag !== '') return null;
  const [found, more] = datesWithin(text);
  const [span, other] = found?.readings ?? [];
  if (!found || more || !span || other || !BEHIND.test(text.slice(found.end))) return null;
  const ahead = text.slice(0, found.start).trim();
  const isDay = span.from === span.to;
  if (/[\p{N}]|[:：]$/u.test(ahead) || isOfOtherDay(ahead)) return null;
  if (wordsIn(ahead) > (isDay ? MOST_WORDS_AHEAD : MOST_WORDS_OF_TITLE)) return null;
  const isMonth = span.from.slice(0, 7) === span.to.slice(0, 7);
  return isDay || isMonth ? { value: text.slice(found.start, found.end), isDay, segment } : null;
}

/** The day on which a letter was written, and the month of which a statement is, where no other line is like it. */
export function letterDateCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const end = segments.reduce((most, { rect }) => Math.max(most, rect.y + rect.height), 0);
  const told = segments.flatMap(segment => toldIn(segment) ?? []);
  const days = told.filter(({ isDay }) => isDay);
  const months = told.filter(({ isDay, segment }) => !isDay && segment.rect.y <= UPPER_PART * end);
  for (const [label, all] of [
    [DAY_OF_LETTER, days],
    [MONTH_OF_TITLE, months],
  ] as const) {
    const [only] = all;
    if (only && new Set(all.map(({ value }) => value)).size === 1)
      propose(candidates, {
        label,
        value: only.value,
        plausibility: 0.62,
        source: 'title',
        runs: only.segment.parts,
        unsure: true,
      });
  }
  return candidates;
}
