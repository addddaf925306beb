import { surround } from './crop.ts';
import type { GreyImage } from './grey-image.ts';
import { enlarge, reduce } from './resample.ts';
import { turned } from './skew.ts';

/** Longer side of a stamp whose letters are as large as those that a reader of pages knows, in pixels. */
const LONGER_SIDE = 600;
const LARGEST_ENLARGEMENT = 4;
/** Degrees by which stamps lean; what leans up to eight more or less is set upright by the reader of pages. */
const LEANING = [0, -15, 15, -30, 30];
/** Room around it, as a share of its longer side: so its corners stay when it is turned. */
const ROOM = 0.15;

/** A picture in which a reader of pages found no words, as it looks if it is a stamp: of a few large letters, and aslant. */
export function* stampLooks(image: GreyImage): Generator<GreyImage> {
  const factor = LONGER_SIDE / Math.max(image.width, image.height);
  const sized = factor < 1 ? reduce(image, factor) : enlarge(image, Math.min(LARGEST_ENLARGEMENT, factor));
  const roomy = surround(sized, Math.round(ROOM * Math.max(sized.width, sized.height)));
  for (const degrees of LEANING) yield turned(roomy, degrees);
}
