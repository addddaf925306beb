/** An affine transformation [a b c d e f] as PDF writes it (ISO 32000-2, 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];

/** A box by its edges, y downwards. */
export type Box = { left: number; top: number; right: number; bottom: number };

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that does `inner` first and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** The upright box around a rectangle, given by two corners, after a transformation. */
export function transformedBox([a, b, c, d, e, f]: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return {
    left: Math.min(...xs) + e,
    top: Math.min(...ys) + f,
    right: Math.max(...xs) + e,
    bottom: Math.max(...ys) + f,
  };
}

export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function contains(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** A transformation from what a PDF says, which may be anything. */
export function matrixFrom(value: unknown): Matrix {
  if (!(Array.isArray(value) || value instanceof Float32Array)) return IDENTITY;
  const [a, b, c, d, e, f] = Array.from<unknown>(value).map(Number);
  const numbers = [a, b, c, d, e, f].map(number => number ?? Number.NaN);
  return numbers.every(Number.isFinite) ? [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0] : IDENTITY;
}
