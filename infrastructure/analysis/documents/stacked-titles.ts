import { namesOrganisation } from '../../../domain/extraction/candidates/organisation.ts';
import { isPersonsName } from '../../../domain/extraction/candidates/persons-name.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { looksLikeLabel, valueType } from '../../../domain/reading/value-types.ts';

/** Cells of a row by their columns. */
export type Row = Map<number, TextRun[]>;

const LEAST_TITLES = 2;
const LONGEST_TITLE = 45;
/** Of a title's height, and of the gaps around: what stands no farther below it is its value. */
const CLOSE = 0.6;
const MUCH_NEARER = 0.5;
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

const gapBetween = (above: Row, below: Row) => topOf(below) - bottomOf(above);

/**
 * Whether a row stands so much nearer to the one above it than both to what is around them as only values below their titles
 * do. A scan has no looks, and of the words of its titles some are misread: its gaps say what belongs together.
 */
function areSetClose(rows: readonly Row[], at: number): boolean {
  const [before, titles, values, next] = [rows[at - 1], rows[at], rows[at + 1], rows[at + 2]];
  if (!titles || !values || titles.size < LEAST_TITLES || [...values.keys()].some(column => !titles.has(column)))
    return false;
  // The head of a letter has a name beside what the paper is, and below these an address beside a day.
  const mayBeTitle = (text: string) =>
    text.length <= LONGEST_TITLE && !HAS_NUMBER.test(text) && !namesOrganisation(text) && !isPersonsName(text);
  if (!textsOf(titles).every(mayBeTitle)) return false;
  const told = textsOf(values);
  if (!told.some(text => HAS_NUMBER.test(text)) || 2 * told.filter(isLabel).length >= told.length) return false;
  const gap = Math.max(0, gapBetween(titles, values));
  const around = [before && gapBetween(before, titles), next && gapBetween(values, next)];
  const isNear = gap <= CLOSE * (bottomOf(titles) - topOf(titles));
  return isNear && around.every(other => other === undefined || gap <= MUCH_NEARER * other);
}

/** So many pairs of rows tell a form by its gaps alone. */
const LEAST_PAIRS = 3;
/** Of a title's height, where all values stand so. */
const CLOSE_IN_TURN = 0.9;

/**
 * Whether all rows are titles and values in turn: each second row stands close below the one before it and far above the next, and
 * half of the titles are known. What a value looks like says nothing then.
 */
function areInTurn(rows: readonly Row[]): boolean {
  if (rows.length < 2 * LEAST_PAIRS || rows.length % 2 === 1) return false;
  const titles = rows.filter((_, at) => at % 2 === 0).flatMap(textsOf);
  if (2 * titles.filter(isLabel).length < titles.length) return false;
  if (titles.some(text => text.length > LONGEST_TITLE || HAS_NUMBER.test(text))) return false;
  return rows.every((row, at) => {
    const [above, next] = [rows[at - 1], rows[at + 1]];
    if (at % 2 === 0 || !above) return true;
    const gap = Math.max(0, gapBetween(above, row));
    const isNear = gap <= CLOSE_IN_TURN * (bottomOf(above) - topOf(above));
    const isBelow = [...row.keys()].every(column => above.has(column));
    return isNear && isBelow && (next === undefined || gap <= MUCH_NEARER * gapBetween(row, next));
  });
}

/** The row of values below the titles at a place; null where none stands there, or several do, as in a table. */
function valuesBelow(rows: readonly Row[], at: number): Row | null {
  const [before, titles, values, next] = [rows[at - 1], rows[at], rows[at + 1], rows[at + 2]];
  if (!titles || !values || !mayBeTitles(titles) || !areBelow(titles, values)) return null;
  if (next && !mayBeTitles(next)) return null;
  return before && gapBetween(before, titles) < gapBetween(titles, values) ? null : values;
}

/**
 * Forms that set titles beside each other and the value of each below it, once or several times: pairs of such rows, and the
 * rows that are none. Read from left to right a title would be the value of the one beside it.
 */
export function stackedTitles(rows: readonly Row[]): { pairs: [Row, Row][]; rest: Row[] } {
  const pairs: [Row, Row][] = [];
  if (areInTurn(rows)) {
    for (const [at, row] of rows.entries()) if (at % 2 === 1) pairs.push([rows[at - 1] ?? row, row]);
    return { pairs, rest: [] };
  }
  const rest: Row[] = [];
  const close = rows.flatMap((row, at) => (areSetClose(rows, at) ? [row] : []));
  // Where gaps alone tell it they do so more than once, or a title is known.
  const areClose = (row: Row) => close.includes(row) && (close.length > 1 || textsOf(row).some(isLabel));
  for (let at = 0; at < rows.length; ) {
    const [row, below] = rows.slice(at, at + 2);
    const values = row && below && areClose(row) ? below : valuesBelow(rows, at);
    if (row && values) pairs.push([row, values]);
    else if (row) rest.push(row);
    at += values ? 2 : 1;
  }
  return { pairs, rest };
}
