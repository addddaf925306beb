import type { CellPlace, TextRun } from '../reading/page-snapshot.ts';
import { looksLikeLabel, type ValueType, valueType } from '../reading/value-types.ts';
import { bottom, right, type Segment, segments, sharedHeight } from './segments.ts';

/** Two columns of words are as well two paragraphs. */
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 14;
/** Texts of one line that are looked at: more stand beside each other on no page that people read. */
const MOST_OF_A_LINE = 60;
const LONGEST_TITLE = 40;
/** In pixels, that edges of one column may differ. */
const EDGE = 5;
/** In heights of the line above. */
const FARTHEST_ROW = 4.5;
/** A cell is no longer, and a sentence is none. */
const LONGEST_CELL = 80;
const FIGURES: readonly ValueType[] = ['money', 'number', 'percent', 'quantity', 'date', 'period', 'id', 'status'];

type Line = Segment[];

const lookOf = ({ fontSize, fontWeight, parts: [first] }: Segment) => `${fontSize} ${fontWeight} ${first?.color ?? ''}`;
const isLink = ({ tag }: Segment) => tag === 'a' || tag === 'button';

/** What stands beside each other, from left to right, the highest line first. */
function linesOf(placed: readonly Segment[]): Line[] {
  const lines: Line[] = [];
  for (const segment of placed.toSorted((a, b) => a.rect.y - b.rect.y)) {
    const first = lines.at(-1)?.[0];
    const isBeside =
      first && sharedHeight(first.rect, segment.rect) > 0.5 * Math.min(first.rect.height, segment.rect.height);
    if (isBeside) lines.at(-1)?.push(segment);
    else lines.push([segment]);
  }
  return lines.map(line => line.slice(0, MOST_OF_A_LINE).sort((a, b) => a.rect.x - b.rect.x));
}

/** Texts beside each other that look alike and have no figure in them, as titles of columns do. */
function titleRows(line: Line): Line[] {
  const found: Line[] = [];
  let row: Line = [];
  for (const segment of line) {
    const mayBeTitle = segment.text.length <= LONGEST_TITLE && !/\d{2}|[.!?:：]$/.test(segment.text);
    const last = row.at(-1);
    const goesOn = mayBeTitle && (!last || (lookOf(last) === lookOf(segment) && right(last.rect) <= segment.rect.x));
    if (!goesOn) found.push(row);
    row = goesOn ? [...row, segment] : mayBeTitle ? [segment] : [];
  }
  return [...found, row].filter(({ length }) => length >= LEAST_COLUMNS && length <= MOST_COLUMNS);
}

const sharesEdge = (a: Segment, b: Segment) =>
  Math.abs(a.rect.x - b.rect.x) <= EDGE ||
  Math.abs(right(a.rect) - right(b.rect)) <= EDGE ||
  Math.abs(a.rect.x + right(a.rect) - b.rect.x - right(b.rect)) <= 2 * EDGE;

/** The columns in which the texts of a line stand below titles; null where they are no row of them. */
function rowBelow(titles: Line, line: Line): Map<number, Segment> | null {
  const [first, last] = [titles[0], titles.at(-1)];
  if (!first || !last) return null;
  const row = new Map<number, Segment>();
  for (const segment of line) {
    const column = titles.findIndex(title => sharesEdge(title, segment));
    if (column >= 0 && !row.has(column)) row.set(column, segment);
    // What stands beside the table is no part of it; what stands within it and in no column says that it is none.
    else if (segment.rect.x > first.rect.x - EDGE && right(segment.rect) < right(last.rect) + EDGE) return null;
  }
  const isWhole = row.size >= LEAST_COLUMNS - 1 && 2 * row.size > titles.length;
  return isWhole && [...row.values()].every(({ text }) => text.length <= LONGEST_CELL) ? row : null;
}

const labelsIn = (texts: readonly Segment[]) => texts.filter(({ text }) => looksLikeLabel(text)).length;
const setLike = (texts: readonly Segment[], title: Segment | undefined) =>
  title !== undefined && texts.some(text => lookOf(text) === lookOf(title));
const holdsFigure = (texts: readonly Segment[]) => texts.some(({ text }) => FIGURES.includes(valueType(text)));

/** Whether these are titles and not the first of several lines: by their look, their words, and what stands below. */
function areTitles(titles: Line, rows: readonly Map<number, Segment>[]): boolean {
  const [first, second] = rows.map(row => [...row.values()]);
  if (!first || titles.every(isLink)) return false;
  const labels = labelsIn(titles);
  const isSetApart = ![first, second ?? first].some(row => setLike(row, titles[0]));
  if (labelsIn(first) >= labels || !holdsFigure(first)) return false;
  return isSetApart ? 2 * labels >= titles.length || (labels > 0 && second !== undefined) : 2 * labels > titles.length;
}

/** The rows below titles, as far as they go. */
function rowsBelow(titles: Line, lines: readonly Line[], from: number, most: number): Map<number, Segment>[] {
  const rows: Map<number, Segment>[] = [];
  let above = titles;
  for (let at = from; at < lines.length && rows.length < most; at++) {
    const line = lines[at] ?? [];
    const [top, last] = [line[0], above[0]];
    if (!top || !last || top.rect.y - bottom(last.rect) > FARTHEST_ROW * Math.max(12, last.rect.height)) break;
    const row = rowBelow(titles, line);
    // Titles again begin another table, and so do texts of their look below rows of another.
    if (!row) break;
    const texts = [...row.values()];
    const isSetApart = rows[0] !== undefined && !setLike([...rows[0].values()], titles[0]);
    if (labelsIn(texts) > texts.length / 2 || (isSetApart && setLike(texts, titles[0]))) break;
    rows.push(row);
    above = line;
  }
  return rows;
}

/** Whether texts in the same columns stand closer above: these are captions of what is above them. */
function areCaptions(titles: Line, above: Line | undefined, below: Line | undefined): boolean {
  const [title, upper, lower] = [titles[0], above?.[0], below?.[0]];
  if (!title || !upper || !lower || !above || setLike(above, title) || !rowBelow(titles, above)) return false;
  return title.rect.y - bottom(upper.rect) < lower.rect.y - bottom(title.rect);
}

/** In boxes of their own they are called by what stands in their boxes. */
const standInSeveralParts = (titles: Line) =>
  new Set(titles.map(({ parts: [first] }) => first?.region ?? null)).size > 1;

/** No page has so many rows that people read. */
const MOST_ROWS = 400;
/** What tells whether it is a table at all. */
const ROWS_LOOKED_AT = 2;

/**
 * Gives the texts of tables that only the layout makes (boxes in a grid, rows of boxes) the cells in which they would stand
 * if they were written as tables: titles beside each other, and below them rows in the same columns.
 */
export function withVisualTables(runs: readonly TextRun[]): readonly TextRun[] {
  const free = segments(runs).filter(({ cell, parts }) => !cell && parts[0]?.kind === 'text');
  const lines = linesOf(free);
  const cells = new Map<TextRun, CellPlace>();
  let table = runs.reduce((most, { cell }) => Math.max(most, cell?.table ?? -1), -1) + 1;
  const place = (segment: Segment, row: number, column: number) => {
    for (const run of segment.parts) cells.set(run, { table, row, column, header: row === 0, span: 1 });
  };
  for (const [at, line] of lines.entries()) {
    for (const titles of titleRows(line)) {
      if (titles.some(({ parts: [first] }) => first && cells.has(first))) continue;
      const above = lines[at - 1]?.filter(({ parts: [first] }) => first && !cells.has(first));
      if (standInSeveralParts(titles) || areCaptions(titles, above, lines[at + 1])) continue;
      if (!areTitles(titles, rowsBelow(titles, lines, at + 1, ROWS_LOOKED_AT))) continue;
      for (const [column, title] of titles.entries()) place(title, 0, column);
      for (const [row, texts] of rowsBelow(titles, lines, at + 1, MOST_ROWS).entries())
        for (const [column, text] of texts) place(text, row + 1, column);
      table++;
    }
  }
  return cells.size === 0 ? runs : runs.map(run => ({ ...run, cell: cells.get(run) ?? run.cell }));
}
