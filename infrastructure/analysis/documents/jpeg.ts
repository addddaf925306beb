import { signedType } from '../../../application/file-signature.ts';
import { POINTS_A_PIXEL } from './png.ts';

/** What a JPEG says of itself before its pixels. */
export type JpegHeader = {
  width: number;
  height: number;
  /** Channels: 1 grey, 3 colour, 4 print colours. */
  channels: number;
  /** Quarters by which it must be turned clockwise to stand upright, as the camera was held. */
  quarters: number;
};

const FRAME_HEADERS = { first: 0xc0, last: 0xcf };
/** DHT, JPG and DAC lie between the frame headers (ITU-T T.81, table B.1). */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const APP1 = 0xe1;
const ORIENTATION_TAG = 0x0112;
/** Turns that the values of Orientation mean (TIFF 6.0, section 8); mirrored pictures are not read so. */
const QUARTERS: Readonly<Record<number, number>> = { 3: 2, 6: 1, 8: 3 };

/** Reads the header of a JPEG; null when there is none to be found. */
export function jpegHeader(bytes: Uint8Array): JpegHeader | null {
  if (signedType(bytes) !== 'image/jpeg') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let quarters = 0;
  let at = 2;
  while (at + 10 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (marker === APP1) quarters = quartersIn(bytes.subarray(at + 4, at + 2 + length)) ?? quarters;
    if (marker >= FRAME_HEADERS.first && marker <= FRAME_HEADERS.last && !NO_FRAMES.has(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), channels: bytes[at + 9] ?? 0, quarters };
    at += 2 + length;
  }
  return null;
}

/** The orientation in a segment of Exif: the first directory of a TIFF behind six bytes. */
function quartersIn(segment: Uint8Array): number | null {
  if (Buffer.from(segment.subarray(0, 4)).toString('latin1') !== 'Exif' || segment.length < 14) return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = tiff.getUint16(directory, little);
  for (let entry = directory + 2, left = entries; left > 0 && entry + 12 <= tiff.byteLength; entry += 12, left--)
    if (tiff.getUint16(entry, little) === ORIENTATION_TAG) return QUARTERS[tiff.getUint16(entry + 8, little)] ?? 0;
  return null;
}

const COLOURS: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** A PDF of one upright page that shows the picture, so that one decoder reads photos and scans. */
export function pdfOfJpeg(jpeg: Uint8Array, { width, height, channels, quarters }: JpegHeader): Uint8Array {
  const [across, down] = [width * POINTS_A_PIXEL, height * POINTS_A_PIXEL];
  const content = `${across} 0 0 ${down} 0 0 cm /I Do`;
  const colour = COLOURS[channels] ?? '/DeviceRGB';
  const head = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/Rotate ${quarters * 90}/MediaBox[0 0 ${across} ${down}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj`,
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    `5 0 obj<</Type/XObject/Subtype/Image/Filter/DCTDecode/BitsPerComponent 8/ColorSpace${colour}/Width ${width}/Height ${height}/Length ${jpeg.length}>>stream\n`,
  ].join('\n');
  // Without a table of its objects a reader looks for them, as it does in every file that lost its table.
  return Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')]);
}
