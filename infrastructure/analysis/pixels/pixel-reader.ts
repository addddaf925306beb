import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import type { PixelReader } from '../parts.ts';
import { holdsSigns } from './agreement.ts';
import { cropForReading } from './crop.ts';
import { decodeGrey, type GreyImage } from './grey-image.ts';
import { isStruckThrough } from './line-through.ts';
import type { ReadPicture } from './page-reader.ts';
import { settles } from './pixel-verdict.ts';
import { readingPlan } from './reading-plan.ts';
import { type ClaimedValue, checkValue, type RecogniseText } from './value-check.ts';
import { showsWordsBeside } from './words-beside.ts';
import { languagesFor } from './written-letters.ts';

const HAS_WORD = /\p{L}{2}/u;
const VERTICAL_PAD = 3;

/**
 * Looks again at a value that is itself what a reader made of the pixels. Nothing else tells `O` from `0` or `1.º` from
 * `1.*`, so that one more look must show it sign for sign, and surely: what is read now so and now so is hard to read. Words in
 * letters that the reader does not know it takes for others, however often it looks.
 */
async function checkReading(
  { image, language, isBorrowed }: ReadPicture,
  scale: number,
  { value, whole = value, rect, fontSize, input }: ClaimedValue,
  recognise: RecogniseText,
): Promise<PixelCheck> {
  if (isBorrowed && HAS_WORD.test(value)) return 'unreadable';
  const [look] = readingPlan(rect.height, fontSize, input);
  const { pad: x, letterHeight } = look;
  const crop = cropForReading(image, { rect, fontSize, scale, pad: { x, y: VERTICAL_PAD }, letterHeight });
  if (crop === null) return 'unreadable';
  const reading = await recognise(crop, look.segmentation, language, true);
  const isShown = settles(value, reading) || settles(whole, reading);
  return isShown && holdsSigns(value, reading.text) ? 'agree' : 'unreadable';
}

/**
 * Looks at a value of a screenshot: what is struck out there, or has words beside it that the page has not as text, is denied by
 * its pixels, whatever letters they show.
 */
async function checkShown(
  image: GreyImage,
  scale: number,
  claim: ClaimedValue,
  recognise: RecogniseText,
): Promise<PixelCheck> {
  const { value, whole = value } = claim;
  const check = await checkValue(image, scale, claim, recognise, languagesFor(whole));
  if (check === 'disagree' || isStruckThrough(image, scale, claim, whole)) return 'disagree';
  return (await showsWordsBeside(image, scale, claim, recognise)) ? 'disagree' : check;
}

/**
 * Reads values off a screenshot, or off a page that OCR has read, by OCR. A page is looked at with the letters that it was read by;
 * the text of screenshots is known.
 * A check rejects when the screenshot is no PNG or too large; what its pixels show never makes it reject.
 */
export function createPixelReader(recognise: RecogniseText): PixelReader {
  return {
    async check(picture, scale, claims) {
      if (claims.length === 0) return [];
      const checks: PixelCheck[] = [];
      if (picture instanceof Uint8Array) {
        const image = decodeGrey(picture);
        for (const claim of claims) checks.push(await checkShown(image, scale, claim, recognise));
      } else for (const claim of claims) checks.push(await checkReading(picture, scale, claim, recognise));
      return checks;
    },
  };
}
