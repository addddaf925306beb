import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import { plainDigits } from '../../../domain/reading/digits.ts';
import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import { cropForReading } from './crop.ts';
import type { GreyImage } from './grey-image.ts';
import type { OcrLanguage } from './ocr-languages.ts';
import { pixelVerdict, type Reading, settles } from './pixel-verdict.ts';
import { readingPlan, type Segmentation } from './reading-plan.ts';

/** A value that is claimed to stand at a rectangle, in CSS pixels. */
export type ClaimedValue = {
  value: string;
  rect: Rect;
  fontSize: number;
  input: boolean;
  /** All that the page's text has in the rectangle, where that is more than the value. */
  whole?: string;
};

/** Reads the text of a small picture, with the letters of a language; English ones where none is named. */
export type RecogniseText = (image: GreyImage, segmentation: Segmentation, language?: OcrLanguage) => Promise<Reading>;

const NUMBER = /\d+(?:[.,:/-]\d+)*/g;
const VERTICAL_PAD = 3;
/** An input's frame lies within its rectangle and would be read as a letter. */
const FRAME = 3;

/** Looks at the pixels of one value with the letters of a language until a reading settles it or the ways to look are used up. */
async function readingsOf(
  image: GreyImage,
  scale: number,
  claim: ClaimedValue,
  recognise: (image: GreyImage, segmentation: Segmentation) => Promise<Reading>,
): Promise<Reading[]> {
  const { value, whole = value } = claim;
  const readings: Reading[] = [];
  for (const attempt of readingPlan(claim.rect.height, claim.fontSize, claim.input)) {
    const pad = claim.input ? { x: -FRAME, y: -FRAME } : { x: attempt.pad, y: VERTICAL_PAD };
    const crop = cropForReading(image, { ...claim, scale, pad, letterHeight: attempt.letterHeight });
    if (crop === null) continue;
    const reading = await recognise(crop, attempt.segmentation);
    readings.push(reading);
    if (settles(value, reading) || settles(whole, reading)) break;
  }
  return readings;
}

/** What readings with the same letters say. Pixels that show all of the text in which the value stands show the value. */
function checkBy({ value, whole = value }: ClaimedValue, readings: readonly Reading[]): PixelCheck {
  const check = pixelVerdict(value, readings);
  return check !== 'agree' && pixelVerdict(whole, readings) === 'agree' ? 'agree' : check;
}

/** The numbers of a value, and what stands between them: readers of other than Latin letters often lose the digits. */
function piecesOf(value: string): { numbers: readonly string[]; words: readonly string[] } {
  const plain = plainDigits(value);
  const words = plain.replace(NUMBER, ' ').split(/\s+/);
  return { numbers: plain.match(NUMBER) ?? [], words: words.filter(word => /\p{L}/u.test(word)) };
}

/** Whether one reader shows all words of a value and another one all of its numbers. */
function showPieces(value: string, ofLetters: readonly Reading[], ofDigits: readonly Reading[]): boolean {
  const { numbers, words } = piecesOf(value);
  const areShown = (pieces: readonly string[], readings: readonly Reading[]) =>
    pieces.length > 0 && pieces.every(piece => pixelVerdict(piece, readings) === 'agree');
  return areShown(words, ofLetters) && areShown(numbers, ofDigits);
}

/**
 * Looks at the pixels of one value with each of the languages until one of them shows it. Where none does, English letters
 * are believed to deny it, and of others all must: they are easily taken for each other.
 * @param languages the likeliest first
 */
export async function checkValue(
  image: GreyImage,
  scale: number,
  claim: ClaimedValue,
  recognise: RecogniseText,
  languages: readonly OcrLanguage[],
): Promise<PixelCheck> {
  const seen = new Map<OcrLanguage, { check: PixelCheck; readings: readonly Reading[] }>();
  for (const language of languages) {
    const readings = await readingsOf(image, scale, claim, (crop, mode) => recognise(crop, mode, language));
    const check = checkBy(claim, readings);
    if (check === 'agree') return check;
    seen.set(language, { check, readings });
  }
  const [first] = languages;
  const letters = first && seen.get(first);
  const latin = seen.get('en');
  if (first === 'en' || letters === undefined) return letters?.check ?? 'unreadable';
  if (latin && showPieces(claim.value, letters.readings, latin.readings)) return 'agree';
  return [...seen.values()].every(({ check }) => check === 'disagree') ? 'disagree' : 'unreadable';
}
