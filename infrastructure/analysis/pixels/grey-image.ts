import { PNG } from 'pngjs';
import { pngSize } from '../picture-size.ts';

/** A picture of one channel: 0 black to 255 white, row by row from the top left. */
export type GreyImage = { width: number; height: number; data: Uint8Array };

/** Largest picture that is decoded, in pixels: a page of 1280 pixels' width and some 30 screens' length. */
const PIXEL_LIMIT = 32_000_000;

/** Luminance of a pixel, 0 to 255 (ITU-R BT.601 weights on the stored values). */
export const luminance = (red = 0, green = 0, blue = 0): number => (red * 77 + green * 150 + blue * 29) >> 8;

/**
 * Decodes a PNG to luminance, as it looks on white paper.
 * @throws when it is no PNG or is larger than 32 million pixels.
 */
export function decodeGrey(png: Uint8Array): GreyImage {
  const size = pngSize(png);
  if (!size) throw new Error('The screenshot is not a PNG.');
  const pixels = size.width * size.height;
  if (pixels > PIXEL_LIMIT)
    throw new Error(`The screenshot has ${pixels} pixels; at most ${PIXEL_LIMIT} are read. Capture a shorter page.`);
  const { width, height, data: rgba } = PNG.sync.read(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  const data = new Uint8Array(width * height);
  for (let from = 0, to = 0; to < data.length; from += 4, to++) {
    const ink = 255 - luminance(rgba[from], rgba[from + 1], rgba[from + 2]);
    data[to] = 255 - Math.round((ink * (rgba[from + 3] ?? 255)) / 255);
  }
  return { width, height, data };
}

/** The picture as a binary PGM (Netpbm `P5`), which the OCR engine reads without a codec. */
export function encodePgm(image: GreyImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1'), image.data]);
}
