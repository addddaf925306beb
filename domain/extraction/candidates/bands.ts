import { bottom, type Segment } from '../segments.ts';

const BAND = 64;

/**
 * Finds segments near a height without looking at the whole page: large pages hold thousands. Where more than `most`
 * stand, as no page does that people read, the first of them are found: who put ten thousand words on one spot must not
 * make each of them look at all others.
 */
export type Bands = (top: number, end: number, most: number) => Segment[];

/** Sorts segments into bands of equal height; they are found in the order in which they were given. */
export function bandsOf(segments: readonly Segment[]): Bands {
  const bandOf = (height: number) => Math.floor(height / BAND);
  const bands = new Map<number, number[]>();
  const firstBands = segments.map(({ rect }) => bandOf(rect.y));
  for (const [index, segment] of segments.entries()) {
    for (let band = firstBands[index] ?? 0; band * BAND <= bottom(segment.rect); band++) {
      const known = bands.get(band);
      if (known) known.push(index);
      else bands.set(band, [index]);
    }
  }
  return (top, end, most) => {
    const found: number[] = [];
    const first = bandOf(top);
    for (let band = first; band * BAND <= end && found.length < most; band++)
      for (const index of bands.get(band) ?? []) {
        // What reaches into this band from above was found there.
        if (band === first || firstBands[index] === band) found.push(index);
        if (found.length >= most) break;
      }
    return found.sort((a, b) => a - b).flatMap(index => segments[index] ?? []);
  };
}
