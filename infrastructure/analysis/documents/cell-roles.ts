import { isDate } from '../../../domain/reading/dates/read-dates.ts';
import type { CellPlace } from '../../../domain/reading/page-snapshot.ts';
import { looksLikeLabel, valueType } from '../../../domain/reading/value-types.ts';
import { type Row, stackedTitles } from './stacked-titles.ts';
import { textOf } from './text-of-cell.ts';

const LONGEST_LABEL = 45;
/** Rows among which the titles of the columns are looked for. */
const MOST_ROWS_ABOVE = 3;
/** Share of the rows of a table that hold a figure. */
const MOST_OF_ROWS = 0.7;
const BOLD = 600;
/** In columns: a row of two cells is a row of such a table. */
const NARROW = 3;

const most = (texts: readonly string[], holds: (text: string) => boolean) =>
  texts.length > 0 && 2 * texts.filter(holds).length >= texts.length;

/** Whether a cell may be the label of another. */
export const isLabel = (text: string) => text.length <= LONGEST_LABEL && looksLikeLabel(text);
const isFigure = (text: string) => /^(money|number|percent|quantity|date|period)$/.test(valueType(text));
/** The number of a paper or a vehicle labels nothing: "BQX-5072". */
const isNumbered = (text: string) => /\p{Nd}{3}/u.test(text) && valueType(text) === 'id';

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
    labels.some(text => isFigure(text) || isNumbered(text)) ||
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
  const rows = end < 0 ? below : below.slice(0, end);
  // A note or a sum below a wide table has few cells.
  const wide = columns > NARROW ? rows.filter(({ size }) => size > 2) : rows;
  const own = wide.length > 0 ? wide : rows;
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
 * Makes cells of the runs of rows whose texts stand in columns: below titles, or beside labels. Rows that are neither stay as they
 * are.
 * @param table the number of the first table that is made
 * @returns the number that the next table has
 */
export function markRows(rows: readonly Row[], columns: number, table: number): number {
  const { pairs, rest: all } = stackedTitles(rows);
  // Beside titles above their values a column is of labels only where every text of it is one.
  const labels = labelColumns(all, columns).filter(
    column => pairs.length === 0 || columnOf(all, column).every(isLabel),
  );
  const top =
    columns < 3 || isForm(labels, columns)
      ? -1
      : all.slice(0, MOST_ROWS_ABOVE).findIndex((row, at) => isOfTitles(row, all.slice(at + 1), columns));
  let next = table;
  if (top >= 0) for (const part of partsOf(all.slice(top), columns)) markCells(part, next++, row => row === 0);
  else if (labels.length > 0) markCells(all, next++, (_, column) => labels.includes(column));
  for (const pair of pairs) markCells(pair, next++, row => row === 0);
  return next;
}
