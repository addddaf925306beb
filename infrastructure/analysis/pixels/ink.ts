import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import { cut, LEAST_CONTRAST, measure } from './crop.ts';
import type { GreyImage } from './grey-image.ts';

/** Share of the contrast from which a pixel is ink and no edge of a letter. */
const INKED = 0.3;
const NO_PAD = { x: 0, y: 0 };

/**
 * Where something is drawn in a rectangle: 1 where a pixel is no ground, from the first column that holds one to the last.
 * Null where nothing stands out. @param rect in CSS pixels @param scale device pixels per CSS pixel
 */
export function inkIn(image: GreyImage, scale: number, rect: Rect): GreyImage | null {
  const part = cut(image, { rect, scale, pad: NO_PAD });
  if (part === null) return null;
  const { background, darkest, lightest } = measure(part);
  const contrast = Math.max(background - darkest, lightest - background);
  if (contrast < LEAST_CONTRAST) return null;
  const { width, height, data } = part;
  const isInk = (x: number, y: number) =>
    Math.abs((data[y * width + x] ?? background) - background) >= INKED * contrast;
  const isInked = (x: number) => Array.from({ length: height }, (_, y) => y).some(y => isInk(x, y));
  const columns = Array.from({ length: width }, (_, x) => x).filter(isInked);
  const [first] = columns;
  const last = columns[columns.length - 1];
  if (first === undefined || last === undefined) return null;
  const inked = { width: last - first + 1, height, data: new Uint8Array((last - first + 1) * height) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < inked.width; x++) inked.data[y * inked.width + x] = Number(isInk(first + x, y));
  return inked;
}
