import type { GreyImage } from '../pixels/grey-image.ts';
import type { Matrix } from './matrix.ts';
import { SEGMENT_LENGTHS } from './painted-path.ts';

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

/** A point of a curve of one or two control points between its ends (Bézier). */
function pointAt(points: readonly Point[], at: number): Point {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0], end] = points;
  const rest = 1 - at;
  if (end === undefined)
    return [rest * rest * ax + 2 * rest * at * bx + at * at * cx, rest * rest * ay + 2 * rest * at * by + at * at * cy];
  const [first, second, third, last] = [rest ** 3, 3 * rest * rest * at, 3 * rest * at * at, at ** 3];
  return [first * ax + second * bx + third * cx + last * end[0], first * ay + second * by + third * cy + last * end[1]];
}

/** The closed lines that an outline is made of, its curves in straight pieces, in the em square. */
function contoursOf(outline: Float32Array): Point[][] {
  const contours: Point[][] = [];
  let open: Point[] = [];
  for (let at = 0; at < outline.length; ) {
    const code = outline[at] ?? -1;
    const length = SEGMENT_LENGTHS[code];
    if (length === undefined) break;
    const points: Point[] = [];
    for (let index = 1; index <= length; index += 2)
      points.push([outline[at + index] ?? 0, outline[at + index + 1] ?? 0]);
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
  let [top, bottom] = [image.height, 0];
  for (const contour of contours) for (const [, y] of contour) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  top = Math.max(0, Math.floor(top));
  const count = (Math.min(image.height, Math.ceil(bottom)) - top) * LINES;
  if (!(count > 0)) return 1;
  const lines: Crossing[][] = Array.from({ length: count }, () => []);
  let steps = count;
  for (const contour of contours)
    for (const [index, [x1, y1]] of contour.entries()) {
      const [x2, y2] = contour[(index + 1) % contour.length] ?? [x1, y1];
      const turn = y2 > y1 ? 1 : -1;
      const slope = (x2 - x1) / (y2 - y1);
      const first = Math.max(0, Math.ceil((Math.min(y1, y2) - top) * LINES - 0.5));
      const last = Math.min(count, Math.ceil((Math.max(y1, y2) - top) * LINES - 0.5));
      for (let line = first; line < last; line++)
        lines[line]?.push({ x: x1 + (top + (line + 0.5) / LINES - y1) * slope, turn });
      steps += Math.max(1, last - first);
    }
  for (const [line, crossings] of lines.entries()) {
    let winding = 0;
    crossings.sort((a, b) => a.x - b.x);
    for (const [index, { x, turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[index + 1];
      if (winding !== 0 && next) darken(image, top + Math.floor(line / LINES), x, next.x);
    }
  }
  return steps;
}

/** A page as its letters look: the picture, and its pixels a point. */
export type DrawnLetters = { image: GreyImage; scale: number };

/** An empty page for letters of a size that an OCR engine reads. */
export function blankPage(page: { width: number; height: number }): DrawnLetters {
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / Math.max(1, page.width * page.height)));
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  return { image: { width, height, data: new Uint8Array(width * height).fill(WHITE) }, scale };
}

/**
 * Letters in black on a page that may have others: what an OCR engine reads where the file does not say which letters they are.
 * @returns another page; null where drawing it would take too long
 */
export function withLetters(
  { image: ground, scale }: DrawnLetters,
  letters: readonly PlacedLetter[],
  outlineOf: OutlineOf,
): DrawnLetters | null {
  const image = { ...ground, data: ground.data.slice() };
  const known = new Map<Float32Array, Point[][]>();
  let steps = 0;
  for (const letter of letters) {
    const outline = outlineOf(letter);
    if (outline === null) continue;
    const contours = known.get(outline) ?? contoursOf(outline);
    known.set(outline, contours);
    const [a, b, c, d, e, f] = letter.matrix;
    const placed = contours.map(contour =>
      contour.map(([x, y]): Point => [(a * x + c * y + e) * scale, (b * x + d * y + f) * scale]),
    );
    if (placed.length > 0) steps += fill(image, placed);
    if (steps > MOST_STEPS) return null;
  }
  return { image, scale };
}
