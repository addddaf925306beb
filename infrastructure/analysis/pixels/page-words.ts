import type { Line, Page, Word as RecognisedWord } from 'tesseract.js';
import type { Word } from '../documents/text-lines.ts';

/** Confidence below which a word is noise: a line, an icon, a stain. */
const NOISE = 30;
/** The same of what has no letter, digit or amount: it must be a mark that texts have between words. */
const MARK_NOISE = 60;
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
  return kept.map(({ text, bbox: { x0, y0, x1, y1 } }) => {
    const height = Math.max(y1 - y0, usual);
    const y = (y0 + y1 - height) / 2;
    return { text, x: x0, y, width: x1 - x0, height, fontSize: height, color: '#000000', bold: false };
  });
}

/** The words of a recognised picture with their places in its pixels. */
export function pageWords(page: Page): Word[] {
  const lines = (page.blocks ?? []).flatMap(block => block.paragraphs.flatMap(paragraph => paragraph.lines));
  return lines.flatMap(wordsOf);
}
