import type { Page } from 'tesseract.js';
import type { Word } from '../documents/text-lines.ts';

/** Confidence below which a word is noise: a line, an icon, a stain. */
const NOISE = 30;

/** The words of a recognised picture with their places in its pixels; what holds no letter, digit or amount is left out. */
export function pageWords(page: Page): Word[] {
  const lines = (page.blocks ?? []).flatMap(block => block.paragraphs.flatMap(paragraph => paragraph.lines));
  return lines
    .flatMap(line => line.words)
    .filter(word => word.confidence > NOISE && /[\p{L}\p{N}\p{Sc}%]/u.test(word.text))
    .map(({ text, bbox: { x0, y0, x1, y1 } }) => {
      const height = y1 - y0;
      return { text, x: x0, y: y0, width: x1 - x0, height, fontSize: height, color: '#000000', bold: false };
    });
}
