import { isDate } from '../../../domain/reading/dates/read-dates.ts';
import type { CellPlace, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { looksLikeLabel, valueType } from '../../../domain/reading/value-types.ts';
import { linesOfRuns, type PageLine } from './page-lines.ts';
import { isRightToLeft } from './right-to-left.ts';
import { type Row, stackedTitles } from './stacked-titles.ts';
import { type Column, withLine } from './table-columns.ts';
import { beginsTable } from './titles-below.ts';

type Block = { lines: PageLine[]; columns: Column[] };

/** Between the rows of one table, in font sizes. */
const ROW_GAP = 2.4;
/** Between the lines of one cell. */
const LINE_GAP = 0.75;
const LONGEST_LABEL = 45;
/** Rows among which the titles of the columns are looked for. */
const MOST_ROWS_ABOVE = 3;
/** Share of the rows of a table that hold a figure. */
const MOST_OF_ROWS = 0.7;
const BOLD = 600;

const textOf = (runs: readonly TextRun[] | undefined) => (runs ?? []).map(({ text }) => text).join(' ');
const most = (texts: readonly string[], holds: (text: string) => boolean) =>
  texts.length > 0 && 2 * texts.filter(holds).length >= texts.length;

/** Two labels, each beside its value: "성명 | 한지후 | 생년월일 | 1991. 08. 14." */
function isFormLine({ runs }: PageLine): boolean {
  if (runs.length !== 4) return false;
  return runs.every(({ text }, at) => isLabel(text) === (at % 2 === 0));
}

/** Lines below each other whose texts stand in the same columns. */
function blocksOf(lines: readonly PageLine[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [at, line] of lines.entries()) {
    const above: PageLine | undefined = open?.lines.at(-1);
    const gap = above === undefined ? 0 : line.top - above.bottom;
    const size = Math.max(line.fontSize, above?.fontSize ?? 0);
    // One text alone goes on with the cell above it, or ends the table.
    const goesOn = gap < (line.runs.length > 1 ? ROW_GAP : LINE_GAP) * size;
    const isNext = above !== undefined && beginsTable(line, above, lines[at + 1]);
    const isOfForm = open?.lines.length === 1 && above !== undefined && isFormLine(above);
    const columns: Column[] | null = open !== null && goesOn && !isNext ? withLine(open.columns, line, isOfForm) : null;
    const isWithin = line.runs.length > 1 || columns?.length === open?.columns.length;
    if (open !== null && columns !== null && columns.length > 1 && isWithin) {
      open.lines.push(line);
      open.columns = columns;
      continue;
    }
    open = null;
    const own = line.runs.length > 1 ? withLine([], line) : null;
    if (own === null) continue;
    open = { lines: [line], columns: own };
    blocks.push(open);
  }
  return blocks.filter(block => block.lines.length > 1);
}

/** The rows of a block: one text close below another line goes on with the cell above it, unless it begins a label. */
function rowsOf({ lines, columns }: Block): Row[] {
  const rows: Row[] = [];
  const isFromRight = most(
    lines.flatMap(({ runs }) => runs.map(({ text }) => text)).filter(text => /\p{L}/u.test(text)),
    isRightToLeft,
  );
  let above: PageLine | undefined;
  for (const line of lines) {
    const cells: Row = new Map();
    for (const run of line.runs) {
      const fromLeft = columns.findIndex(({ left, right }) => run.rect.x >= left && run.rect.x < right);
      const column = isFromRight ? columns.length - 1 - fromLeft : fromLeft;
      cells.set(column, [...(cells.get(column) ?? []), run]);
    }
    const row = rows.at(-1);
    const isClose = above !== undefined && line.top - above.bottom < LINE_GAP * line.fontSize;
    const [column = 0] = cells.keys();
    // A label of two lines goes on in small letters beside one value.
    const isWithin = column > 0 || (row !== undefined && row.size > 1 && /^\p{Ll}/u.test(textOf(cells.get(0))));
    const goesOn = row !== undefined && isClose && cells.size === 1 && isWithin && row.has(column);
    if (goesOn) for (const [column, runs] of cells) row?.get(column)?.push(...runs);
    else rows.push(cells);
    above = line;
  }
  return rows;
}

const isLabel = (text: string) => text.length <= LONGEST_LABEL && looksLikeLabel(text);
const isFigure = (text: string) => /^(money|number|percent|quantity|date|period)$/.test(valueType(text));

/** Texts of one column, without empty cells. */
const columnOf = (rows: readonly Row[], column: number) => rows.map(row => textOf(row.get(column))).filter(Boolean);

/** Whether the texts of a column name those of the next. */
function areLabels(rows: readonly Row[], column: number): boolean {
  const labels = columnOf(rows, column);
  const values = columnOf(rows, column + 1);
  if (labels.length < 2 || values.length < 2) return false;
  const lines = rows.flatMap(row => row.get(column) ?? []);
  if (
    lines.some(({ text }) => text.length > LONGEST_LABEL || HAS_OWN_LABEL.test(text)) ||
    labels.some(isFigure) ||
    most(values, isLabel)
  )
    return false;
  return most(labels, isLabel) || values.every(isFigure) || areBeside(labels, values);
}

/** "Fatura Tarihi: 06.11.2026": a line of a block that stands beside others is no label of what is beside it. */
const HAS_OWN_LABEL = /^\p{L}[^:：]{1,40}[:：]\s+\S/u;
const LEAST_OF_BESIDE = 3;
/** Of the labels of a form, that anybody knows; of its values, that may be labels as well. */
const KNOWN = 0.25;
const share = (texts: readonly string[], holds: (text: string) => boolean) => texts.filter(holds).length / texts.length;
const BEGINS_LABEL = /^[^\p{Ll}\p{P}\p{N}]/u;

/** Whether short texts that hold no figure, of which some are known for labels, stand beside texts of several kinds that are none. */
const areBeside = (labels: readonly string[], values: readonly string[]) =>
  labels.length >= LEAST_OF_BESIDE &&
  values.some(isFigure) &&
  !labels.some(text => /\p{N}{2}|[.,;]$/u.test(text)) &&
  share(labels, text => BEGINS_LABEL.test(text)) > 1 - KNOWN &&
  share(labels, isLabel) >= KNOWN &&
  share(values, isLabel) < KNOWN;

/** Columns whose texts are labels of those beside them. */
function labelColumns(rows: readonly Row[], columns: number): number[] {
  const places: number[] = [];
  for (let column = 0; column + 1 < columns; column++)
    if (areLabels(rows, column)) {
      places.push(column);
      column++;
    }
  return places;
}

/** Labels and values in turn, and nothing else. */
const isForm = (labels: readonly number[], columns: number) => 2 * labels.length === columns;

const isHeavy = (row: Row) => [...row.values()].flat().every(({ fontWeight }) => fontWeight >= BOLD);
const isTimeTitle = (text: string) => isDate(text) || /^(?:19|20)\d{2}$/.test(text);

/** Whether a row is of titles: words over figures, or set apart from what stands below. */
function isOfTitles(row: Row, below: readonly Row[], columns: number): boolean {
  const titles = [...row.values()].map(textOf);
  if (row.size < columns - 1 || row.size < 2) return false;
  const isSetApart = isHeavy(row) && below[0] !== undefined && !isHeavy(below[0]);
  // A day or a year is the title of what was so then, where it is set as the words beside it are.
  const figures = titles.filter(text => isFigure(text) || /^[\d.,\s]+$/.test(text));
  if (figures.length === titles.length || figures.some(text => !isSetApart || !isTimeTitle(text))) return false;
  const end = isSetApart ? below.findIndex(isHeavy) : -1;
  const own = end < 0 ? below : below.slice(0, end);
  const figured = own.filter(other => [...other.values()].some(runs => isFigure(textOf(runs)))).length;
  const isOverFigures = own.length > 0 && figured >= MOST_OF_ROWS * own.length;
  const isKnown = 2 * titles.filter(isLabel).length >= titles.length;
  return isOverFigures && (isSetApart || isKnown || own.length > 1);
}

function markCells(rows: readonly Row[], table: number, isHeader: (row: number, column: number) => boolean): void {
  for (const [row, cells] of rows.entries())
    for (const [column, runs] of cells) {
      const cell: CellPlace = { table, row, column, header: isHeader(row, column), span: 1 };
      for (const run of runs) run.cell = cell;
    }
}

/** A table in parts that begin with titles of their own: heavy ones, as the first are. */
function partsOf(rows: readonly Row[], columns: number): Row[][] {
  const parts: Row[][] = [];
  const isSetApart = rows[0] !== undefined && isHeavy(rows[0]);
  for (const [at, row] of rows.entries()) {
    const isNext = at > 0 && isSetApart && isHeavy(row) && isOfTitles(row, rows.slice(at + 1), columns);
    if (at === 0 || isNext) parts.push([]);
    parts.at(-1)?.push(row);
  }
  return parts;
}

/**
 * Finds the tables of a page that has no markup: texts in columns, below titles or beside labels. Their runs become cells;
 * what is aligned and neither of these stays as it is.
 */
export function markTables(runs: readonly TextRun[]): void {
  let table = Math.max(-1, ...runs.map(({ cell }) => cell?.table ?? -1)) + 1;
  for (const block of blocksOf(linesOfRuns(runs))) {
    const columns = block.columns.length;
    const { pairs, rest: all } = stackedTitles(rowsOf(block));
    // Beside titles above their values a column is of labels only where every text of it is one.
    const labels = labelColumns(all, columns).filter(
      column => pairs.length === 0 || columnOf(all, column).every(isLabel),
    );
    const top =
      columns < 3 || isForm(labels, columns)
        ? -1
        : all.slice(0, MOST_ROWS_ABOVE).findIndex((row, at) => isOfTitles(row, all.slice(at + 1), columns));
    if (top >= 0) for (const part of partsOf(all.slice(top), columns)) markCells(part, table++, row => row === 0);
    else if (labels.length > 0) markCells(all, table++, (_, column) => labels.includes(column));
    for (const pair of pairs) markCells(pair, table++, row => row === 0);
  }
}
