import type { GreyImage } from './grey-image.ts';

/** Catmull-Rom weights (Keys 1981, a = -0.5) of the four neighbours for a point this far between the middle two. */
function weights(t: number): readonly [number, number, number, number] {
  return [
    ((-0.5 * t + 1) * t - 0.5) * t,
    (1.5 * t - 2.5) * t * t + 1,
    ((-1.5 * t + 2) * t + 0.5) * t,
    (0.5 * t - 0.5) * t * t,
  ];
}

/** Enlarges one line of `length` values, `stride` apart, into a line of `target` values. */
function enlargeLine(from: Float32Array, start: number, stride: number, length: number, to: Float32Array): void {
  const step = length / to.length;
  for (let at = 0; at < to.length; at++) {
    const place = (at + 0.5) * step - 0.5;
    const base = Math.floor(place);
    const [w0, w1, w2, w3] = weights(place - base);
    const value = (offset: number): number =>
      from[start + Math.max(0, Math.min(length - 1, base + offset)) * stride] ?? 0;
    to[at] = w0 * value(-1) + w1 * value(0) + w2 * value(1) + w3 * value(2);
  }
}

/** Enlarges a picture by a factor of at least 1 with bicubic interpolation, columns first and then rows. */
export function enlarge(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image;
  const width = Math.round(image.width * factor);
  const height = Math.round(image.height * factor);
  const source = Float32Array.from(image.data);
  const wide = new Float32Array(width * image.height);
  for (let row = 0; row < image.height; row++)
    enlargeLine(source, row * image.width, 1, image.width, wide.subarray(row * width, (row + 1) * width));
  const data = new Uint8Array(width * height);
  const column = new Float32Array(height);
  for (let x = 0; x < width; x++) {
    enlargeLine(wide, x, width, image.height, column);
    for (let y = 0; y < height; y++) data[y * width + x] = Math.max(0, Math.min(255, Math.round(column[y] ?? 0)));
  }
  return { width, height, data };
}
