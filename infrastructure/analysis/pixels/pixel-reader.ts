import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import type { PixelReader } from '../parts.ts';
import { holdsSigns } from './agreement.ts';
import { decodeGrey, type GreyImage } from './grey-image.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import type { ReadPicture } from './page-reader.ts';
import { type ClaimedValue, checkValue, type RecogniseText } from './value-check.ts';
import { languagesFor } from './written-letters.ts';

/** Pages that OCR has read are looked at with the letters that it read them by; the text of screenshots is known. */
const seen = (picture: Uint8Array | ReadPicture): Pick<ReadPicture, 'image'> & Partial<ReadPicture> =>
  picture instanceof Uint8Array ? { image: decodeGrey(picture) } : picture;

/**
 * Looks again at a value that is itself what a reader made of the pixels. Nothing else tells `O` from `0` or `1.º` from
 * `1.*`, so that the second look must show it sign for sign.
 */
async function checkReading(
  image: GreyImage,
  scale: number,
  claim: ClaimedValue,
  recognise: RecogniseText,
  language: OcrLanguage,
): Promise<PixelCheck> {
  const texts: string[] = [];
  const kept: RecogniseText = async (crop, segmentation, letters) => {
    const reading = await recognise(crop, segmentation, letters);
    texts.push(reading.text);
    return reading;
  };
  const check = await checkValue(image, scale, claim, kept, [language]);
  return check === 'agree' && !texts.some(text => holdsSigns(claim.value, text)) ? 'unreadable' : check;
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
      const checks: PixelCheck[] = [];
      for (const claim of claims) {
        if (language) checks.push(await checkReading(image, scale, claim, recognise, language));
        else checks.push(await checkValue(image, scale, claim, recognise, languagesFor(claim.whole ?? claim.value)));
      }
      return checks;
    },
  };
}
