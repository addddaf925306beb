import { isDate } from '../../../domain/reading/dates/read-dates.ts';
import { plainDigits } from '../../../domain/reading/digits.ts';
import type { LabelledValue, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { looksLikeLabel, type ValueType, valueType } from '../../../domain/reading/value-types.ts';
import { BOUNDS } from '../bounds.ts';
import { laidOut, laidOutCell } from './text-documents.ts';

/** Rows of a sheet, of a table or of a CSV file; an empty text is an empty cell. */
export type Rows = readonly (readonly string[])[];

/** Text that is being laid out, one line below the other. */
export type Layout = { runs: TextRun[]; pairs: LabelledValue[]; line: number; table: number; isCut: boolean };

export const newLayout = (): Layout => ({ runs: [], pairs: [], line: 0, table: 0, isCut: false });

/** Adds a run unless there are as many as are read. */
export function addRun(layout: Layout, run: TextRun): void {
  if (layout.runs.length >= BOUNDS.runs) layout.isCut = true;
  else layout.runs.push(run);
}

const VALUE = /^[^\p{L}]*\p{Nd}|^[\p{Sc}+-]/u;
const YEAR = /^(?:19|20)\d{2}$/;
const isFilled = (cell: string) => cell !== '';
const filled = (row: readonly string[]) => row.filter(isFilled).length;

/** Rows between empty ones: a sheet has several tables, and lines of text between them. */
function blocksOf(rows: Rows): string[][][] {
  const blocks: string[][][] = [[]];
  for (const row of rows) {
    const cells = row.map(cell => cell.trim());
    if (cells.some(isFilled)) blocks.at(-1)?.push(cells);
    else if (blocks.at(-1)?.length) blocks.push([]);
  }
  return blocks;
}

/** What a title of a column hardly holds: a day, an amount, a long number. */
const HOLDS_FIGURE = /\p{Nd}[./:-]\p{Nd}|\p{Nd}{3}/u;
const isTold = (value: string) =>
  !looksLikeLabel(value) && HOLDS_FIGURE.test(value.replace(/\b(?:19|20)\d{2}(?![./-])/g, ''));

const valuesOf = (rows: Rows) => rows.map(([, value = '']) => value);

const TIMES: readonly ValueType[] = ['date', 'period'];
const AMOUNTS: readonly ValueType[] = ['money', 'percent', 'quantity'];

/** Whether known labels stand beside texts that are none. */
const isLabelled = (rows: Rows) =>
  rows.every(([label = '']) => looksLikeLabel(label)) && !valuesOf(rows).some(looksLikeLabel);

/**
 * Two columns of labels and values, and no table of two columns below a header: that has a header over values of one
 * kind. Two rows of text may be either, which their words tell.
 */
function isKeyed(rows: Rows): boolean {
  if (!rows.every(row => row.findLastIndex(isFilled) <= 1)) return false;
  const [first, ...others] = valuesOf(rows).filter(isFilled);
  if (first === undefined || others.length === 0) return first !== undefined;
  if (rows.every(([label = '']) => label.endsWith(':')) || isLabelled(rows)) return true;
  // Values below one header are of one kind: no days among amounts, and no name heads them.
  const kinds = new Set(others.map(valueType));
  if (TIMES.some(kind => kinds.has(kind)) && AMOUNTS.some(kind => kinds.has(kind))) return true;
  if (valueType(first) === 'name' && !looksLikeLabel(first) && looksLikeLabel(rows[0]?.[0] ?? '')) return true;
  const labels = rows.filter(([label = '']) => looksLikeLabel(label)).length;
  if (kinds.size > 1 && 2 * labels >= rows.length && !looksLikeLabel(first)) return true;
  const values = others.filter(value => VALUE.test(value)).length;
  if (!VALUE.test(first) && values === others.length) return false;
  return rows.length > 2 || VALUE.test(first) || isTold(first);
}

/** Whether nothing tells two rows of two texts for labels beside their values or for titles above them. */
const isEither = (rows: Rows) =>
  rows.length === 2 && Math.max(...rows.map(filled)) === 2 && !looksLikeLabel(valuesOf(rows)[0] ?? '');

/** Labels with their values: a table of two columns whose first is of headers. */
function layKeyed(layout: Layout, rows: Rows): void {
  for (const [row, [label = '', value = '']] of rows.entries()) {
    const place = { table: layout.table, row, span: 1 };
    if (label !== '')
      addRun(
        layout,
        laidOutCell(label, layout.line, layout.runs.length, { ...place, column: 0, header: value !== '' }),
      );
    if (value !== '')
      addRun(layout, laidOutCell(value, layout.line, layout.runs.length, { ...place, column: 1, header: false }));
    if (label !== '' && value !== '') layout.pairs.push({ label: label.replace(/\s*:$/, ''), value, source: 'dl' });
    layout.line++;
  }
  layout.table++;
}

/** What stands beside each other with an empty column between; all of it where no column is empty. */
function besideEachOther(rows: Rows): string[][][] {
  const width = Math.max(...rows.map(row => row.length));
  const parts: string[][][] = [];
  let from = 0;
  for (let column = 0; column <= width; column++) {
    if (column < width && rows.some(row => (row[column] ?? '') !== '')) continue;
    if (column > from) parts.push(rows.map(row => row.slice(from, column)).filter(row => filled(row) > 0));
    from = column + 1;
  }
  return parts;
}

/** Forms that stand beside each other: labels with their values, an empty column, and labels with their values. */
function formsOf(rows: Rows): string[][][] {
  const parts = besideEachOther(rows);
  return parts.every(part => part.some(row => filled(row) > 1) && isKeyed(part)) ? parts : [];
}

const LONGEST_LABEL = 45;
const mayBeLabel = (text: string) => text.length <= LONGEST_LABEL && !VALUE.test(text) && !isDate(text);
const share = (texts: readonly string[], holds: (text: string) => boolean) =>
  texts.filter(holds).length / Math.max(1, texts.length);

/**
 * Labels and values in turn with no empty column between: four texts in a row, of which the second and the fourth are values.
 * A table has its figures below each other, and words alone in its first row.
 */
function formsInTurn(rows: Rows): string[][][] {
  const width = Math.max(...rows.map(row => row.findLastIndex(isFilled) + 1));
  if (rows.length < 2 || width < 4 || width % 2 === 1) return [];
  const cells = rows.flatMap(row => row.map((text, column) => ({ text, column })).filter(({ text }) => text !== ''));
  const labels = cells.filter(({ column }) => column % 2 === 0).map(({ text }) => text);
  const values = cells.filter(({ column }) => column % 2 === 1).map(({ text }) => text);
  const isAlone = rows.some(row => row.some((text, at) => at % 2 === 1 && text !== '' && (row[at - 1] ?? '') === ''));
  const isFirstOfValues = (rows[0] ?? []).some((text, at) => at % 2 === 1 && VALUE.test(text));
  if (isAlone || !labels.every(mayBeLabel) || !isFirstOfValues) return [];
  if (share(labels, looksLikeLabel) < 0.5 || share(values, looksLikeLabel) > 0.25) return [];
  return Array.from({ length: width / 2 }, (_, at) =>
    rows.map(row => row.slice(2 * at, 2 * at + 2)).filter(part => filled(part) > 0),
  );
}

const isFigure = (text: string) => VALUE.test(text) && !isDate(text) && !YEAR.test(plainDigits(text));

/**
 * Whether the first row is of titles: words, or days and years, each above something of its own column. What holds a figure or
 * a year with nothing below it is a form whose labels stand beside their values.
 */
function isTitled([titles = [], ...others]: Rows): boolean {
  if (titles.some(title => isFigure(title) || title.endsWith(':'))) return false;
  return titles.every((title, column) => !VALUE.test(title) || others.some(row => (row[column] ?? '') !== ''));
}

/** Whether a text of a form is the label of what stands beside it. */
function isLabelOf(text: string, next: string): boolean {
  if (next === '' || VALUE.test(text)) return false;
  return text.endsWith(':') || VALUE.test(next) || (looksLikeLabel(text) && !looksLikeLabel(next));
}

function layTable(layout: Layout, rows: Rows): void {
  const titled = isTitled(rows);
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      if (text === '') continue;
      const header = titled ? row === 0 : isLabelOf(text, cells[column + 1] ?? '');
      const place = { table: layout.table, row, column, header, span: 1 };
      addRun(layout, laidOutCell(text, layout.line, layout.runs.length, place));
    }
    layout.line++;
  }
  layout.table++;
}

/** Rows of one text each above a table: its title, and who made it when. */
function layLines(layout: Layout, rows: Rows): void {
  for (const row of rows) {
    for (const [column, text] of row.entries())
      if (text !== '') addRun(layout, laidOut(text, column * VALUES_FROM, layout.line, layout.runs.length));
    layout.line++;
  }
}

/** Where texts of a line that are no cells begin. */
const VALUES_FROM = 320;

/** Lays rows out: what is a table below its header, what are labels beside their values, and what is text. */
export function layRows(layout: Layout, rows: Rows): void {
  for (const block of blocksOf(rows)) {
    const widest = Math.max(0, ...block.map(filled));
    const start =
      widest > 2 ? block.findIndex(row => filled(row) > widest / 2) : block.findIndex(row => filled(row) > 1);
    if (start < 0) {
      layLines(layout, block);
      continue;
    }
    const [above, table] = [block.slice(0, start), block.slice(start)];
    layLines(layout, above);
    const forms = [formsOf(table), formsInTurn(table)].find(({ length }) => length > 0) ?? [];
    if (forms.length > 0) for (const form of forms) layKeyed(layout, form);
    else if (isEither(table)) layLines(layout, table);
    else layTable(layout, table);
    layout.line++;
  }
}
