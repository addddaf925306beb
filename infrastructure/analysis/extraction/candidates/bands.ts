import { bottom, type Segment } from '../segments.ts';

const BAND = 64;

/** Finds the segments near a height without looking at the whole page: large pages hold thousands. */
export type Bands = (top: number, end: number) => Segment[];

/** Sorts segments into bands of equal height; they are found in the order in which they were given. */
export function bandsOf(segments: readonly Segment[]): Bands {
  const bands = new Map<number, number[]>();
  for (const [index, segment] of segments.entries()) {
    for (let band = Math.floor(segment.rect.y / BAND); band * BAND <= bottom(segment.rect); band++) {
      const known = bands.get(band);
      if (known) known.push(index);
      else bands.set(band, [index]);
    }
  }
  return (top, end) => {
    const found = new Set<number>();
    for (let band = Math.floor(top / BAND); band * BAND <= end; band++)
      for (const index of bands.get(band) ?? []) found.add(index);
    return [...found].sort((a, b) => a - b).flatMap(index => segments[index] ?? []);
  };
}
