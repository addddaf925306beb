import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import type { PixelReader } from '../parts.ts';
import { decodeGrey } from './grey-image.ts';
import type { ReadPicture } from './page-reader.ts';
import { checkValue, type RecogniseText } from './value-check.ts';
import { languagesFor } from './written-letters.ts';

/** Pages that OCR has read are looked at with the letters that it read them by; the text of screenshots is known. */
const seen = (picture: Uint8Array | ReadPicture): Pick<ReadPicture, 'image'> & Partial<ReadPicture> =>
  picture instanceof Uint8Array ? { image: decodeGrey(picture) } : picture;

/**
 * Reads values off a screenshot, or off a page that OCR has read, by OCR.
 * A check rejects when the screenshot is no PNG or too large; what its pixels show never makes it reject.
 */
export function createPixelReader(recognise: RecogniseText): PixelReader {
  return {
    async check(picture, scale, claims) {
      if (claims.length === 0) return [];
      const { image, language } = seen(picture);
      const checks: PixelCheck[] = [];
      for (const claim of claims) {
        const languages = language ? [language] : languagesFor(claim.whole ?? claim.value);
        checks.push(await checkValue(image, scale, claim, recognise, languages));
      }
      return checks;
    },
  };
}
