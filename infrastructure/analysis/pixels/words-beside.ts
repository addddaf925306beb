import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import { cropForReading, cut, LEAST_CONTRAST } from './crop.ts';
import type { GreyImage } from './grey-image.ts';
import { isSaidThere } from './said-there.ts';
import type { ClaimedValue, RecogniseText } from './value-check.ts';
import { languagesFor } from './written-letters.ts';

/** In heights of a letter: how near to a value it must begin, how near its parts are to each other, and how wide it is. */
const NEAREST = 2;
const PARTS_APART = 1;
const NARROWEST = 1;
/** Of the height of the line, above and below: frames and lines between rows touch it there. */
const EDGE = 0.1;
const PAD = { x: 3, y: 3 };
const LETTER_HEIGHT = 44;
/** Confidence from which what was read there are words: icons are read, too, and as anything. */
const SURE = 60;
const WORDS = /\p{L}{3}|\p{Nd}{2}|\p{Lo}{2}/u;

/** Whether something is drawn in a column: a frame and a ground are of one colour from top to bottom. */
function isDrawn({ width, height, data }: GreyImage, x: number): boolean {
  let darkest = 255;
  let lightest = 0;
  for (let y = 0; y < height; y++) {
    const level = data[y * width + x] ?? 0;
    darkest = Math.min(darkest, level);
    lightest = Math.max(lightest, level);
  }
  return lightest - darkest >= LEAST_CONTRAST;
}

/** What is drawn nearest to the value in a stretch of its line, in pixels from where the stretch ends at the value. */
function nearestDrawn(part: GreyImage, isLeft: boolean, letter: number): { from: number; to: number } | null {
  let from: number | null = null;
  let to = 0;
  for (let off = 0; off < part.width; off++) {
    if (off > (from === null ? NEAREST * letter : to + PARTS_APART * letter)) break;
    if (!isDrawn(part, isLeft ? part.width - 1 - off : off)) continue;
    from ??= off;
    to = off;
  }
  return from === null || to - from < NARROWEST * letter ? null : { from, to };
}

/**
 * Whether pixels show words right beside a value that the page has not as text there: a picture, a canvas or what another site
 * put there may say that it is none ("not", "until 2019").
 */
export async function showsWordsBeside(
  image: GreyImage,
  scale: number,
  { value, whole = value, rect, fontSize, beside = [] }: ClaimedValue,
  recognise: RecogniseText,
): Promise<boolean> {
  for (const stretch of beside) {
    const line: Rect = { ...stretch, y: stretch.y + EDGE * stretch.height, height: (1 - 2 * EDGE) * stretch.height };
    const part = cut(image, { rect: line, scale, pad: { x: 0, y: 0 } });
    const isLeft = stretch.x < rect.x;
    const drawn = part && nearestDrawn(part, isLeft, fontSize * scale);
    if (!drawn) continue;
    const width = (drawn.to - drawn.from + 1) / scale;
    const x = isLeft ? stretch.x + stretch.width - (drawn.to + 1) / scale : stretch.x + drawn.from / scale;
    const place = { ...stretch, x, width };
    const crop = cropForReading(image, { rect: place, fontSize, scale, pad: PAD, letterHeight: LETTER_HEIGHT });
    if (crop === null) continue;
    const [language] = languagesFor(`${whole} ${stretch.said}`);
    const { text, confidence } = await recognise(crop, 'line', language);
    if (confidence >= SURE && WORDS.test(text) && !isSaidThere(text, stretch.said, !isLeft)) return true;
  }
  return false;
}
