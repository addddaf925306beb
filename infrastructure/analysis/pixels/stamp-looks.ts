import { surround } from './crop.ts';
import type { GreyImage } from './grey-image.ts';
import { reduced } from './reduced.ts';
import { enlarge } from './resample.ts';
import { turned } from './skew.ts';

/** Longer side of a stamp whose letters are as large as those that a reader of pages knows, in pixels: of a short word, of a long one. */
const LONGER_SIDES = { short: 600, long: 300 };
const LARGEST_ENLARGEMENT = 4;
/** Degrees by which stamps lean; what leans up to eight more or less is set upright by the reader of pages. */
const LEANING = [-15, 15, -30, 30];
/** Room around it, as a share of its longer side: so its corners stay when it is turned. */
const ROOM = 0.15;

function sized(image: GreyImage, longerSide: number): GreyImage {
  const factor = longerSide / Math.max(image.width, image.height);
  const fitting = factor < 1 ? reduced(image, factor) : enlarge(image, Math.min(LARGEST_ENLARGEMENT, factor));
  return surround(fitting, Math.round(ROOM * Math.max(fitting.width, fitting.height)));
}

/** A picture in which a reader of pages found no words, as it looks if it is a stamp: of a few large letters, and aslant. */
export function* stampLooks(image: GreyImage): Generator<GreyImage> {
  const upright = sized(image, LONGER_SIDES.short);
  yield upright;
  yield sized(image, LONGER_SIDES.long);
  for (const degrees of LEANING) yield turned(upright, degrees);
}
