import { datesWithin } from '../../reading/dates/read-dates.ts';
import { yearsWithin } from '../../reading/dates/years-within.ts';
import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { normalise } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What the day of a letter and the month of a statement stand for as labels. */
export const DAY_OF_LETTER = 'day of letter';
export const MONTH_OF_TITLE = 'month of title';
export const YEAR_OF_TITLE = 'year of title';

const MADE: readonly Concept[] = ['date', 'issued', 'created'];
/** "Fait à Lyon, le", "Umeå den": a place, and words of grammar. */
const MOST_WORDS_AHEAD = 5;
const MOST_WORDS_OF_TITLE = 6;
/** What stands behind the day in some languages: "16 listopada 2026 r." */
const BEHIND = /^[\s.,]*(?:(?:r|г|р|года|року)\b\.?)?[\s.]*$/u;
/** Titles stand in this part of a page. */
const UPPER_PART = 0.4;
const IS_YEAR = /^(?:19|20)\d{2}$/;
/** "Council Tax bill 2025/26". */
const ENDS_IN_YEARS = /^(\P{N}+)\s((?:19|20)\d{2}\s?[/-]\s?(?:20)?\d{2})$/u;

const isOfOtherDay = (text: string) =>
  meaningOf(text).some(({ concepts }) =>
    concepts.some(concept => /^(?:when|moment)$/.test(classOf(concept)) && !MADE.includes(concept)),
  );
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

type Told = { value: string; label: string; segment: Segment };

/** The one day, month or year in which a line ends, behind a few words. */
function toldIn(segment: Segment): Told | null {
  const { cell, tag } = segment;
  const text = normalise(segment.text);
  if (cell !== null || tag !== '') return null;
  const [, title = '', span = ''] = ENDS_IN_YEARS.exec(text) ?? [];
  if (span !== '' && wordsIn(title) <= MOST_WORDS_OF_TITLE && !/[:：]$/u.test(title))
    return { value: span, label: YEAR_OF_TITLE, segment };
  const [dates, years] = [datesWithin(text), yearsWithin(text)];
  const [found, more] = dates.length > 0 ? dates : years;
  const [told, other] = found?.readings ?? [];
  if (!found || more || !told || other || !BEHIND.test(text.slice(found.end))) return null;
  const ahead = text.slice(0, found.start).trim();
  const value = text.slice(found.start, found.end);
  const isDay = told.from === told.to;
  if (/[\p{N}]|[:：]$/u.test(ahead) || isOfOtherDay(ahead)) return null;
  if (wordsIn(ahead) > (isDay ? MOST_WORDS_AHEAD : MOST_WORDS_OF_TITLE)) return null;
  if (isDay) return { value, label: DAY_OF_LETTER, segment };
  if (told.from.slice(0, 7) === told.to.slice(0, 7)) return { value, label: MONTH_OF_TITLE, segment };
  return IS_YEAR.test(value) && ahead !== '' ? { value, label: YEAR_OF_TITLE, segment } : null;
}

/** The day on which a letter was written, and the month or the year of which a statement is, where no other line is like it. */
export function letterDateCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const end = segments.reduce((most, { rect }) => Math.max(most, rect.y + rect.height), 0);
  const told = segments
    .flatMap(segment => toldIn(segment) ?? [])
    .filter(({ label, segment }) => label === DAY_OF_LETTER || segment.rect.y <= UPPER_PART * end);
  for (const label of [DAY_OF_LETTER, MONTH_OF_TITLE, YEAR_OF_TITLE]) {
    const all = told.filter(one => one.label === label);
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
