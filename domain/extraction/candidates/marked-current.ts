import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { levelOf, type Region } from '../regions.ts';
import type { Segment } from '../segments.ts';
import { timeOf } from '../time-told.ts';
import { type Candidate, propose } from './candidate.ts';
import type { RegionOf } from './closed-parts.ts';

const LONGEST_MARK = 30;
const LONGEST_TITLE = 50;
/** Parts of a page that show one of several offers. */
const OF_ONE_OFFER = /^(?:card|item|article|section)$/;

/** "Your plan", "Aktueller Tarif": a thing and that it is so now, and nothing of another time. */
const marksCurrent = (text: string) =>
  text.length <= LONGEST_MARK &&
  timeOf(text) === 'present' &&
  meaningOf(text).some(({ concepts }) => concepts.some(concept => /^(?:thing|kind)$/.test(classOf(concept))));

/** The part that shows an offer: what a heading begins within it is that part. */
function offerOf(region: Region | null): Region | null {
  let at = region;
  while (at?.kind === 'part') at = at.parent;
  return at && OF_ONE_OFFER.test(at.kind) ? at : null;
}

/**
 * Which of several offers somebody has: the heading of the one box that is marked as theirs, beside boxes that are built alike
 * and are not. Two that are marked tell nothing.
 */
export function markedCurrentCandidates(segments: readonly Segment[], regionOf: RegionOf): Candidate[] {
  const titles = new Map<Region, Segment>();
  const marks = new Map<Region, Segment>();
  for (const segment of segments) {
    const offer = offerOf(regionOf(segment.parts[0]));
    if (!offer) continue;
    const isTitle = segment.parts[0] !== undefined && levelOf(segment.parts[0]) !== null;
    if (isTitle && !titles.has(offer) && segment.text.length <= LONGEST_TITLE) titles.set(offer, segment);
    else if (marksCurrent(segment.text)) marks.set(offer, segment);
  }
  const candidates: Candidate[] = [];
  for (const [offer, mark] of marks) {
    const beside = [...titles.keys()].filter(other => other.parent === offer.parent && other.kind === offer.kind);
    const title = titles.get(offer);
    const isOnly = beside.length > 1 && beside.filter(other => marks.has(other)).length === 1;
    if (title && isOnly)
      propose(candidates, {
        label: mark.text,
        value: title.text,
        plausibility: 0.84,
        source: 'item',
        runs: title.parts,
      });
  }
  return candidates;
}
