import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { looksLikeLabel, valueType } from '../../../domain/reading/value-types.ts';
import { markRows } from './cell-roles.ts';
import type { Box } from './matrix.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { RuledCells } from './ruled-cells.ts';
import type { Row } from './stacked-titles.ts';
import { textOf } from './text-of-cell.ts';

/** A box of a page with what stands in it, from its first line on. */
type RuledCell = { box: Box; runs: TextRun[] };

/** In points, that the edges of cells differ which share one. */
const EDGE = 3;
/** A box that holds more lines is a frame around a part of the page. */
const MOST_LINES = 4;
/** Share of the boxes of a table that are frames. */
const MOST_FRAMES = 0.25;
const LEAST_COLUMNS = 2;
const LONGEST_LABEL = 45;
/** More boxes with a text than any page for people has. */
const MOST_CELLS = 2_000;

const near = (a: number, b: number) => Math.abs(a - b) <= EDGE;
const overlap = (from: number, to: number, other: number, end: number) =>
  Math.min(to, end) - Math.max(from, other) > EDGE;

/** Whether two boxes lie beside or below each other, with one rule between. */
const touch = ({ box: a }: RuledCell, { box: b }: RuledCell) =>
  ((near(a.right, b.left) || near(b.right, a.left)) && overlap(a.top, a.bottom, b.top, b.bottom)) ||
  ((near(a.bottom, b.top) || near(b.bottom, a.top)) && overlap(a.left, a.right, b.left, b.right));

/** Boxes that hang together, or are of one row with empty ones between. */
function gridsOf(cells: readonly RuledCell[], ruled: RuledCells): RuledCell[][] {
  const left = new Set(cells);
  const grids: RuledCell[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const grid = [first];
    for (const cell of grid)
      for (const other of left)
        if (touch(cell, other) || ruled.areOfOneRow(cell.box, other.box)) {
          left.delete(other);
          grid.push(other);
        }
    grids.push(grid);
  }
  return grids;
}

/** The boxes of a grid that begin at one height, from the left, the highest first. */
function bandsOf(grid: readonly RuledCell[]): RuledCell[][] {
  const bands: RuledCell[][] = [];
  for (const cell of grid.toSorted((a, b) => a.box.top - b.box.top)) {
    const last = bands.at(-1);
    if (last?.[0] && near(last[0].box.top, cell.box.top)) last.push(cell);
    else bands.push([cell]);
  }
  return bands.map(band => band.sort((a, b) => a.box.left - b.box.left));
}

const edgesOf = (cells: readonly RuledCell[]) => {
  const edges: number[] = [];
  for (const left of cells.map(({ box }) => box.left).sort((a, b) => a - b))
    if (edges.length === 0 || !near(edges.at(-1) ?? 0, left)) edges.push(left);
  return edges;
};
const isWithin = (edges: readonly number[], others: readonly number[]) =>
  edges.every(edge => others.some(other => near(edge, other)));

/** Bands below each other whose boxes stand in the same columns. What is as wide as all of them heads the next, and is no row. */
function tablesOf(bands: readonly RuledCell[][]): RuledCell[][][] {
  const tables: RuledCell[][][] = [];
  let isOpen = false;
  for (const band of bands) {
    const last = tables.at(-1);
    if (band.length < LEAST_COLUMNS) continue;
    const [own, known] = [edgesOf(band), edgesOf((last ?? []).flat())];
    if (last && isOpen && (isWithin(own, known) || isWithin(known, own))) last.push(band);
    else tables.push([band]);
    isOpen = true;
  }
  return tables;
}

const linesIn = ({ runs }: RuledCell) => new Set(runs.map(({ rect }) => Math.round(rect.y))).size;

const lookOf = ({ fontSize, fontWeight, color }: TextRun) => `${fontSize.toFixed(1)} ${fontWeight} ${color}`;

/** Whether a box holds a label with its value below it, which is set otherwise. What has more lines is read as they stand. */
function isLabelled({ runs: [label, value, third] }: RuledCell): boolean {
  if (!label || !value || third || label.text.length > LONGEST_LABEL || /\p{Nd}{3}/u.test(label.text)) return false;
  return value.rect.y >= label.rect.y + 0.5 * label.rect.height && lookOf(label) !== lookOf(value);
}

/** A form of boxes that each hold a label above its value: every box is by itself. */
function markBoxes(cells: readonly RuledCell[], table: number): number {
  let next = table;
  for (const { runs } of cells) {
    const cell = { table: next++, row: 0, column: 0, header: false, span: 1 };
    for (const run of runs) run.cell = cell;
  }
  return next;
}

const isFigure = (text: string) => /^(?:money|number|percent|quantity|date|period)$/.test(valueType(text));

/** Labels of a ruled form that only their place tells: words in the first and third of two or four columns. */
function areForm(rows: readonly Row[], columns: number): boolean {
  const texts = (column: number) => rows.flatMap(row => row.get(column)?.[0]?.text ?? []);
  const labels = columns === 2 ? texts(0) : columns === 4 ? [...texts(0), ...texts(2)] : [];
  const values = columns === 2 ? texts(1) : [...texts(1), ...texts(3)];
  // A sum of what stands above it.
  const areWords = labels.every(text => !isFigure(text)) && (labels.length > 1 || labels.some(looksLikeLabel));
  if (columns === 2 && values.length > 0 && values.every(isFigure) && areWords) return true;
  return (
    labels.length > 1 &&
    labels.every(text => text.length <= LONGEST_LABEL && !/\p{Nd}{2}/u.test(text)) &&
    4 * labels.filter(looksLikeLabel).length >= labels.length &&
    4 * values.filter(looksLikeLabel).length < values.length
  );
}

/** Two rows of which the lower holds the figures that the upper names. */
function areTitled([titles, values, third]: readonly Row[]): boolean {
  if (!titles || !values || third || values.size < titles.size) return false;
  const names = [...titles.values()].map(textOf);
  const figures = [...values.values()].map(textOf);
  return (
    names.every(text => text.length <= LONGEST_LABEL && !isFigure(text) && /\p{L}{2}/u.test(text)) &&
    names.some(looksLikeLabel) &&
    2 * figures.filter(text => isFigure(text) || /\p{Nd}{3}/u.test(text)).length >= figures.length &&
    !figures.some(looksLikeLabel)
  );
}

/** Makes cells of the runs of rows. */
function markCells(rows: readonly Row[], table: number, isHeader: (row: number, column: number) => boolean): number {
  for (const [row, cells] of rows.entries())
    for (const [column, runs] of cells) {
      const cell = { table, row, column, header: isHeader(row, column), span: 1 };
      for (const run of runs) run.cell = cell;
    }
  return table + 1;
}

function markTable(all: readonly RuledCell[][], table: number): number {
  const edges = edgesOf(all.flat());
  const spanOf = ({ left, right }: Box) => edges.filter(edge => edge >= left - EDGE && edge < right - EDGE).length;
  // Each as wide as several columns: headings above parts of a form.
  const bands = all.filter(band => band.some(({ box }) => spanOf(box) === 1));
  const cells = bands.flat();
  const labelled = cells.filter(isLabelled);
  if (2 * labelled.length >= cells.length) return markBoxes(labelled, table);
  const frames = cells.filter(cell => linesIn(cell) > MOST_LINES);
  if (edges.length < 3 && frames.length > MOST_FRAMES * cells.length) return table;
  const words = cells.flatMap(({ runs }) => runs.map(({ text }) => text)).filter(text => /\p{L}/u.test(text));
  const isFromRight = 2 * words.filter(isRightToLeft).length > words.length;
  const columnOf = ({ left, right }: Box) =>
    isFromRight
      ? edges.length - 1 - edges.findLastIndex(edge => edge < right - EDGE)
      : edges.findLastIndex(edge => left >= edge - EDGE);
  const rows: Row[] = bands.map(band => new Map(band.map(({ box, runs }) => [columnOf(box), runs])));
  const next = markRows(rows, edges.length, table);
  if (next === table && areForm(rows, edges.length)) return markCells(rows, table, (_, column) => column % 2 === 0);
  if (next === table && areTitled(rows)) return markCells(rows, table, row => row === 0);
  for (const { box, runs } of cells) {
    const span = spanOf(box);
    const [first] = runs;
    if (first?.cell && span > 1) {
      const cell = { ...first.cell, span };
      for (const run of runs) run.cell = cell;
    }
  }
  return next;
}

/**
 * Makes cells of what stands in the boxes of ruled tables and forms: rules say which lines are of one cell and which cells are of
 * one column, where places alone leave it open.
 */
export function markRuledTables(runs: readonly TextRun[], ruled: RuledCells): void {
  const cells = new Map<Box, RuledCell>();
  for (const run of runs) {
    const box = ruled.around(run.rect);
    if (box === null) continue;
    const known = cells.get(box);
    if (known) known.runs.push(run);
    else cells.set(box, { box, runs: [run] });
  }
  if (cells.size > MOST_CELLS) return;
  let table = 0;
  for (const grid of gridsOf([...cells.values()], ruled))
    for (const bands of tablesOf(bandsOf(grid))) table = markTable(bands, table);
  // A sum in a frame of its own.
  for (const { runs } of cells.values()) {
    const [label, value, third] = runs;
    if (!label || !value || third || label.cell || Math.abs(label.rect.y - value.rect.y) > EDGE) continue;
    const row: Row = new Map([
      [0, [label]],
      [1, [value]],
    ]);
    if (areForm([row], 2)) table = markCells([row], table, (_, column) => column === 0);
  }
}
