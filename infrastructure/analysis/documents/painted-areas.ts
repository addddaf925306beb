import { type Box, contains } from './matrix.ts';

/** Where text stands among what is painted: words painted before number `order` lie below it. */
export type PaintedText = { box: Box; color: string | null; order: number };

type Area = { box: Box; color: string | null; order: number };

const PAPER = '#ffffff';
/** Difference of the strongest channel below which text and its background look the same. */
const LEAST_DIFFERENCE = 24;

/** More than any page paints; each word is held against all of them. */
const MOST_AREAS = 5_000;

/** A page paints more than can be held against its words. */
export class TooMuchPainted extends Error {
  constructor() {
    super(`A page of the PDF paints more than ${MOST_AREAS} areas. Upload the pages that matter.`);
  }
}

/** Filled areas and images of a page in the order of painting, to tell which text can be seen. */
export class PaintedAreas {
  readonly #areas: Area[] = [];

  /** `color` null: an image or a pattern, of which it is not known what shows. */
  paint(box: Box, color: string | null, order: number): void {
    if (!(box.right > box.left && box.bottom > box.top)) return;
    if (this.#areas.length >= MOST_AREAS) throw new TooMuchPainted();
    this.#areas.push({ box, color, order });
  }

  /** Text shows unless it was painted over later or has the colour of what lies below it. */
  shows({ box, color, order }: PaintedText): boolean {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const here = this.#areas.filter(area => contains(area.box, x, y));
    if (here.some(area => area.order > order && isCovered(box, area.box))) return false;
    const below = here.findLast(area => area.order < order);
    const background = below === undefined ? PAPER : below.color;
    return background === null || color === null || difference(color, background) >= LEAST_DIFFERENCE;
  }
}

/** A frame that touches a word covers nothing; a cover lies over nearly all of it. */
function isCovered(text: Box, area: Box): boolean {
  const room = (text.bottom - text.top) * 0.3;
  return (
    area.left <= text.left + room &&
    area.right >= text.right - room &&
    area.top <= text.top + room &&
    area.bottom >= text.bottom - room
  );
}

function difference(one: string, other: string): number {
  const channels = (color: string) => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) || 0);
  const others = channels(other);
  return Math.max(...channels(one).map((level, at) => Math.abs(level - (others[at] ?? 0))));
}
