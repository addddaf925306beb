/** Codes of the segments in a path's data, as pdf.js writes it, with how many numbers follow each. */
export const SEGMENT_LENGTHS: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };
/** Numbers that pdf.js gives to `fill`, `eoFill`, `fillStroke`, `eoFillStroke` and their closing forms. */
export const FILLS: ReadonlySet<unknown> = new Set([22, 23, 24, 25, 26, 27]);
const MOVE_TO = 0;
/** Share of its box that a path must fill to count as an area; a rounded rectangle fills nearly all of it. */
const FILLING = 0.75;

/** The box [x0, y0, x1, y1] of a path, if there is one. */
export function pathBox(value: unknown): [number, number, number, number] | null {
  if (!(Array.isArray(value) || value instanceof Float32Array)) return null;
  const [x0, y0, x1, y1] = Array.from<unknown>(value).map(Number);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null;
  return [x0, y0, x1, y1].every(Number.isFinite) ? [x0, y0, x1, y1] : null;
}

/**
 * Whether a path fills nearly all of its box. Rings, letters and lines do not: what lies in their box is not
 * covered by them. Curves count by their end points.
 */
export function fillsItsBox(data: unknown, box: readonly [number, number, number, number]): boolean {
  if (!(data instanceof Float32Array)) return false;
  let doubled = 0;
  let paths = 0;
  let first: [number, number] = [0, 0];
  let last: [number, number] = [0, 0];
  for (let at = 0; at < data.length; ) {
    const code = data[at] ?? -1;
    const length = SEGMENT_LENGTHS[code];
    if (length === undefined) return false;
    if (length > 0) {
      const point: [number, number] = [data[at + length - 1] ?? 0, data[at + length] ?? 0];
      if (code === MOVE_TO) {
        paths++;
        first = point;
      } else doubled += last[0] * point[1] - point[0] * last[1];
      last = point;
    }
    at += length + 1;
  }
  doubled += last[0] * first[1] - first[0] * last[1];
  return paths === 1 && Math.abs(doubled) / 2 >= FILLING * (box[2] - box[0]) * (box[3] - box[1]);
}
