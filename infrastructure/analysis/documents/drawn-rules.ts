import { type Box, type Matrix, transformedBox } from './matrix.ts';
import { FILLS, SEGMENT_LENGTHS } from './painted-path.ts';

/** The rules of a page: level ones and upright ones, each with its place. */
export type Rules = { level: readonly Box[]; upright: readonly Box[] };

/** In points: what is thicker is an area, and what is shorter is a part of a sign. */
const THICKEST = 2;
const SHORTEST = 5;
/** More than the tables of a page have; a drawing has more. */
const MOST_RULES = 6_000;
const MOVE_TO = 0;
const CLOSE = 4;

type Point = readonly [number, number];

/** The corners of each part of a path, as pdf.js writes it. Curves count by their end points. */
function partsOf(data: Float32Array): Point[][] {
  const parts: Point[][] = [];
  for (let at = 0; at < data.length; ) {
    const code = data[at] ?? -1;
    const length = SEGMENT_LENGTHS[code];
    if (length === undefined) return parts;
    if (code === MOVE_TO) parts.push([]);
    const open = parts.at(-1);
    const [first] = open ?? [];
    if (length > 0) open?.push([data[at + length - 1] ?? 0, data[at + length] ?? 0]);
    else if (code === CLOSE && first) open?.push(first);
    at += length + 1;
  }
  return parts;
}

/** Thin level and upright lines of a page, however they are painted: what tables and forms are ruled with. */
export class DrawnRules {
  readonly #level: Box[] = [];
  readonly #upright: Box[] = [];

  /** Takes note of a path that is filled or stroked. */
  draw(purpose: unknown, data: unknown, matrix: Matrix): void {
    if (!(data instanceof Float32Array)) return;
    for (const points of partsOf(data)) {
      if (FILLS.has(purpose)) this.#keep(points, matrix);
      else for (const [at, point] of points.entries()) if (at > 0) this.#keep([points[at - 1] ?? point, point], matrix);
    }
  }

  get rules(): Rules {
    return { level: this.#level, upright: this.#upright };
  }

  #keep(points: readonly Point[], matrix: Matrix): void {
    if (points.length < 2 || this.#level.length + this.#upright.length >= MOST_RULES) return;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const box = transformedBox(matrix, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (height <= THICKEST && width >= SHORTEST) this.#level.push(box);
    else if (width <= THICKEST && height >= SHORTEST) this.#upright.push(box);
  }
}
