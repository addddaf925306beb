import { readDates } from '../../reading/dates/read-dates.ts';
import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { normalise } from '../../reading/text.ts';
import { looksLikeLabel, valueType } from '../../reading/value-types.ts';
import { levelOf, type Region } from '../regions.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import type { RegionOf } from './closed-parts.ts';

/** What cards that show one thing call it by. */
export const CALLED_BY_TITLE: readonly Concept[] = [
  'plan',
  'subscription',
  'membership',
  'policy',
  'card',
  'contract',
  'coverage',
  'licenceClass',
  'course',
];

/** Parts of a page that show one thing, such as a subscription. */
const OF_ONE_THING = /^(?:card|item|article|section|part)$/;
const LONGEST_TITLE = 60;
const IS_SENTENCE = /[.!?。！？:：]$/u;
/** A site calls itself by one word in capitals. */
const IS_BRAND = /^\p{Lu}+$/u;
const IS_HANDLE = /^\S*_\S*$/u;
const LEAST_PLAUSIBILITY = 0.6;

const namesMoment = (label: string) =>
  meaningOf(label).some(({ concepts }) => concepts.some(concept => classOf(concept) === 'moment'));

/** What stands first in its line, in a look of its own where the line goes on. */
function leadOf({ text, parts: [first, second] }: Segment): string {
  const isSetApart = first && second && (first.fontWeight !== second.fontWeight || first.fontSize !== second.fontSize);
  return isSetApart ? normalise(first.text) : text;
}

const isOfPaper = ({ parts: [first] }: Segment) => first?.region === undefined;
const standsOut = (title: Segment, next: Segment) =>
  title.parts[0] !== undefined &&
  (levelOf(title.parts[0]) !== null || title.fontSize > next.fontSize || title.fontWeight > next.fontWeight);

/** Whether a text may be what a thing is called: no label, no sentence, no value that tells what it is. */
export function mayBeTitle(text: string): boolean {
  if (
    text.length > LONGEST_TITLE ||
    IS_SENTENCE.test(text) ||
    IS_BRAND.test(text) ||
    IS_HANDLE.test(text) ||
    !/\p{L}{3}/u.test(text)
  )
    return false;
  return (
    /^(?:text|name)$/.test(valueType(text)) &&
    !looksLikeLabel(text) &&
    !namesMoment(text) &&
    readDates(text).length === 0
  );
}

/**
 * What a card calls the thing that it shows, where it also says of a day that it is valid until then, or has been since: the
 * plan, the ticket, the policy, which hardly ever has a label there.
 */
export function titleCandidates(
  segments: readonly Segment[],
  paired: readonly Candidate[],
  regionOf: RegionOf,
): Candidate[] {
  const dated = new Set<Region>();
  const pairs = new Map<Region, Set<string>>();
  const labels = new Map<string, boolean>();
  for (const { label, region, plausibility, source } of paired) {
    if (!region || plausibility < LEAST_PLAUSIBILITY || source === 'prose') continue;
    const isMoment = labels.get(label) ?? namesMoment(label);
    labels.set(label, isMoment);
    if (!isMoment) continue;
    const listed = region.kind === 'item' || region.kind === 'row' ? (region.parent ?? region) : region;
    const thing = listed.kind === 'table' ? (listed.parent ?? listed) : listed;
    const known = pairs.get(thing) ?? new Set<string>();
    // The same of several things: what heads these is no name of one.
    if (thing !== region && known.has(label)) dated.delete(thing);
    else if (known.size === 0) dated.add(thing);
    pairs.set(thing, known.add(label));
  }
  const seen = new Set<Region>();
  const candidates: Candidate[] = [];
  for (const [at, segment] of segments.entries()) {
    const region = regionOf(segment.parts[0]);
    const next = segments[at + 1];
    if (!region || seen.has(region)) continue;
    seen.add(region);
    // What a page begins with is what the site is called.
    if (at === 0) continue;
    const value = leadOf(segment);
    // A heading of a paper names what follows, and no thing.
    if (!next || !dated.has(region) || !OF_ONE_THING.test(region.kind) || isOfPaper(segment)) continue;
    if (!mayBeTitle(value) || !(standsOut(segment, next) || value !== segment.text)) continue;
    propose(candidates, {
      label: 'title',
      value,
      plausibility: 0.6,
      source: 'title',
      runs: segment.parts,
      unsure: true,
    });
  }
  return candidates;
}
