import type { TextRun } from '../../reading/page-snapshot.ts';
import type { Region } from '../regions.ts';
import type { Segment } from '../segments.ts';

export type RegionOf = (run: TextRun | undefined) => Region | null;

/** Parts of a page whose texts belong together, and to nothing in the part beside it. */
const CLOSED = /^(?:card|item|section|form)$/;

/** The innermost closed part around each text, and how many texts stand in it. */
export function closedParts(placed: readonly Segment[], regionOf: RegionOf) {
  const parts = new Map<Segment, Region | null>();
  const counts = new Map<Region, number>();
  for (const segment of placed) {
    let region = regionOf(segment.parts[0]);
    while (region && !CLOSED.test(region.kind)) region = region.parent;
    parts.set(segment, region);
    if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const isFull = (region: Region | null | undefined) => region && (counts.get(region) ?? 0) > 1;
  const holds = (outer: Region, inner: Region) => {
    for (let at: Region | null = inner; at; at = at.parent) if (at === outer) return true;
    return false;
  };
  return {
    /** Whether two texts stand in two parts beside each other, each of which holds more than this. */
    areApart(a: Segment, b: Segment): boolean {
      const [one, other] = [parts.get(a), parts.get(b)];
      if (!one || !other || !isFull(one) || !isFull(other)) return false;
      return !holds(one, other) && !holds(other, one);
    },
  };
}
