import { meaningOf, names } from '../../reading/meaning.ts';
import type { TextRun } from '../../reading/page-snapshot.ts';
import { folded } from '../../reading/text.ts';
import { valueType } from '../../reading/value-types.ts';

export type Cell = { text: string; header: boolean; span: number; runs: TextRun[] };
/** The cells of a row by their columns. */
export type Row = Map<number, Cell>;

const LEAST_TITLES = 2;
/** In columns: a label and its value. */
const NARROWEST = 2;

export const isFigure = ({ text }: Cell) => /^(money|number|percent|quantity|date|period)$/.test(valueType(text));

const inOrder = (row: Row) => [...row].sort(([a], [b]) => a - b);
/** An amount in full, which no column is called by. */
const isAmount = (cell: Cell) =>
  isFigure(cell) && /\d[.,]\d{2}(?!\d)/.test(cell.text) && !/\d[./]\d+[./]\d/.test(cell.text);
const isOfTitles = (row: Row) => row.size >= LEAST_TITLES && [...row.values()].every(({ header }) => header);

/** Marks the amounts of a row as values where the page marks all of its cells as titles, as it does to set totals in bold. */
export function withoutBoldTotals(row: Row): Row {
  const [label, ...others] = inOrder(row);
  const isTotal = label !== undefined && others.length > 0 && isOfTitles(row) && !isAmount(label[1]);
  if (!isTotal || !others.every(([, cell]) => isAmount(cell))) return row;
  return new Map([label, ...others.map(([column, cell]): [number, Cell] => [column, { ...cell, header: false }])]);
}

/** A label beside one value as wide as several columns: no row of the columns above it. */
function isKeyedAcross(row: Row): boolean {
  const [label, value, more] = inOrder(row).map(([, cell]) => cell);
  return label?.header === true && value?.header === false && value.span > 1 && more === undefined;
}

/** A table in parts: titles below rows begin another one, and a label beside a value as wide as several columns ends it. */
function partsByRows(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    const begins = above !== undefined && isOfTitles(row) && !isOfTitles(above);
    const ends = parts.length > 1 && isKeyedAcross(row);
    if (above === undefined || begins || ends) parts.push([]);
    parts.at(-1)?.push(row);
  }
  return parts;
}

/** The column at which another table begins beside the first: behind a title that the last column has as well. */
function besideFrom(titles: readonly [number, Cell][]): number | null {
  const last = titles.at(-1);
  if (last === undefined) return null;
  const same = titles.findIndex(([, { text }]) => folded(text) === folded(last[1].text));
  const [end, next] = [titles[same], titles[same + 1]];
  const isWide = same + 1 >= NARROWEST && titles.length - same - 1 >= NARROWEST;
  return end && next && isWide ? next[0] : null;
}

/** Tables that stand beside each other in one: "Payments | Amount | Deductions | Amount". */
function partsByColumns(rows: readonly Row[]): Row[][] {
  const [top] = rows;
  const from = top && isOfTitles(top) ? besideFrom(inOrder(top)) : null;
  if (from === null) return [[...rows]];
  const left = rows.map(row => new Map([...row].filter(([column]) => column < from)));
  const right = rows.map(
    row => new Map([...row].flatMap(([column, cell]) => (column < from ? [] : [[column - from, cell] as const]))),
  );
  return [left, right].map(part => part.filter(({ size }) => size > 0));
}

/** The tables that rows are made of. */
export const sectionsOf = (rows: readonly Row[]): Row[][] => partsByRows(rows).flatMap(partsByColumns);

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** "A", "IV": letters that number a row. */
const IS_LETTER = /^(?:\p{L}|[IVX]{1,4})[.)]?$/u;

/** Whether a row begins with a letter that only numbers it. */
export const isLettered = (row: Row): boolean => {
  const [first, second] = inOrder(row);
  return first !== undefined && second !== undefined && IS_LETTER.test(first[1].text);
};

/** What a row is of: its first cell, or the next where that is only a number or a day, or two days are: of booking and of value. */
function namesOfRow(row: Row): [number, Cell][] {
  const [first, second, third] = inOrder(row);
  const isFigured = ([, { text }]: [number, Cell]) => /^\W*[\d.,]+\W*$/.test(text);
  const isCounted = isLettered(row);
  const isNumbered = first && (isCounted || /\d/.test(first[1].text)) && second && !isFigured(second);
  const areDays = [first, second].every(cell => cell && valueType(cell[1].text) === 'date');
  const name = areDays && third && !isFigured(third) ? third : isNumbered ? second : undefined;
  const cells = [isCounted ? undefined : first, name].filter(cell => cell !== undefined);
  return cells.filter(([, { text }]) => SAYS_SOMETHING.test(text));
}

/** What tells each row from the others; what several rows are called tells none of them. */
export function namesOfRows(rows: readonly Row[]): [number, Cell][][] {
  const all = rows.map(namesOfRow);
  const counts = new Map<string, number>();
  const keyOf = ([column, { text }]: [number, Cell]) => `${column} ${folded(text)}`;
  for (const key of all.flat().map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return all.map(names => names.filter(name => counts.get(keyOf(name)) === 1));
}

/** The columns in which all of several rows hold the same. */
export function sameInAll(rows: readonly Row[]): ReadonlySet<number> {
  const [first, second] = rows;
  if (first === undefined || second === undefined) return new Set();
  const same = [...first].filter(([column, { text }]) => rows.every(row => row.get(column)?.text === text));
  return new Set(same.map(([column]) => column));
}

/** "1,402.18": an amount, and neither a count nor a year. */
const HAS_FRACTION = /\d[.,]\d{2}(?!\d)/;

/** Whether a row says that it is the total, and holds one figure: of a whole row another cell may say how it is paid. */
const isNamedTotal = ({ text }: Cell, others: readonly Cell[]): boolean =>
  names(meaningOf(text), 'total') && others.filter(isFigure).length === 1;

/**
 * Label and value of a row that has fewer cells than its table, as totals do, or is no more than these; null where it is of
 * neither kind, or holds several amounts, of which its columns tell what they are: this month's and the year's. Words behind a
 * figure begin what stands beside it.
 */
export function rowTotal(row: Row, columns: number): { label: Cell; value: Cell } | null {
  const [label, ...others] = inOrder(row).map(([, cell]) => cell);
  if (label === undefined || others.length === 0) return null;
  if (row.size >= columns && !label.header && columns !== 2 && !isNamedTotal(label, others)) return null;
  const figure = others.findIndex(isFigure);
  const next =
    figure < 0 ? -1 : others.findIndex((cell, at) => at > figure && /\p{L}/u.test(cell.text) && !isFigure(cell));
  const values = next < 0 ? others : others.slice(0, next);
  if (values.filter(({ text }) => HAS_FRACTION.test(text)).length > 1) return null;
  const value = values.at(-1);
  return value ? { label, value } : null;
}
