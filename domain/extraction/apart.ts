import type { Field } from '../inquiry/configuration.ts';
import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, type Word } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import type { Extraction } from './extract.ts';
import type { Page } from './page.ts';
import type { RegionStep } from './regions.ts';
import { sharedHeight } from './segments.ts';

/** What a part of a page may be about that is always of the thing which the rest of the page is of. */
const OF_ANY_THING: readonly Concept[] = ['payment', 'invoice'];
/** What says of whom, of which thing or of which time a part of a page is. */
const SETS_APART: readonly string[] = ['who', 'thing', 'manner', 'moment', 'when', 'term'];
/** In headings that name one of several: a number, a day, somebody or something behind a colon. */
const NAMES_ONE = /[\p{Nd}:：(（"“„«]/u;

/** A row of a table, or an item of a list, is headed by the very label. */
const headed = ({ regions, label }: Extraction): RegionStep[] =>
  regions.filter(({ kind, heading }) => heading !== null && kind !== 'row' && heading !== label);

/** Whether a word may tell of another time, another person or another thing than what was asked for. */
export function setsApart({ concepts }: Word, asked: readonly Word[]): boolean {
  const isAsked = asked.some(one => one.concepts.some(concept => concepts.includes(concept)));
  const isHarmless = (concept: Concept) => OF_ANY_THING.includes(concept) || !SETS_APART.includes(classOf(concept));
  return !isAsked && !concepts.every(isHarmless);
}

/** Whether a heading says nothing that could be of another time, another person or another thing. */
function isOfSame(heading: string, asked: readonly Word[]): boolean {
  const words = meaningOf(heading);
  const isHarmless = (word: Word) => word.concepts.length > 0 && !setsApart(word, asked);
  return !NAMES_ONE.test(heading) && words.length > 0 && words.every(isHarmless);
}

/** Whether nothing that heads this, and not what was asked for as well, says what sets it apart. */
function isHeadedAlike(one: Extraction, found: readonly Extraction[], asked: readonly Word[]): boolean {
  const around = new Set(found.flatMap(({ regions }) => regions.map(({ number }) => number)));
  const own = headed(one).filter(({ number }) => !around.has(number));
  return own.length > 0 && own.every(({ heading }) => isOfSame(heading ?? '', asked));
}

/** Whether nothing but rows of labels and values stands between this and something that was asked for. */
function isInOneList({ rect }: Extraction, found: readonly Extraction[], { lines }: Page): boolean {
  const isAlone = (line: Page['lines'][number]) =>
    !/[:：]\s*\S/u.test(line.text) && !lines.some(other => other !== line && sharedHeight(line.rect, other.rect) > 0);
  return found.some(other => {
    const [from, to] = [rect.y, other.rect.y].sort((a, b) => a - b) as [number, number];
    return !lines.some(line => line.rect.y > from && line.rect.y < to && isAlone(line));
  });
}

const innermost = (one: Extraction) => headed(one).at(-1)?.number;

/** What was read below the same heading as something, or below none as that. */
export const headedAs = (one: Extraction, found: readonly Extraction[]): Extraction[] =>
  found.filter(other => innermost(other) === innermost(one));

/**
 * What stands beside labels that nobody asked for, where what stands apart from all that was asked for is in doubt: below
 * "Previous tenancy" or "Statement of January" the same labels are of something else.
 * @param found what was read of the fields of the same page
 * @param isPaper a page of a document: there nothing may tell which lines are headings, and a line by itself may be one,
 *   as on a page without any
 */
export function withApart(
  unasked: readonly Extraction[],
  found: readonly Extraction[],
  { page, fields, query, isPaper }: { page: Page; fields: readonly Field[]; query: string; isPaper: boolean },
): Extraction[] {
  const asked = [...fields.flatMap(meaningOfField), ...meaningOf(query)];
  const certain = found.filter(({ doubt }) => doubt === null);
  const isBeside = (one: Extraction) => {
    const near = headedAs(one, certain);
    if (near.length === 0) return isHeadedAlike(one, certain, asked);
    return (!isPaper && innermost(one) !== undefined) || isInOneList(one, near, page);
  };
  return unasked.map(one => (one.doubt !== null || isBeside(one) ? one : { ...one, doubt: 'other_matter' }));
}
