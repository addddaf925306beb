import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import type { Doubt } from '../../../domain/extraction/doubt.ts';
import type { Page } from '../../../domain/extraction/page.ts';
import { parting, pathOf } from '../../../domain/extraction/regions.ts';
import { tellsStale } from '../../../domain/provenance/stale.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { folded } from '../../../domain/reading/text.ts';

/** In characters. */
const LONGEST_LINE = 80;
const LONGEST_HEADING = 60;
const MOST_HEADINGS = 3;

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most)}…`);

/** Where something stands. */
export type Surroundings = { under: string; around: string };

export const NOT_SHOWN: Surroundings = { under: '', around: '' };

/**
 * Where something stands, for who does not see the evidence: the headings over it, and its line with its neighbours.
 * @param lead what leads it where no heading does
 */
export function surroundings(
  runs: readonly TextRun[],
  { lines, regionOf }: Pick<Page, 'lines' | 'regionOf'>,
  lead: string | null,
): Surroundings {
  const [first] = runs;
  const at = lines.findIndex(({ parts }) => first !== undefined && parts.includes(first));
  const near = at < 0 ? [] : lines.slice(Math.max(0, at - 1), at + 2);
  const headings = pathOf(regionOf(first)).flatMap(({ heading }) => heading ?? []);
  const isLed = lead !== null && !headings.some(heading => folded(heading) === folded(lead));
  return {
    under: [...headings, ...(isLed ? [lead] : [])]
      .slice(-MOST_HEADINGS)
      .map(heading => cut(heading, LONGEST_HEADING))
      .join(' | '),
    around: near.map(({ text }) => cut(text, LONGEST_LINE)).join(' | '),
  };
}

/**
 * What only says that we can't tell of what a part of a page speaks, or which of several records is meant. That a page is an old
 * copy of itself is no such doubt.
 */
const ABOUT_PLACE: readonly Doubt[] = ['other_time', 'other_matter', 'one_of_many', 'other_record'];

/** Whether a doubt is one about the place in which a value stands, so that whoever sees the place may know better. */
export const isAboutPlace = (doubt: Doubt, { runs }: Pick<Page, 'runs'>): boolean =>
  ABOUT_PLACE.includes(doubt) && !(doubt === 'other_time' && runs.some(tellsStale));

/** The parts of a page in which a value stands; a row is headed by the label itself, which names none. */
const partsOf = (one: Candidate) =>
  pathOf(one.region ?? null).map(step =>
    folded(step.heading ?? '') === folded(one.label) ? { ...step, heading: null } : step,
  );

/** Whether the part of a page in which a value stands with others has a name of its own. */
export function isHeaded(one: Candidate): boolean {
  const parts = partsOf(one).filter(({ kind }) => kind !== 'row');
  return parts.at(-1)?.heading != null;
}

/** Whether two values stand in parts of a page of which at least one has a name, so that a reader can tell them apart. */
export function standApart(a: Candidate, b: Candidate): boolean {
  const { a: ofA, b: ofB } = parting(partsOf(a), partsOf(b));
  return [...ofA, ...ofB].some(({ heading }) => heading !== null);
}
