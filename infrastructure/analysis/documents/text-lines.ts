import type { CellPlace, TextRun } from '../../../domain/reading/page-snapshot.ts';

/** A stretch of visible text on a page, in points or pixels from the top left. */
export type Word = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
  color: string;
  bold: boolean;
};

/** Gap below which two pieces are one word, and up to which two words are one run, in text heights. */
const SAME_WORD = 0.12;
const SAME_RUN = 1.15;
const LEAST_HEIGHT = 9;
const REGULAR = 400;
const BOLD = 700;

type Line = { middle: number; height: number; words: Word[] };

/** Puts words together to lines by their height, and to runs where they stand close: a wide gap begins another run. */
export function groupWords(words: readonly Word[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const line of linesOf(words)) {
    let open: Word | undefined;
    for (const word of line.words.toSorted((a, b) => a.x - b.x)) {
      const gap = open === undefined ? Number.POSITIVE_INFINITY : word.x - (open.x + open.width);
      if (open !== undefined && gap < SAME_RUN * Math.max(open.height, LEAST_HEIGHT)) open = join(open, word, gap);
      else {
        if (open !== undefined) runs.push(textRun(open, runs.length));
        open = word;
      }
    }
    if (open !== undefined) runs.push(textRun(open, runs.length));
  }
  return runs;
}

function linesOf(words: readonly Word[]): Line[] {
  const lines: Line[] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const middle = word.y + word.height / 2;
    // Sorted from the top, only the last few lines can still be open.
    const line = lines
      .slice(-8)
      .find(
        ({ middle: other, height }) => Math.abs(other - middle) < 0.55 * Math.max(8, Math.min(height, word.height)),
      );
    if (line === undefined) lines.push({ middle, height: word.height, words: [word] });
    else {
      line.middle = (line.middle * line.words.length + middle) / (line.words.length + 1);
      line.height = Math.max(line.height, word.height);
      line.words.push(word);
    }
  }
  return lines;
}

/** Chinese and Japanese put no blanks between words. */
const WITHOUT_BLANKS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]$/u;

function isOneWord(left: Word, right: Word, gap: number): boolean {
  if (gap < SAME_WORD * left.height) return true;
  return WITHOUT_BLANKS.test(left.text.at(-1) ?? '') && WITHOUT_BLANKS.test(right.text.at(0) ?? '');
}

function join(left: Word, right: Word, gap: number): Word {
  const y = Math.min(left.y, right.y);
  return {
    ...left,
    text: `${left.text}${isOneWord(left, right, gap) ? '' : ' '}${right.text}`,
    y,
    width: Math.max(left.x + left.width, right.x + right.width) - left.x,
    height: Math.max(left.y + left.height, right.y + right.height) - y,
    bold: left.bold && right.bold,
  };
}

/** A run of a document: there is no markup, so that every run is a block of its own unless it is a cell. */
export function textRun(word: Word, block: number, cell: CellPlace | null = null): TextRun {
  return {
    text: word.text,
    rect: { x: word.x, y: word.y, width: word.width, height: word.height },
    fontSize: word.fontSize,
    fontWeight: word.bold ? BOLD : REGULAR,
    color: word.color,
    tag: '',
    kind: 'text',
    label: null,
    block,
    parent: block,
    cell,
    inViewport: true,
    onTop: true,
  };
}
