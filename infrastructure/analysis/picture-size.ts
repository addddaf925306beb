import { signedType } from '../../application/file-signature.ts';

/** In pixels. */
export type PictureSize = { width: number; height: number };

/** Size of a PNG by its header (PNG specification, 11.2.1), without decoding it; null when it is none. */
export function pngSize(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 24 || signedType(bytes) !== 'image/png') return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}
