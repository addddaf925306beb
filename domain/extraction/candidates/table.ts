import type { TextRun } from '../../reading/page-snapshot.ts';
import { looksLikeLabel } from '../../reading/value-types.ts';
import { right, type Segment, sharedHeight, valueTextOf } from '../segments.ts';
import { type Candidate, type CandidateSource, propose } from './candidate.ts';
import { groupedRows } from './grouped-rows.ts';
import { latestRow } from './latest-row.ts';
import { mirroredRow } from './mirrored-row.ts';
import { isPartedByTax, totalByTax } from './parted-by-tax.ts';
import { areEntries, numbersColumns, registerPairs } from './register-rows.ts';
import {
  type Cell,
  isFigure,
  isLettered,
  namesOfRows,
  type Row,
  rowTotal,
  sameInAll,
  sectionsOf,
  withoutBoldTotals,
} from './table-rows.ts';

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
    } else row.set(cell.column, { text, header: cell.header, span: cell.span, runs: [...parts] });
    tables.set(cell.table, table.set(cell.row, row));
  }
  return [...tables.values()];
}

type Pair = (
  label: string,
  value: Cell,
  plausibility: number,
  source: CandidateSource,
  more?: Pick<Candidate, 'implies' | 'unsure' | 'crossing'>,
) => void;

const MOST_HEADER_ROWS = 3;
/** A column of several rows does not say which of them is meant. */
const OF_SEVERAL_ROWS = 0.56;
/** What all rows say is meant whichever of them is; a row that is left out may say otherwise. */
const OF_ALL_ROWS = 0.62;
/** The latest of several is so by its day alone, and a day that is yet to come may stand among them. */
const OF_LATEST_ROW = 0.88;
/** Titles that only their words make titles are less sure than those that the page marks as such. */
const UNMARKED = 0.92;

/** Whether the first row is made of titles although it is not marked: words above rows that hold figures. */
function readsAsTitles(top: Row, rest: readonly Row[]): boolean {
  if (top.size < 3 || rest.length === 0 || rest.some(row => row.size > top.size)) return false;
  const titles = [...top.values()];
  if (titles.some(cell => cell.header || /\d/.test(cell.text)) || mirroredRow(titles)) return false;
  const known = titles.filter(({ text }) => looksLikeLabel(text)).length;
  return 2 * known >= titles.length && rest.every(row => [...row.values()].some(isFigure));
}

/** The titles of the columns, those of several rows together, and how many rows they take; null where there are none. */
function titlesOf(rows: readonly Row[], columns: number): { titles: Map<number, string>; taken: number } | null {
  const titles = new Map<number, string>();
  let taken = 0;
  for (const row of rows.slice(0, MOST_HEADER_ROWS)) {
    const cells = [...row];
    const isCaption = cells.length === 1 && columns > 1 && (cells[0]?.[1].span ?? 1) > 1;
    if (!isCaption && !cells.every(([, cell]) => cell.header)) break;
    // Rows whose only cell is a header have no value beside it.
    if (!isCaption && cells.length === 1 && columns > 1) break;
    taken++;
    if (isCaption) continue;
    for (const [column, { text, span }] of cells)
      for (let at = column; at < Math.min(columns, column + span); at++)
        titles.set(at, `${titles.get(at) ?? ''} ${text}`.trim());
  }
  return titles.size > 0 && taken < rows.length ? { titles, taken } : null;
}

/** What the rows below titles share: whether there is one only, and in which columns all of them hold the same. */
type Titled = {
  titles: ReadonlyMap<number, string>;
  isOnly: boolean;
  same: ReadonlySet<number>;
  columns: number;
  /** Every row has a name that is marked as such: a whole one is no total. */
  areNamed: boolean;
};

/** A row below titles: each cell belongs to its column, and to what its row is of. */
function pairWithTitles(
  row: Row,
  names: readonly [number, Cell][],
  { titles, isOnly, same, columns, areNamed }: Titled,
  pair: Pair,
): void {
  const numbering = isLettered(row) ? Math.min(...row.keys()) : -1;
  for (const [column, cell] of row) {
    const title = titles.get(column);
    if (title === undefined || column === numbering) continue;
    pair(title, cell, isOnly ? 0.95 : same.has(column) ? OF_ALL_ROWS : OF_SEVERAL_ROWS, 'column');
    const unsure = isPartedByTax(row, column, { titles, columns });
    for (const [own, name] of names)
      if (column !== own)
        pair(`${name.text} ${title}`, cell, 0.93, 'row and column', {
          unsure,
          crossing: { row: name.text, column: title },
        });
  }
  const total = areNamed && row.size >= columns && columns > 2 ? null : rowTotal(row, columns);
  if (!total) return;
  const column = [...row].find(([, cell]) => cell === total.value)?.[0] ?? -1;
  pair(totalByTax(total.label.text, titles.get(column) ?? ''), total.value, 0.9, 'row');
}

/** A row of a table without titles: label and value in turn. */
function pairNeighbours(row: [number, Cell][], pair: Pair): void {
  const mirrored = mirroredRow(row.map(([, cell]) => cell));
  for (const { label, value } of mirrored ?? [])
    pair(label.text, value, label.header ? 0.97 : 0.93, label.header ? 'row header' : 'row');
  if (mirrored) return;
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

/** The pairs of one table. */
function pairTable(rows: readonly Row[], candidates: Candidate[]): void {
  const [top, ...rest] = rows;
  if (!top) return;
  const columns = rows.reduce((most, row) => [...row.keys()].reduce((a, b) => Math.max(a, b), most), 0) + 1;
  const isRead = readsAsTitles(top, rest);
  const pair: Pair = (label, value, plausibility, source, more) =>
    propose(candidates, {
      label,
      value: value.text,
      plausibility: isRead ? UNMARKED * plausibility : plausibility,
      source,
      runs: value.runs,
      ...more,
    });
  const read = isRead ? new Map([...top].map(([column, { text }]) => [column, text])) : null;
  const header = read ? { titles: read, taken: 1 } : titlesOf(rows, columns);
  const body = rows.slice(header?.taken ?? 0).filter(row => !header || !numbersColumns(row));
  if (header && areEntries(body)) {
    // Another page may have a later entry.
    for (const { label, value, runs } of registerPairs(header.titles, body))
      propose(candidates, { label, value, plausibility: OF_LATEST_ROW, source: 'row', runs, unsure: true });
    return;
  }
  const grouped = groupedRows(body);
  if (grouped) {
    for (const { label, value } of grouped) pair(label.text, value, 0.93, 'row');
    return;
  }
  const texts = body.map(row => new Map([...row].map(([column, { text }]) => [column, text])));
  const latest = header ? latestRow(texts) : null;
  const names = namesOfRows(body);
  const same = sameInAll(body);
  const areNamed = body.length > 1 && body.every(row => row.get(0)?.header === true);
  for (const [at, row] of body.entries()) {
    const cells = [...row].sort(([a], [b]) => a - b);
    if (header && at === latest)
      for (const [column, cell] of cells)
        pair(header.titles.get(column) ?? '', cell, OF_LATEST_ROW, 'column', { implies: 'last', unsure: true });
    if (header)
      pairWithTitles(
        row,
        names[at] ?? [],
        { titles: header.titles, isOnly: body.length === 1, same, columns, areNamed },
        pair,
      );
    else pairNeighbours(cells, pair);
  }
}

/** Label and value by rows and columns of tables. */
export function tableCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const table of tablesOf(segments)) {
    const rows = [...table].sort(([a], [b]) => a - b).map(([, row]) => withoutBoldTotals(row));
    for (const section of sectionsOf(rows)) pairTable(section, candidates);
  }
  return candidates;
}
