import { usualSize } from '../../../domain/reading/usual-size.ts';
import type { Word } from '../documents/text-lines.ts';
import { connectedParts } from './connected-parts.ts';
import type { GreyImage } from './grey-image.ts';

/** How dark is ink on a page whose light was evened. */
const INK = 128;
/** In heights of the usual word: what a letter, or letters that hang together, measure. */
const LOW = 0.35;
const HIGH = 1.6;
const WIDE = 6;
/** Of the square of that height: a speck has less ink. */
const SPECK = 0.03;
/** In heights of the usual word: marks stand so far from the box of their word. */
const MARGIN = 0.35;
/** Fewer than so many may be a seal, a drawing or a signature. */
const LEAST_PARTS = 16;

/** 1 where a page has ink, at half its size: letters are still told apart, in a quarter of the time. */
function inkOf({ width, height, data }: GreyImage): { ink: Uint8Array; across: number; down: number } {
  const [across, down] = [width >> 1, height >> 1];
  const ink = new Uint8Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = 2 * (y * width + x);
      const darkest = Math.min(
        data[at] ?? 255,
        data[at + 1] ?? 255,
        data[at + width] ?? 255,
        data[at + width + 1] ?? 255,
      );
      if (darkest < INK) ink[y * across + x] = 1;
    }
  return { ink, across, down };
}

/**
 * Share of what looks like letters on a page that stands in none of the words that were read: 0 where that is too little to be
 * text.
 */
export function unreadShare(image: GreyImage, words: readonly Word[]): number {
  const size = usualSize(words.map(({ text, height }) => ({ text, fontSize: height / 2 })));
  if (!(size > 0)) return 0;
  const { ink, across, down } = inkOf(image);
  const isRead = new Uint8Array(ink.length);
  const margin = MARGIN * size;
  for (const { x, y, width, height } of words) {
    const left = Math.max(0, Math.floor(x / 2 - margin));
    const right = Math.min(across, Math.ceil((x + width) / 2 + margin));
    const bottom = Math.min(down, (y + height) / 2 + margin);
    for (let row = Math.max(0, Math.floor(y / 2 - margin)); row < bottom; row++)
      isRead.fill(1, row * across + left, row * across + right);
  }
  let [all, unread, parts] = [0, 0, 0];
  for (const { count, left, right, top, bottom } of connectedParts(ink, across)) {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (high < LOW * size || high > HIGH * size || wide > WIDE * size || count < SPECK * size * size) continue;
    all += count;
    if (isRead[((top + bottom) >> 1) * across + ((left + right) >> 1)] === 1) continue;
    unread += count;
    parts++;
  }
  return parts < LEAST_PARTS ? 0 : unread / all;
}
