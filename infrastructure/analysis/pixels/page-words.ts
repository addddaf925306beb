import type { Line, Page, Word as RecognisedWord } from 'tesseract.js';
import { usualSize } from '../../../domain/reading/usual-size.ts';
import type { Word } from '../documents/text-lines.ts';

/** Confidence below which a word is noise: a line, an icon, a stain. */
const NOISE = 30;
/** The same of what has no letter, digit or amount: it must be a mark that texts have between words. */
const MARK_NOISE = 60;
/** In heights of the line. What is narrower is an edge of the paper or of a shadow. */
const NARROWEST = 0.1;
/** Confidence from which it is a letter, however narrow its box: a figure between words of Thai, whose lines are high. */
const SURE = 90;
const MARK = /^[:;&/+–—-]$/;

/** Confidence below which a line within another one is what stands above or below the letters of that one. */
const MARKS_NOISE = 65;

/** A line that is made of the tone marks of another one, which were taken for letters: it lies within that and is half as high. */
function isOfMarks(line: Line, lines: readonly Line[]): boolean {
  const { x0, y0, x1, y1 } = line.bbox;
  return (
    line.confidence < MARKS_NOISE &&
    lines.some(
      ({ bbox }) =>
        bbox.y0 <= y0 + (y1 - y0) / 4 &&
        y1 <= bbox.y1 &&
        2 * (y1 - y0) <= bbox.y1 - bbox.y0 &&
        bbox.x0 < x1 &&
        x0 < bbox.x1,
    )
  );
}

/** What is looked at of a word. */
type Recognised = Pick<RecognisedWord, 'text' | 'confidence' | 'bbox'>;

/** Several words as one, as sure as they are on the whole. */
function asOne(words: readonly Recognised[]): Recognised {
  const signs = words.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / signs;
  const of = (side: keyof RecognisedWord['bbox'], pick: (...sides: number[]) => number) =>
    pick(...words.map(({ bbox }) => bbox[side]));
  const bbox = { x0: of('x0', Math.min), y0: of('y0', Math.min), x1: of('x1', Math.max), y1: of('y1', Math.max) };
  return {
    text: words.map(({ text }) => text).join(''),
    confidence,
    bbox,
  };
}

/**
 * The words of a line between its spaces: of scripts without them each letter comes as a word, and so does a mark above it. As
 * they came where the line is made up of others.
 */
function betweenSpaces({ text, words }: Pick<Line, 'text' | 'words'>): readonly Recognised[] {
  const joined: Recognised[] = [];
  let at = 0;
  for (const token of text.trim().split(/\s+/u)) {
    const from = at;
    for (let length = 0; length < token.length && at < words.length; at++) length += words[at]?.text.length ?? 0;
    const parts = words.slice(from, at);
    if (parts.map(one => one.text).join('') !== token) return words;
    joined.push(asOne(parts));
  }
  return at === words.length ? joined : words;
}

function isText({ text, confidence }: Recognised): boolean {
  if (/[\p{L}\p{N}\p{Sc}%]/u.test(text)) return confidence > NOISE;
  return MARK.test(text) && confidence > MARK_NOISE;
}

/** Height of a line's tall letters: words without any are as large as those beside them. */
function heightOf(words: readonly Recognised[]): number {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.75)] ?? 0;
}

function wordsOf(line: Line): Word[] {
  const kept = betweenSpaces(line).filter(isText);
  const usual = heightOf(kept);
  const letters = kept.filter(({ bbox: { x0, x1 }, confidence }) => x1 - x0 >= NARROWEST * usual || confidence >= SURE);
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
  const words = lines.filter(line => !isOfMarks(line, lines)).flatMap(wordsOf);
  const usual = usualSize(words);
  return words.map(word => {
    const share = word.fontSize / usual;
    return share > USUAL.least && share < USUAL.most ? { ...word, fontSize: usual } : word;
  });
}
