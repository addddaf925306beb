import type { CellPlace, TextRun } from '../../../application/ports/page-snapshot.ts';
import type { DocumentPage } from '../parts.ts';
import { textRun } from './text-lines.ts';

/** A text has no places of its own: its lines are laid out in a fixed pitch, so that what stands together is together. */
const PITCH = { character: 8, line: 20, height: 14, cell: 160 };
const LINE_LIMIT = 20_000;
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

/** Plain text as lines; a form feed begins another page. */
export function readPlainText(text: string): DocumentPage[] {
  return text.split('\f').map((page, at) => {
    const runs: TextRun[] = [];
    const lines = page.split(/\r\n|\r|\n/).slice(0, LINE_LIMIT);
    lines.forEach((line, number) => {
      let start = 0;
      for (const gap of [...line.matchAll(COLUMN_GAP), null]) {
        const piece = line.slice(start, gap?.index ?? line.length);
        if (piece.trim() !== '') runs.push(laidOut(piece.trim(), start * PITCH.character, number, runs.length));
        if (gap !== null) start = gap.index + gap[0].length;
      }
    });
    return { page: at + 1, runs, pairs: [] };
  });
}

/** Comma, semicolon or tab separated values (RFC 4180) as the cells of one table, its first row the header. */
export function readCsv(text: string): DocumentPage[] {
  const runs: TextRun[] = [];
  csvRows(text)
    .slice(0, LINE_LIMIT)
    .forEach((cells, row) => {
      cells.forEach((value, column) => {
        if (value.trim() === '') return;
        const cell = { table: 0, row, column, header: row === 0, span: 1 };
        runs.push(laidOutCell(value.trim(), row, runs.length, cell));
      });
    });
  return [{ page: 1, runs, pairs: [] }];
}

function csvRows(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let value = '';
  let quoted = false;
  const endValue = () => {
    rows.at(-1)?.push(value);
    value = '';
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (quoted) {
      if (char !== '"') value += char;
      else if (text.charAt(at + 1) === '"') {
        value += '"';
        at++;
      } else quoted = false;
    } else if (char === '"' && value === '') quoted = true;
    else if (char === separator) endValue();
    else if (char === '\n') {
      endValue();
      rows.push([]);
    } else if (char !== '\r') value += char;
  }
  endValue();
  return rows;
}

/** The separator that is most frequent in the first line. */
function separatorOf(text: string): string {
  const firstLine = text.slice(0, text.search(/\n|$/)).replace(/"[^"]*"/g, '');
  const count = (separator: string) => firstLine.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
