import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import { cut } from './crop.ts';
import type { GreyImage } from './grey-image.ts';

/** How dark is ink on a page whose light was evened. */
const INK = 128;
/** Of the height of the line: how high the ink of a letter reaches at least, which a rule, a row of dots and a frame do not. */
const HIGH = 0.35;
/** In heights of the line: how wide a word is at least, and how far its letters stand apart. */
const WIDE = 1.5;
const APART = 0.6;
/** Of the columns of a word as many have ink of letters. */
const LEAST_INKED = 0.4;
/** Of the height of the line, above and below: letters of the next lines reach in there. */
const EDGE = 0.12;

/** How high the ink of a column reaches, from its highest to its lowest pixel, as a share; all of it is the line of a frame. */
function reachOf({ width, height, data }: GreyImage, x: number): number {
  let [first, last, inked] = [-1, -1, 0];
  for (let y = 0; y < height; y++) {
    if ((data[y * width + x] ?? 255) > INK) continue;
    if (first < 0) first = y;
    last = y;
    inked++;
  }
  return inked === height ? 0 : (last - first + 1) / height;
}

/**
 * Whether something like a word stands in a stretch of a scanned line in which no text was read: a figure that is struck out, or a
 * remark by hand. @param scale pixels of the picture for one of the stretch
 */
export function hasUnreadWord(image: GreyImage, scale: number, stretch: Rect): boolean {
  const line = { ...stretch, y: stretch.y + EDGE * stretch.height, height: (1 - 2 * EDGE) * stretch.height };
  const part = cut(image, { rect: line, scale, pad: { x: 0, y: 0 } });
  if (part === null) return false;
  const height = stretch.height * scale;
  let [from, last, inked] = [-1, -1, 0];
  const isWord = () => from >= 0 && last - from >= WIDE * height && inked >= LEAST_INKED * (last - from + 1);
  for (let x = 0; x < part.width; x++) {
    const reach = reachOf(part, x);
    if (reach < HIGH) continue;
    if (from < 0 || x - last > APART * height) {
      if (isWord()) return true;
      [from, inked] = [x, 0];
    }
    last = x;
    inked++;
  }
  return isWord();
}
