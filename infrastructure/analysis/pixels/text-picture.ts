import { PNG } from 'pngjs';
import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import { cropForReading } from './crop.ts';
import type { GreyImage } from './grey-image.ts';

/** In CSS pixels; what stands nearer than this to a text may show at its edge. */
const PAD = 3;
const LETTER_HEIGHT = 44;

function encodeGreyPng({ width, height, data }: GreyImage): Buffer {
  const png = new PNG({ width, height, colorType: 0, inputColorType: 0, bitDepth: 8 });
  png.data = Buffer.from(data);
  return PNG.sync.write(png, { colorType: 0, inputColorType: 0, bitDepth: 8 });
}

/**
 * A PNG of one text and of nothing around it, dark on light and large enough to be read; null where nothing can be seen there.
 * @param scale device pixels per CSS pixel
 */
export function textPicture(
  image: GreyImage,
  scale: number,
  { rect, fontSize }: { rect: Rect; fontSize: number },
): Buffer | null {
  const crop = cropForReading(image, { rect, fontSize, scale, pad: { x: PAD, y: PAD }, letterHeight: LETTER_HEIGHT });
  return crop && encodeGreyPng(crop);
}
