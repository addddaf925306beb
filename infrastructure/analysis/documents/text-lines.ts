import type { CellPlace, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { markTables } from './aligned-tables.ts';
import {
  COLUMN_EDGE,
  COLUMN_GAP,
  COLUMN_REACH,
  columnsAround,
  type Edge,
  type IsColumn,
  LEAST_HEIGHT,
  SAME_RUN,
  SAME_WORD,
  usualBlank,
} from './column-edges.ts';
import { withMarksOnLetters } from './combining-marks.ts';
import type { Rules } from './drawn-rules.ts';
import { joinParagraphs } from './paragraphs.ts';
import { inColumns } from './reading-columns.ts';
import { inReadingOrder, withBracketsTurned } from './right-to-left.ts';
import { RuledCells } from './ruled-cells.ts';
import { markRuledTables } from './ruled-tables.ts';
import { withoutSpreadLetters } from './spread-letters.ts';

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

/** A sign, or the first digits of a number in groups: "$ 18,500.00", "3 050,00"; and a comma, behind which an address goes on. */
const GOES_ON = /^[-+]?\p{Sc}?\d{0,3}$|\p{L}.*,$|\d,$/u;
/** What is so much higher than a line is no part of it: a word across the whole page. */
const SAME_HEIGHT = 4;
const REGULAR = 400;
const BOLD = 700;

type Line = { middle: number; height: number; words: Word[] };

/** Puts words together to lines by their height, and to runs where they stand close: a wide gap begins another run, and so does a rule. */
function groupWords(words: readonly Word[], ruled: RuledCells): TextRun[] {
  const lines = linesOf(words);
  const first = partedIn(lines, ruled, () => false);
  return partedIn(lines, ruled, columnsAround(first, usualBlank(lines.map(line => line.words)))).runs;
}

/** The last word of several pieces, which may be letters. */
function lastOf(pieces: readonly Word[]): string {
  let from = pieces.length - 1;
  for (
    let [before, piece] = [pieces[from - 1], pieces[from]];
    before && piece;
    [before, piece] = [pieces[from - 1], pieces[from]]
  ) {
    if (piece.x - (before.x + before.width) >= SAME_WORD * before.height) break;
    from--;
  }
  return pieces
    .slice(Math.max(0, from))
    .map(({ text }) => text)
    .join('');
}

function partedIn(lines: readonly Line[], ruled: RuledCells, isColumn: IsColumn) {
  const runs: TextRun[] = [];
  const begins: Edge[] = [];
  const ends: Edge[] = [];
  // The columns of a narrow table nearly touch: "HELSINKI KITTILÄ" below "FROM" and "TO".
  const isInColumn = (word: Word, open: readonly Word[], gap: number, height: number) =>
    gap >= COLUMN_GAP * height &&
    !GOES_ON.test(lastOf(open)) &&
    (begins.some(
      edge =>
        Math.abs(edge.x - word.x) <= COLUMN_EDGE * height &&
        word.y > edge.y &&
        word.y - edge.y <= COLUMN_REACH * height,
    ) ||
      isColumn(word, { x: right(open), y: word.y }, gap, height));
  for (const line of lines) {
    let open: Word[] = [];
    for (const word of line.words.toSorted((a, b) => a.x - b.x)) {
      const last = open.at(-1);
      const height = Math.max(LEAST_HEIGHT, ...open.map(one => one.height));
      const gap = word.x - right(open);
      const isParted = last !== undefined && gap > 0 && ruled.around(last) !== ruled.around(word);
      if (last !== undefined && (isParted || gap >= SAME_RUN * height || isInColumn(word, open, gap, height))) {
        runs.push(textRun(joined(open), runs.length));
        begins.push(word);
        ends.push({ x: right(open), y: word.y });
        open = [];
      }
      open.push(word);
    }
    if (open.length > 0) runs.push(textRun(joined(open), runs.length));
  }
  return { runs, begins, ends };
}

const right = (words: readonly Word[]) => Math.max(...words.map(({ x, width }) => x + width));

function linesOf(words: readonly Word[]): Line[] {
  const lines: Line[] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const middle = word.y + word.height / 2;
    // Sorted from the top, only the last few lines can still be open.
    const line = lines
      .slice(-8)
      .find(
        ({ middle: other, height }) =>
          Math.abs(other - middle) < 0.55 * Math.max(8, Math.min(height, word.height)) &&
          Math.max(height, word.height) < SAME_HEIGHT * Math.max(8, Math.min(height, word.height)),
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

/** An amount up to its decimal sign, and what stands behind that. */
const BEGINS_AMOUNT = /^[-+]?(?:\d{1,3}(?:[.'’]\d{3})*,|\d{1,3}(?:[,'’]\d{3})*\.)$/;
const ENDS_AMOUNT = /^\d{2}[-+]?$/;
const SAME_AMOUNT = 0.8;

/** Chinese and Japanese put no blanks between words. */
const WITHOUT_BLANKS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]$/u;

/** Whether no blank stands between two words: they touch, or are of letters that are set without any. */
function areOneWord(one: Word, other: Word): boolean {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  const gap = right.x - (left.x + left.width);
  if (gap < SAME_WORD * left.height) return true;
  // Figures of one width leave room behind their comma.
  if (gap < SAME_AMOUNT * left.height && BEGINS_AMOUNT.test(left.text) && ENDS_AMOUNT.test(right.text)) return true;
  return WITHOUT_BLANKS.test(one.text.at(-1) ?? '') && WITHOUT_BLANKS.test(other.text.at(0) ?? '');
}

function joined(words: readonly Word[]): Word {
  const [first] = words as [Word];
  const read = withBracketsTurned(inReadingOrder(words, areOneWord));
  const text = read.reduce((said, word, at) => {
    const before = read[at - 1];
    return `${said}${before === undefined || areOneWord(before, word) ? '' : ' '}${word.text}`;
  }, '');
  const y = Math.min(...words.map(word => word.y));
  return {
    ...first,
    text,
    y,
    width: right(words) - first.x,
    height: Math.max(...words.map(word => word.y + word.height)) - y,
    bold: words.every(({ bold }) => bold),
  };
}

/** The runs of a page that has no markup, the lines of a paragraph as one and tables with their cells. */
export function layOut(words: readonly Word[], rules: Rules = { level: [], upright: [] }): TextRun[] {
  const ruled = new RuledCells(rules);
  const runs = inColumns(withoutSpreadLetters(groupWords(withMarksOnLetters(words), ruled)));
  markRuledTables(runs, ruled);
  markTables(runs);
  return joinParagraphs(runs, (above, below) => ruled.around(above.rect) !== ruled.around(below.rect));
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
