import type { Line, Page, Word as RecognisedWord } from 'tesseract.js';
import { usualSize } from '../../../domain/reading/usual-size.ts';
import type { Word } from '../documents/text-lines.ts';

/** Confidence below which a word is noise: a line, an icon, a stain. */
const NOISE = 30;
/** The same of what has no letter, digit or amount: it must be a mark that texts have between words. */
const MARK_NOISE = 60;
/** In heights of the line. What is narrower is an edge of the paper or of a shadow. */
const NARROWEST = 0.1;
const MARK = /^[:;&/+–—-]$/;

function isText({ text, confidence }: RecognisedWord): boolean {
  if (/[\p{L}\p{N}\p{Sc}%]/u.test(text)) return confidence > NOISE;
  return MARK.test(text) && confidence > MARK_NOISE;
}

/** Height of a line's tall letters: words without any are as large as those beside them. */
function heightOf(words: readonly RecognisedWord[]): number {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.75)] ?? 0;
}

function wordsOf({ words }: Line): Word[] {
  const kept = words.filter(isText);
  const usual = heightOf(kept);
  const letters = kept.filter(({ bbox: { x0, x1 } }) => x1 - x0 >= NARROWEST * usual);
  return letters.map(({ text, bbox: { x0, y0, x1, y1 } }) => {
    const height = Math.max(y1 - y0, usual);
    const y = (y0 + y1 - height) / 2;
    return { text, x: x0, y, width: x1 - x0, height, fontSize: height, color: '#000000', bold: false };
  });
}

/** Sizes within these bounds of the usual one are the usual one: a line is as high as the letters that it happens to hold. */
const USUAL = { least: 0.65, most: 1.45 };

/** The words of a recognised picture with their places in its pixels. */
export function pageWords(page: Page): Word[] {
  const lines = (page.blocks ?? []).flatMap(block => block.paragraphs.flatMap(paragraph => paragraph.lines));
  const words = lines.flatMap(wordsOf);
  const usual = usualSize(words);
  return words.map(word => {
    const share = word.fontSize / usual;
    return share > USUAL.least && share < USUAL.most ? { ...word, fontSize: usual } : word;
  });
}
