import type { TextRun } from '../../reading/page-snapshot.ts';
import type { Region } from '../regions.ts';
import type { Segment } from '../segments.ts';

export type RegionOf = (run: TextRun | undefined) => Region | null;

/** Parts of a page whose texts belong together, and to nothing in the part beside it. */
const CLOSED = /^(?:card|item|section|form)$/;
/** What a heading begins. On paper two columns have headings of their own. */
const HEADED = /^(?:card|item|section|form|part)$/;

/** The innermost part of some kinds around each text, and how many texts stand in it. */
function partsAround(placed: readonly Segment[], regionOf: RegionOf, kinds: RegExp) {
  const parts = new Map<Segment, Region | null>();
  const counts = new Map<Region, number>();
  for (const segment of placed) {
    let region = regionOf(segment.parts[0]);
    while (region && !kinds.test(region.kind)) region = region.parent;
    parts.set(segment, region);
    if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const isFull = (region: Region | null | undefined) => region && (counts.get(region) ?? 0) > 1;
  const holds = (outer: Region, inner: Region) => {
    for (let at: Region | null = inner; at; at = at.parent) if (at === outer) return true;
    return false;
  };
  return (a: Segment, b: Segment): boolean => {
    const [one, other] = [parts.get(a), parts.get(b)];
    if (!one || !other || !isFull(one) || !isFull(other)) return false;
    return !holds(one, other) && !holds(other, one);
  };
}

/** Which texts stand in two parts beside each other, each of which holds more than this. */
export function closedParts(placed: readonly Segment[], regionOf: RegionOf) {
  const inClosed = partsAround(placed, regionOf, CLOSED);
  const belowHeadings = partsAround(placed, regionOf, HEADED);
  return {
    areApart: inClosed,
    /** The same of two texts in one line of a paper, each below the heading of its own column. */
    areInTwoColumns: (a: Segment, b: Segment) => a.tag === '' && b.tag === '' && belowHeadings(a, b),
  };
}
