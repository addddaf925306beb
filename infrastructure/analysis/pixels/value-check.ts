import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import { cropForReading } from './crop.ts';
import type { GreyImage } from './grey-image.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import { pixelVerdict, type Reading, settles } from './pixel-verdict.ts';
import { readingPlan, type Segmentation } from './reading-plan.ts';

/** A value that is claimed to stand at a rectangle, in CSS pixels. */
export type ClaimedValue = { value: string; rect: Rect; fontSize: number; input: boolean };

/** Reads the text of a small picture, with the letters of a language; English ones where none is named. */
export type RecogniseText = (image: GreyImage, segmentation: Segmentation, language?: OcrLanguage) => Promise<Reading>;

const VERTICAL_PAD = 3;
/** An input's frame lies within its rectangle and would be read as a letter. */
const FRAME = 3;

/** Looks at the pixels of one value until a reading settles it or the ways to look are used up. */
export async function checkValue(
  image: GreyImage,
  scale: number,
  claim: ClaimedValue,
  recognise: RecogniseText,
): Promise<PixelCheck> {
  const readings: Reading[] = [];
  for (const attempt of readingPlan(claim.rect.height, claim.fontSize, claim.input)) {
    const pad = claim.input ? { x: -FRAME, y: -FRAME } : { x: attempt.pad, y: VERTICAL_PAD };
    const crop = cropForReading(image, { ...claim, scale, pad, letterHeight: attempt.letterHeight });
    if (crop === null) continue;
    const reading = await recognise(crop, attempt.segmentation);
    readings.push(reading);
    if (settles(claim.value, reading)) break;
  }
  return pixelVerdict(claim.value, readings);
}
