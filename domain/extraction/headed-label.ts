import type { Concept } from '../reading/lexicon/concepts.ts';
import { type LabelWording, labelWordingOf } from '../reading/wordings.ts';
import type { Candidate } from './candidates/candidate.ts';
import { pathOf } from './regions.ts';

/** What so many things have that a label which says no more is read with the heading above it. */
const OF_ANYTHING: readonly Concept[] = [
  'name',
  'number',
  'reference',
  'type',
  'status',
  'date',
  'start',
  'until',
  'money',
  'total',
  'price',
  'detail',
  'document',
];
const LONGEST_HEADING = 60;
const MOST_WORDS = 2;
/** Headings are looked at from the innermost out. */
const MOST_HEADINGS = 2;

/**
 * The label as the headings above it complete it: "Name" below "Your tariff" is the tariff's name; and the title of a column
 * as the words of its row do.
 */
export function headedLabels({ label, region, rowWords }: Candidate, { words }: LabelWording): LabelWording[] {
  if (rowWords !== undefined) return [labelWordingOf(`${rowWords} ${label}`)];
  const isOfAnything = ({ concepts }: LabelWording['words'][number]) =>
    concepts.length > 0 && concepts.every(concept => OF_ANYTHING.includes(concept));
  if (words.length === 0 || words.length > MOST_WORDS || !words.every(isOfAnything)) return [];
  return pathOf(region ?? null)
    .flatMap(({ heading }) => heading ?? [])
    .filter(heading => heading.length <= LONGEST_HEADING && heading !== label)
    .slice(-MOST_HEADINGS)
    .map(heading => labelWordingOf(`${heading} ${label}`));
}
