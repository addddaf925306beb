import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import type { GreyImage } from './grey-image.ts';
import { inkIn } from './ink.ts';

/** Letters that hang from a line of their own, or are joined by one. */
const HANGS_ON_LINE = /[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Syriac}]/u;
/** In heights of a letter: text of several lines, and what is too short to tell a line from a dash. */
const HIGHEST = 1.9;
const SHORTEST = 1.2;
/** Share of the columns that must be inked along a line. Letters leave blanks between them. */
const WHOLE = 0.97;
/** A ground of several colours is inked as well, but not along something thin: in heights of a letter, and in pixels. */
const THICKEST = 0.18;
const THIN = 3;
const STILL_INKED = 0.8;
/** Of the height of the text: where the middle of a line lies that goes through it. What is lower underlines it. */
const HIGHEST_MIDDLE = 0.3;
const LOWEST_MIDDLE = 0.75;
/** Columns and rows that are looked at; of what is larger not every one. */
const MOST_COLUMNS = 240;
const MOST_ROWS = 40;

/** How much of a straight line across the ink is inked, from one row at the left to another at the right. */
function inkedShare(ink: GreyImage, from: number, to: number): number {
  const { width, height, data } = ink;
  const step = Math.max(1, width / MOST_COLUMNS);
  let inked = 0;
  let looked = 0;
  for (let at = 0; at < width; at += step, looked++) {
    const x = Math.floor(at);
    const y = Math.round(from + ((to - from) * x) / Math.max(1, width - 1));
    if (y >= 0 && y < height && data[y * width + x]) inked++;
  }
  return inked / looked;
}

/** How many rows beside a line are inked as well, with its own. */
function thickness(ink: GreyImage, from: number, to: number): number {
  let rows = 1;
  for (const side of [-1, 1])
    for (
      let off = side;
      Math.abs(off) < ink.height && inkedShare(ink, from + off, to + off) >= STILL_INKED;
      off += side
    )
      rows++;
  return rows;
}

/**
 * Whether a thin line goes through all of a text, level or slanting. Where a style draws it (a border, a gradient, a picture) the
 * document says nowhere that the text is struck out, and letters are still read below it.
 */
export function isStruckThrough(
  image: GreyImage,
  scale: number,
  { rect, fontSize }: { rect: Rect; fontSize: number },
  text: string,
): boolean {
  if (HANGS_ON_LINE.test(text) || rect.height > HIGHEST * fontSize) return false;
  const ink = inkIn(image, scale, rect);
  const letter = fontSize * scale;
  if (ink === null || ink.width < SHORTEST * letter) return false;
  const step = Math.max(1, ink.height / MOST_ROWS);
  const rows: number[] = [];
  for (let at = 0; at < ink.height; at += step) rows.push(Math.floor(at));
  return rows.some(from =>
    rows.some(to => {
      const middle = (from + to) / 2 / ink.height;
      if (middle < HIGHEST_MIDDLE || middle > LOWEST_MIDDLE || inkedShare(ink, from, to) < WHOLE) return false;
      return thickness(ink, from, to) <= Math.max(THIN, THICKEST * letter);
    }),
  );
}
