import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import type { GreyImage } from './grey-image.ts';
import { enlarge } from './resample.ts';

/** Which part of a screenshot to cut out, and how. Lengths are CSS pixels. */
export type CropPlan = {
  rect: Rect;
  fontSize: number;
  /** Device pixels per CSS pixel. */
  scale: number;
  /** Room around the rectangle; negative cuts into it. */
  pad: { x: number; y: number };
  /** Height of the letters' em box in the crop, in pixels. */
  letterHeight: number;
};

/** Grey levels between the text and its background; below this a person could hardly read it either (2 to 1 on white). */
const LEGIBLE = 70;
/** Grey levels from which something stands out at all. */
export const LEAST_CONTRAST = 40;
/** Share of the pixels that may lie outside the darkest and lightest level: specks and edges. */
const SPECKS = 0.003;
const MARGIN = 16;
const LARGEST_ENLARGEMENT = 4;
/** Pixels that a crop may have after it is enlarged, so that one wide paragraph cannot hold up the reader. */
const CROP_LIMIT = 1_500_000;
/** In pixels; no value covers more, and its reader would need minutes. */
const LARGEST_PLACE = 4_000_000;

/**
 * Cuts a value's rectangle out, dark on light, enlarged and stretched to full contrast, with a margin of the background.
 * Null when the rectangle lies outside the picture, is too large for a value, or nothing in it stands out from its background.
 */
export function cropForReading(image: GreyImage, plan: CropPlan): GreyImage | null {
  const part = cut(image, plan);
  if (part === null) return null;
  const levels = measure(part);
  if (levels.lightest - levels.darkest < LEGIBLE) return null;
  stretch(part, levels);
  const factor = Math.max(1, Math.min(LARGEST_ENLARGEMENT, plan.letterHeight / (plan.fontSize * plan.scale)));
  const affordable = Math.sqrt(CROP_LIMIT / part.data.length);
  return surround(enlarge(part, Math.max(1, Math.min(factor, affordable))), MARGIN);
}

/** What a picture shows in a rectangle and the room around it; null where it lies outside, or is too large for a value. */
export function cut(
  image: GreyImage,
  { rect, scale, pad }: Pick<CropPlan, 'rect' | 'scale' | 'pad'>,
): GreyImage | null {
  const left = Math.max(0, Math.floor((rect.x - pad.x) * scale));
  const top = Math.max(0, Math.floor((rect.y - pad.y) * scale));
  const right = Math.min(image.width, Math.ceil((rect.x + rect.width + pad.x) * scale));
  const bottom = Math.min(image.height, Math.ceil((rect.y + rect.height + pad.y) * scale));
  const width = right - left;
  const height = bottom - top;
  if (!(width > 1 && height > 1 && width * height <= LARGEST_PLACE)) return null;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * image.width + left;
    data.set(image.data.subarray(from, from + width), row * width);
  }
  return { width, height, data };
}

export type Levels = { background: number; darkest: number; lightest: number };

/** The background is the most frequent level: text covers less than what it stands on. */
export function measure(image: GreyImage): Levels {
  const counts = new Uint32Array(256);
  for (const level of image.data) counts[level] = (counts[level] ?? 0) + 1;
  const specks = image.data.length * SPECKS;
  const firstBeyond = (levels: Iterable<number>): number => {
    let seen = 0;
    for (const level of levels) {
      seen += counts[level] ?? 0;
      if (seen > specks) return level;
    }
    return 0;
  };
  const upwards = Array.from({ length: 256 }, (_, level) => level);
  return {
    background: counts.indexOf(Math.max(...counts)),
    darkest: firstBeyond(upwards),
    lightest: firstBeyond(upwards.toReversed()),
  };
}

/** Stretches to full contrast, and turns light text on dark round: the reader was trained on dark text. */
function stretch(image: GreyImage, { background, darkest, lightest }: Levels): void {
  const inverted = background < 128;
  const table = new Uint8Array(256);
  for (let level = 0; level < 256; level++) {
    const share = Math.max(0, Math.min(1, (level - darkest) / (lightest - darkest)));
    table[level] = Math.round(255 * (inverted ? 1 - share : share));
  }
  for (let at = 0; at < image.data.length; at++) image.data[at] = table[image.data[at] ?? 0] ?? 0;
}

/** A picture with room around it, of the level that most of it has. */
export function surround(image: GreyImage, margin: number): GreyImage {
  const width = image.width + 2 * margin;
  const height = image.height + 2 * margin;
  const data = new Uint8Array(width * height).fill(measure(image).background);
  for (let row = 0; row < image.height; row++) {
    const line = image.data.subarray(row * image.width, (row + 1) * image.width);
    data.set(line, (row + margin) * width + margin);
  }
  return { width, height, data };
}
