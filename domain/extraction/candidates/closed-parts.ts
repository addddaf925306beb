import type { TextRun } from '../../reading/page-snapshot.ts';
import type { Region } from '../regions.ts';
import type { Segment } from '../segments.ts';

export type RegionOf = (run: TextRun | undefined) => Region | null;

/** Parts of a page whose texts belong together, and to nothing in the part beside it. */
const CLOSED = /^(?:card|item|section|form)$/;

/** A part of fewer texts may be the label alone, in a frame of its own. */
const LEAST_OF_COLUMN = 4;

/** The innermost closed part around each text, and how many texts stand in it. */
export function closedParts(placed: readonly Segment[], regionOf: RegionOf) {
  const parts = new Map<Segment, Region | null>();
  const counts = new Map<Region, number>();
  const within = new Map<Region, number>();
  for (const segment of placed) {
    let region = regionOf(segment.parts[0]);
    for (let at = region; at; at = at.parent) within.set(at, (within.get(at) ?? 0) + 1);
    while (region && !CLOSED.test(region.kind)) region = region.parent;
    parts.set(segment, region);
    if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const isFull = (region: Region | null | undefined) => region && (counts.get(region) ?? 0) > 1;
  const holds = (outer: Region, inner: Region) => {
    for (let at: Region | null = inner; at; at = at.parent) if (at === outer) return true;
    return false;
  };
  /** Whether a card of several texts, as a column at the side of a page is one, ends between a label in it and a value. */
  const endsBefore = (label: Region, value: Region | null | undefined) => {
    for (let at: Region | null = label; at; at = at.parent)
      if (at.kind === 'card' && (within.get(at) ?? 0) >= LEAST_OF_COLUMN) return !(value && holds(at, value));
    return false;
  };
  return {
    /** Whether a label and what may be its value stand in two parts of the page beside each other. */
    areApart(label: Segment, value: Segment): boolean {
      const [one, other] = [parts.get(label), parts.get(value)];
      if (!one) return false;
      if (endsBefore(one, other)) return true;
      if (!other || !isFull(one) || !isFull(other)) return false;
      return !holds(one, other) && !holds(other, one);
    },
  };
}
