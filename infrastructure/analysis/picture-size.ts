import { signedType } from '../../application/file-signature.ts';

/** In pixels. */
export type PictureSize = { width: number; height: number };

/** Size of a PNG by its header (PNG specification, 11.2.1), without decoding it; null when it is none. */
export function pngSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24 || signedType(bytes) !== 'image/png') return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

/** Size of a JPEG: walks the segments to the first frame header (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  if (signedType(bytes) !== 'image/jpeg') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Size of a PNG or JPEG by its header, without decoding it; null when there is none to be found. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  return pngSize(bytes) ?? jpegSize(bytes);
}
