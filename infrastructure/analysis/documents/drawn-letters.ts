import type { GreyImage } from '../pixels/grey-image.ts';
import type { Matrix } from './matrix.ts';

/**
 * A letter as it is shown on a page: the font, its code and the procedure that draws it there, if any, and the matrix from its em
 * square to points from the page's top left.
 */
export type PlacedLetter = { font: string; code: string; procedure: string; matrix: Matrix };

/** The outline of a letter in its em square, as pdf.js gives paths; null where its font has none. */
export type OutlineOf = (letter: PlacedLetter) => Float32Array | null;

/** Pixels a point: 200 dpi, which OCR reads best. */
const SCALE = 200 / 72;
const MOST_PIXELS = 4_200_000;
const WHITE = 255;
/** Lines that are looked at in each row of pixels. */
const LINES = 3;
/** Straight pieces that stand for a curve of a letter. */
const PIECES = 6;
/** Steps after which nothing more is drawn: pages of a book take a tenth. */
const MOST_STEPS = 30_000_000;

type Point = readonly [number, number];
/** From left to right of a line: where an edge crosses it, and whether it goes down there. */
type Crossing = { x: number; turn: 1 | -1 };

const MOVE = 0;
const LINE = 1;
const CUBIC = 2;
const QUADRATIC = 3;
const CLOSE = 4;
const LENGTHS = [2, 2, 6, 4, 0] as const;

const between = (a: number, b: number, at: number) => a + (b - a) * at;

/** A point of a curve between its ends, by de Casteljau. */
function pointAt(points: readonly Point[], at: number): Point {
  let rest = points;
  while (rest.length > 1)
    rest = rest.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = rest[index] ?? [x, y];
      return [between(fromX, x, at), between(fromY, y, at)];
    });
  return rest[0] ?? [0, 0];
}

/** The closed lines that an outline is made of, its curves in straight pieces. */
function contoursOf(outline: Float32Array, toPixel: (x: number, y: number) => Point): Point[][] {
  const contours: Point[][] = [];
  let open: Point[] = [];
  for (let at = 0; at < outline.length; ) {
    const code = outline[at] ?? -1;
    const length = LENGTHS[code as 0];
    if (length === undefined) break;
    const points = Array.from({ length: length / 2 }, (_, index) =>
      toPixel(outline[at + 1 + 2 * index] ?? 0, outline[at + 2 + 2 * index] ?? 0),
    );
    if (code === MOVE || code === CLOSE) {
      if (open.length > 2) contours.push(open);
      open = code === MOVE ? points : open.slice(0, 1);
    } else if (code === LINE) open.push(...points);
    else if (code === CUBIC || code === QUADRATIC) {
      const curve = [open.at(-1) ?? ([0, 0] as const), ...points];
      for (let piece = 1; piece <= PIECES; piece++) open.push(pointAt(curve, piece / PIECES));
    }
    at += length + 1;
  }
  if (open.length > 2) contours.push(open);
  return contours;
}

/** Where the edges of closed lines cross a level line, from left to right. */
function crossingsAt(y: number, contours: readonly Point[][]): Crossing[] {
  const crossings: Crossing[] = [];
  for (const contour of contours)
    for (const [index, [x1, y1]] of contour.entries()) {
      const [x2, y2] = contour[(index + 1) % contour.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) continue;
      crossings.push({ x: between(x1, x2, (y - y1) / (y2 - y1)), turn: y2 > y1 ? 1 : -1 });
    }
  return crossings.sort((a, b) => a.x - b.x);
}

/** Darkens a row of pixels between two places by one of the lines that are looked at in it. */
function darken({ width, data }: GreyImage, row: number, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(width, to)];
  for (let x = Math.floor(left); x < right; x++) {
    const share = Math.min(x + 1, right) - Math.max(x, left);
    const at = row * width + x;
    data[at] = Math.max(0, (data[at] ?? WHITE) - (share * WHITE) / LINES);
  }
}

/** Fills what closed lines enclose, by the rule of windings other than zero. @returns the steps that it took */
function fill(image: GreyImage, contours: readonly Point[][]): number {
  const ys = contours.flatMap(contour => contour.map(([, y]) => y));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(image.height, Math.ceil(Math.max(...ys)));
  for (let row = top; row < bottom; row++)
    for (let line = 0; line < LINES; line++) {
      let winding = 0;
      const crossings = crossingsAt(row + (line + 0.5) / LINES, contours);
      for (const [index, { x, turn }] of crossings.entries()) {
        winding += turn;
        const next = crossings[index + 1];
        if (winding !== 0 && next) darken(image, row, x, next.x);
      }
    }
  return Math.max(0, bottom - top) * LINES * ys.length;
}

/**
 * A page as its letters look, black on white: what an OCR engine reads where the file does not say which letters they are.
 * @returns the picture and its pixels a point; null where drawing it would take too long
 */
export function drawnLetters(
  letters: readonly PlacedLetter[],
  page: { width: number; height: number },
  outlineOf: OutlineOf,
): { image: GreyImage; scale: number } | null {
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / Math.max(1, page.width * page.height)));
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  const image = { width, height, data: new Uint8Array(width * height).fill(WHITE) };
  let steps = 0;
  for (const letter of letters) {
    const outline = outlineOf(letter);
    if (outline === null) continue;
    const [a, b, c, d, e, f] = letter.matrix;
    const contours = contoursOf(outline, (x, y) => [(a * x + c * y + e) * scale, (b * x + d * y + f) * scale]);
    if (contours.length > 0) steps += fill(image, contours);
    if (steps > MOST_STEPS) return null;
  }
  return { image, scale };
}
