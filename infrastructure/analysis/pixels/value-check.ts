import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import { plainDigits } from '../../../domain/reading/digits.ts';
import type { Rect } from '../../../domain/reading/page-snapshot.ts';
import type { Stretch } from './beside.ts';
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
  /** The stretches of its line beside it in which the page has no text. */
  beside?: readonly Stretch[];
};

/**
 * Reads the text of a small picture, with the letters of a language; English ones where none is named.
 * @param isOfPage it is a part of a page that was read with these letters, and is read as that was
 */
export type RecogniseText = (
  image: GreyImage,
  segmentation: Segmentation,
  language?: OcrLanguage,
  isOfPage?: boolean,
) => Promise<Reading>;

/** With the dash that parts it from letters, which is no minus. */
const NUMBER = /(?:(?<=\p{L})-)?\d+(?:[.,:/-]\d+)*/gu;
/** Signs, digits and Latin letters that stand together: "5G", "B-114", "All". */
const LATIN_PIECE = /[\p{sc=Latin}\p{Nd}](?:[\p{sc=Latin}\p{M}\p{Nd}]|[.,:/-](?=[\p{sc=Latin}\p{Nd}]))*/gu;
/** Blanks, but not those between letters of scripts that need none. */
const BETWEEN_WORDS =
  /(?<!\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{sc=Thai})\s+|\s+(?!\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{sc=Thai})/u;
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

/** The sign that a text begins with, as the cells behind labels do (": 4417"), and what a reader makes of it. */
const AHEAD = /^[:：|•·]/u;
const MADE_OF_IT = /^\s*[1lIi!|]\s*/u;

/** Whether readings deny a value by nothing but what stands where the text has a sign before it: that tells nothing. */
function isSignMisread({ value, whole = value }: ClaimedValue, readings: readonly Reading[]): boolean {
  const behind = readings.map(({ text, confidence }) => ({ text: text.replace(MADE_OF_IT, ''), confidence }));
  return AHEAD.test(whole) && pixelVerdict(value, behind) === 'agree';
}

/** Whether the text goes on with another number right before or behind a value: only pixels tell whether these are one. */
function isNumberCutOff(value: string, whole: string): boolean {
  const at = whole.indexOf(value);
  const [before, behind] = [whole.slice(0, Math.max(0, at)), whole.slice(at + value.length)];
  const [begins, ends] = [/^\p{Nd}/u.test(value), /\p{Nd}$/u.test(value)];
  return at >= 0 && ((begins && /\p{Nd}\s*$/u.test(before)) || (ends && /^\s*\p{Nd}/u.test(behind)));
}

/** What readings with the same letters say. Pixels that show all of the text in which the value stands show the value. */
function checkBy(claim: ClaimedValue, readings: readonly Reading[]): PixelCheck {
  const { value, whole = value } = claim;
  const check = pixelVerdict(value, readings);
  if (check !== 'agree' && !isNumberCutOff(value, whole) && pixelVerdict(whole, readings) === 'agree') return 'agree';
  return check === 'disagree' && isSignMisread(claim, readings) ? 'unreadable' : check;
}

/** What of a value is set apart from the words between it: readers of other than Latin letters often lose it. */
function piecesOf(value: string, pattern: RegExp): { apart: readonly string[]; words: readonly string[] } {
  const plain = plainDigits(value);
  const words = plain.replace(pattern, ' ').split(BETWEEN_WORDS);
  return { apart: plain.match(pattern) ?? [], words: words.filter(word => /\p{L}/u.test(word)) };
}

/** Whether one reader shows all words of a value and another one all of its numbers, or all that is Latin in it. */
function showPieces(value: string, ofLetters: readonly Reading[], ofLatin: readonly Reading[]): boolean {
  const areShown = (pieces: readonly string[], readings: readonly Reading[]) =>
    pieces.length > 0 && pieces.every(piece => pixelVerdict(piece, readings) === 'agree');
  return [NUMBER, LATIN_PIECE].some(pattern => {
    const { apart, words } = piecesOf(value, pattern);
    return areShown(words, ofLetters) && areShown(apart, ofLatin);
  });
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
