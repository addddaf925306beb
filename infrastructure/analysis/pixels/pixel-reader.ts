import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import type { PixelReader } from '../parts.ts';
import { decodeGrey } from './grey-image.ts';
import type { ReadPicture } from './page-reader.ts';
import { checkValue, type RecogniseText } from './value-check.ts';

/** Screenshots are read with the letters that the engine begins with. */
function seen(picture: Uint8Array | ReadPicture): Pick<ReadPicture, 'image'> & Partial<ReadPicture> {
  return picture instanceof Uint8Array ? { image: decodeGrey(picture) } : picture;
}

/**
 * Reads values off a screenshot, or off a page that OCR has read, by OCR.
 * A check rejects when the screenshot is no PNG or too large; what its pixels show never makes it reject.
 */
export function createPixelReader(recognise: RecogniseText): PixelReader {
  return {
    async check(picture, scale, claims) {
      if (claims.length === 0) return [];
      const { image, language } = seen(picture);
      const recogniseHere: RecogniseText = (crop, segmentation) => recognise(crop, segmentation, language);
      const checks: PixelCheck[] = [];
      for (const claim of claims) checks.push(await checkValue(image, scale, claim, recogniseHere));
      return checks;
    },
  };
}
