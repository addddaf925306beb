import { signedType } from '../../application/file-signature.ts';

/** In pixels. */
export type PictureSize = { width: number; height: number };

/** Size of a PNG by its header (PNG specification, 11.2.1), without decoding it; null when it is none. */
export function pngSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24 || signedType(bytes) !== 'image/png') return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

/** Sides of a picture and of what it shows are measured in whole pixels. */
const MOST_OFF = 0.01;

/**
 * Pixels of a picture per CSS pixel of the page that it shows. A page that was laid out wider than the device, as phones do with
 * pages that do not speak of them, is drawn smaller than the device's own scale says.
 * @param shown size of what the picture shows, in CSS pixels
 */
export function pictureScale(picture: PictureSize, shown: PictureSize, deviceScale: number): number {
  const [across, down] = [picture.width / shown.width, picture.height / shown.height];
  const isWhole = Number.isFinite(across) && across > 0 && Math.abs(across - down) <= MOST_OFF * across;
  return isWhole ? across : deviceScale;
}
