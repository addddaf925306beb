import { decodeGrey } from '../pixels/grey-image.ts';
import type { Matrix } from './matrix.ts';
import { type LaidPicture, pagePicture } from './page-picture.ts';

/** Points a pixel: pictures do not reliably say how large they are meant. */
export const POINTS_A_PIXEL = 0.75;

/** A PNG as a page that is as large as it is read best. @throws when it can't be decoded. */
export function pngPicture(bytes: Uint8Array): LaidPicture {
  const decoded = decodeGrey(bytes);
  const [width, height] = [decoded.width * POINTS_A_PIXEL, decoded.height * POINTS_A_PIXEL];
  const matrix: Matrix = [width, 0, 0, -height, 0, height];
  const box = { left: 0, top: 0, right: width, bottom: height };
  return pagePicture([{ placed: { source: null, matrix, box }, decoded }], { width, height }).image;
}
