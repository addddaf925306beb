import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { looksLikeLabel, valueType } from '../../../domain/reading/value-types.ts';

/** Cells of a row by their columns. */
export type Row = Map<number, TextRun[]>;

const LEAST_TITLES = 2;
const LONGEST_TITLE = 45;
/** A figure or a number of something. */
const HAS_NUMBER = /\p{Nd}{2}/u;
const FIGURES = /^(?:money|number|percent|quantity|date|period|id)$/;

const textsOf = (row: Row) => [...row.values()].map(runs => runs.map(({ text }) => text).join(' '));
const lookOf = ({ fontSize, fontWeight, color }: TextRun) => `${fontSize.toFixed(1)} ${fontWeight} ${color}`;
const looksIn = (row: Row) => new Set([...row.values()].flat().map(lookOf));
const isLabel = (text: string) => text.length <= LONGEST_TITLE && looksLikeLabel(text);
const topOf = (row: Row) => Math.min(...[...row.values()].flat().map(({ rect }) => rect.y));
const bottomOf = (row: Row) => Math.max(...[...row.values()].flat().map(({ rect }) => rect.y + rect.height));

/** Whether texts beside each other may be titles: words alone, of one look, at least half of them known. */
function mayBeTitles(row: Row): boolean {
  const titles = textsOf(row);
  return (
    titles.length >= LEAST_TITLES &&
    looksIn(row).size === 1 &&
    2 * titles.filter(isLabel).length >= titles.length &&
    titles.every(text => text.length <= LONGEST_TITLE && !HAS_NUMBER.test(text) && !FIGURES.test(valueType(text)))
  );
}

/** Whether what stands in a row are the values below titles: set otherwise than these, or words above and a figure below. */
function areBelow(titles: Row, values: Row): boolean {
  if ([...values.keys()].some(column => !titles.has(column))) return false;
  const [look = ''] = looksIn(titles);
  const texts = textsOf(values);
  const labels = texts.filter(isLabel).length;
  if (!looksIn(values).has(look)) return 2 * labels < texts.length || texts.some(text => HAS_NUMBER.test(text));
  return labels === 0 && textsOf(titles).every(isLabel) && texts.some(text => HAS_NUMBER.test(text));
}

/** The row of values below the titles at a place; null where none stands there, or several do, as in a table. */
function valuesBelow(rows: readonly Row[], at: number): Row | null {
  const [before, titles, values, next] = [rows[at - 1], rows[at], rows[at + 1], rows[at + 2]];
  if (!titles || !values || !mayBeTitles(titles) || !areBelow(titles, values)) return null;
  if (next && !mayBeTitles(next)) return null;
  const gap = topOf(values) - bottomOf(titles);
  return before && topOf(titles) - bottomOf(before) < gap ? null : values;
}

/**
 * Forms that set titles beside each other and the value of each below it, once or several times: pairs of such rows, and the
 * rows that are none. Read from left to right a title would be the value of the one beside it.
 */
export function stackedTitles(rows: readonly Row[]): { pairs: [Row, Row][]; rest: Row[] } {
  const pairs: [Row, Row][] = [];
  const rest: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const [row] = rows.slice(at, at + 1);
    const values = valuesBelow(rows, at);
    if (row && values) pairs.push([row, values]);
    else if (row) rest.push(row);
    at += values ? 2 : 1;
  }
  return { pairs, rest };
}
