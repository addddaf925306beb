import type { GreyImage } from './grey-image.ts';

/** Of 255, by which half of all neighbours differ where grain breaks letters up. Photos of paper have 3 to 9, what is drawn none. */
const COARSE = 12;
/** Rows and columns between those that are looked at. */
const STEP = { rows: 3, columns: 2 };

/** By how much half of all pixels differ from their neighbour on the right, 0 to 255: edges of letters are too few to count. */
export function grainOf({ width, height, data }: GreyImage): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = 0; y < height; y += STEP.rows)
    for (let x = 0; x + 1 < width; x += STEP.columns) {
      const at = y * width + x;
      const difference = Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0));
      counts[difference] = (counts[difference] ?? 0) + 1;
      total++;
    }
  let seen = 0;
  return Math.max(
    0,
    counts.findIndex(count => {
      seen += count;
      return seen * 2 >= total;
    }),
  );
}

/** Whether a picture has the grain of a bad camera or copier, in which OCR takes dots for letters and letters for others. */
export const isGrainy = (image: GreyImage): boolean => grainOf(image) >= COARSE;

/** Each pixel mixed with its eight neighbours, the nearer the more. */
function smoothed({ width, height, data }: GreyImage): GreyImage {
  const blurred = new Uint8Array(data);
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const row = (middle: number) => (data[middle - 1] ?? 0) + 2 * (data[middle] ?? 0) + (data[middle + 1] ?? 0);
      blurred[at] = Math.round((row(at - width) + 2 * row(at) + row(at + width)) / 16);
    }
  return { width, height, data: blurred };
}

/** A picture without its grain; one that has little as it is. */
export const withoutGrain = (image: GreyImage): GreyImage => (isGrainy(image) ? smoothed(image) : image);
