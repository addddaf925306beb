import type { TextRun } from '../../reading/page-snapshot.ts';
import type { Region } from '../regions.ts';
import type { Segment } from '../segments.ts';

export type RegionOf = (run: TextRun | undefined) => Region | null;

/** Parts of a page whose texts belong together, and to nothing in the part beside it. */
const CLOSED = /^(?:card|item|section|form)$/;
/** What a heading begins. On paper two columns have headings of their own. */
const HEADED = /^(?:card|item|section|form|part)$/;
/** A card of fewer texts may be the label alone, in a frame of its own. */
const LEAST_OF_COLUMN = 4;

function holds(outer: Region, inner: Region | null): boolean {
  for (let at = inner; at; at = at.parent) if (at === outer) return true;
  return false;
}

/** Whether two texts stand in two parts of some kinds beside each other, each of which holds more than this. */
function partsBeside(placed: readonly Segment[], regionOf: RegionOf, kinds: RegExp) {
  const parts = new Map<Segment, Region | null>();
  const counts = new Map<Region, number>();
  for (const segment of placed) {
    let region = regionOf(segment.parts[0]);
    while (region && !kinds.test(region.kind)) region = region.parent;
    parts.set(segment, region);
    if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const isFull = (region: Region | null | undefined) => region && (counts.get(region) ?? 0) > 1;
  return (a: Segment, b: Segment): boolean => {
    const [one, other] = [parts.get(a), parts.get(b)];
    if (!one || !other || !isFull(one) || !isFull(other)) return false;
    return !holds(one, other) && !holds(other, one);
  };
}

/** Whether a card of several texts, as a column at the side of a page is one, ends between a label in it and a value. */
function cardsBetween(placed: readonly Segment[], regionOf: RegionOf) {
  const counts = new Map<Region, number>();
  for (const { parts } of placed)
    for (let at = regionOf(parts[0]); at; at = at.parent) counts.set(at, (counts.get(at) ?? 0) + 1);
  return (label: Segment, value: Segment): boolean => {
    let card = regionOf(label.parts[0]);
    while (card && !(card.kind === 'card' && (counts.get(card) ?? 0) >= LEAST_OF_COLUMN)) card = card.parent;
    return card !== null && !holds(card, regionOf(value.parts[0]));
  };
}

/** Tells of a label and what stands near it whether parts of the page set them apart. */
export function closedParts(placed: readonly Segment[], regionOf: RegionOf) {
  const inClosed = partsBeside(placed, regionOf, CLOSED);
  const belowHeadings = partsBeside(placed, regionOf, HEADED);
  const endsBetween = cardsBetween(placed, regionOf);
  return {
    areApart: (label: Segment, value: Segment) => inClosed(label, value) || endsBetween(label, value),
    /** The same of two texts in one line of a paper, each below the heading of its own column. */
    areInTwoColumns: (a: Segment, b: Segment) => a.tag === '' && b.tag === '' && belowHeadings(a, b),
  };
}
