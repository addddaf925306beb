import type { TextRun } from '../../reading/page-snapshot.ts';
import { right, type Segment, sharedHeight, valueTextOf } from '../segments.ts';
import { type Candidate, type CandidateSource, propose } from './candidate.ts';

type Cell = { text: string; header: boolean; runs: TextRun[] };
type Row = Map<number, Cell>;

/** In heights of its letters. */
const FAR = 12;

/** What stands at the other end of a cell is what can be done with its value. */
const isFarBehind = (last: TextRun | undefined, { rect, fontSize, text }: Segment) =>
  last !== undefined &&
  !/\p{Nd}/u.test(text) &&
  sharedHeight(last.rect, rect) > 0 &&
  Math.max(rect.x - right(last.rect), last.rect.x - right(rect)) > FAR * fontSize;

const isAction = (runs: readonly TextRun[]) => runs.every(run => run.tag === 'a' || run.tag === 'button');

/** The tables of a page: rows by number, in each the cells by column. */
function tablesOf(segments: readonly Segment[]): Map<number, Row>[] {
  const tables = new Map<number, Map<number, Row>>();
  for (const segment of segments) {
    const { cell, parts } = segment;
    if (!cell) continue;
    const text = valueTextOf(segment);
    const table = tables.get(cell.table) ?? new Map<number, Row>();
    const row = table.get(cell.row) ?? new Map<number, Cell>();
    const known = row.get(cell.column);
    // What one can do with a value is no part of it.
    if (known && (isAction(parts) || isFarBehind(known.runs.at(-1), segment))) continue;
    if (known) {
      known.text += ` ${text}`;
      for (const run of parts) known.runs.push(run);
    } else row.set(cell.column, { text, header: cell.header, runs: [...parts] });
    tables.set(cell.table, table.set(cell.row, row));
  }
  return [...tables.values()];
}

type Pair = (label: string, value: Cell, plausibility: number, source: CandidateSource) => void;

/** A row below a header row: each cell belongs to its column, and to its row's first cell. */
function pairWithHeader(row: [number, Cell][], header: Row, bodyRows: number, columns: number, pair: Pair): void {
  const first = row[0];
  const last = row.at(-1);
  if (!first || !last) return;
  for (const [column, cell] of row) {
    const title = header.get(column)?.text;
    if (title === undefined) continue;
    pair(title, cell, bodyRows === 1 ? 0.95 : 0.62, 'column');
    if (column !== first[0]) pair(`${first[1].text} ${title}`, cell, 0.93, 'row and column');
  }
  // A total spans columns, so its row has fewer cells than the table.
  const isTotal = row.length >= 2 && row.length < columns;
  if (isTotal || first[1].header || columns === 2) pair(first[1].text, last[1], 0.9, 'row');
}

/** A row of a table without header row: label and value in turn. */
function pairNeighbours(row: [number, Cell][], pair: Pair): void {
  const regular = row.length === 2 || row.length === 4;
  for (let index = 0; index + 1 < row.length; index++) {
    const label = row[index]?.[1];
    const value = row[index + 1]?.[1];
    if (!label || !value) continue;
    if (label.header && !value.header) pair(label.text, value, 0.97, 'row header');
    else if (index === 0 || (!label.header && row.length === 4 && index % 2 === 0))
      pair(label.text, value, regular ? 0.93 : 0.6, 'row');
  }
}

/** Label and value by rows and columns of tables. */
export function tableCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const pair: Pair = (label, value, plausibility, source) =>
    propose(candidates, { label, value: value.text, plausibility, source, runs: value.runs });
  for (const table of tablesOf(segments)) {
    const rows = [...table].sort(([a], [b]) => a - b).map(([, row]) => row);
    const top = rows[0];
    if (!top) continue;
    const header = top.size > 1 && [...top.values()].every(cell => cell.header) ? top : null;
    const body = header ? rows.slice(1) : rows;
    const columns = rows.reduce((most, row) => [...row.keys()].reduce((a, b) => Math.max(a, b), most), 0) + 1;
    for (const row of body) {
      const cells = [...row].sort(([a], [b]) => a - b);
      if (header) pairWithHeader(cells, header, body.length, columns, pair);
      else pairNeighbours(cells, pair);
    }
  }
  return candidates;
}
