import type { CellPlace, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { BOUNDS } from '../bounds.ts';
import type { DocumentPage } from '../parts.ts';
import { textRun } from './text-lines.ts';

/** A text has no places of its own: its lines are laid out in a fixed pitch, so that what stands together is together. */
export const PITCH = { character: 8, line: 20, height: 14, cell: 160 };
const LINE_LIMIT = 20_000;
const PAGE_LIMIT = 200;
/** Two blanks or a tab between words are a gap, as in a column that was aligned by hand. */
const COLUMN_GAP = /\t+| {2,}/g;

/** A run of text laid out on the pitch. */
export function laidOut(text: string, x: number, line: number, block: number, cell: CellPlace | null = null): TextRun {
  const place = { x, y: line * PITCH.line, width: text.length * PITCH.character, height: PITCH.height };
  return textRun({ text, ...place, fontSize: PITCH.height, color: '#000000', bold: false }, block, cell);
}

/** A cell of a table laid out on the pitch. */
export function laidOutCell(text: string, line: number, block: number, cell: CellPlace): TextRun {
  return laidOut(text, cell.column * PITCH.cell, line, block, cell);
}

/** The pages of a text file, and whether it holds more than is read of one. */
export type ReadText = { pages: DocumentPage[]; isCut: boolean; hidesCells?: boolean };

/** How a line begins that a message repeats of the one that it answers or passes on (RFC 3676, 4.5). */
const QUOTED = /^\s*(?:>\s?)+/;

/** The pieces of a line between gaps, with the column where each begins. */
export function* piecesOf(line: string): Generator<{ text: string; start: number }> {
  let start = 0;
  for (const gap of line.matchAll(COLUMN_GAP)) {
    yield { text: line.slice(start, gap.index).trim(), start };
    start = gap.index + gap[0].length;
  }
  yield { text: line.slice(start).trim(), start };
}

/** Plain text as lines; a form feed begins another page. */
export function readPlainText(text: string): ReadText {
  const all = text.split('\f', PAGE_LIMIT + 1);
  const pages: DocumentPage[] = [];
  let left = BOUNDS.runs;
  let isCut = all.length > PAGE_LIMIT;
  for (const page of all.slice(0, PAGE_LIMIT)) {
    const runs: TextRun[] = [];
    const lines = page.split(/\r\n|\r|\n/, LINE_LIMIT + 1);
    isCut ||= lines.length > LINE_LIMIT;
    for (const [number, line] of lines.slice(0, LINE_LIMIT).entries()) {
      const quoting = QUOTED.exec(line)?.[0] ?? '';
      for (const piece of piecesOf(line.slice(quoting.length))) {
        if (piece.text === '') continue;
        if (left-- <= 0) break;
        const run = laidOut(piece.text, piece.start * PITCH.character, number, runs.length);
        runs.push(quoting === '' ? run : { ...run, tag: 'blockquote' });
      }
    }
    pages.push({ page: pages.length + 1, runs, pairs: [] });
  }
  return { pages, isCut: isCut || left < 0 };
}
