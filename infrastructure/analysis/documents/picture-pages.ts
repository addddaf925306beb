import type { DocumentPage } from '../parts.ts';
import { pngSize } from '../picture-size.ts';
import type { GreyImage } from '../pixels/grey-image.ts';
import type { PageReader } from '../pixels/page-reader.ts';
import { jpegHeader, pdfOfJpeg } from './jpeg.ts';
import { readPdfText } from './pdf-text.ts';
import { layOutPicture } from './picture-units.ts';
import { pngPicture } from './png.ts';

/** Width times height of a picture that is read. */
export const PICTURE_PIXELS = 16_000_000;

/** The pixels that a PNG or JPEG claims to have; null when it does not say. */
export const claimedSize = (type: 'png' | 'jpeg', bytes: Uint8Array): { width: number; height: number } | null =>
  type === 'png' ? pngSize(bytes) : jpegHeader(bytes);

/** What could not be decoded is of one level all over but for its edges, which no photo is. */
function isOfOneLevel({ data, width, height }: GreyImage): boolean {
  const level = data[Math.floor(height / 2) * width + Math.floor(width / 2)];
  return data.reduce((others, one) => others + (one === level ? 0 : 1), 0) <= 2 * (width + height);
}

/** A picture as a page that is read by OCR. @throws when it can't be decoded. */
export async function pagesOfPicture(
  type: 'png' | 'jpeg',
  bytes: Uint8Array,
  readPage: PageReader,
): Promise<DocumentPage[]> {
  if (type === 'png') {
    const { words, picture } = await readPage(pngPicture(bytes), null);
    const { runs, scale } = layOutPicture(words);
    const { height, width } = picture.image;
    return [{ page: 1, runs, pairs: [], picture, scale, size: { width: width / scale, height: height / scale } }];
  }
  const header = jpegHeader(bytes);
  const read = header === null ? null : await readPdfText(new Uint8Array(pdfOfJpeg(bytes, header)), readPage);
  if (read === null || 'refused' in read) throw new Error('The JPEG cannot be decoded.');
  if (read.pages.every(({ picture }) => !picture || isOfOneLevel(picture.image)))
    throw new Error('The JPEG shows nothing.');
  return read.pages;
}
