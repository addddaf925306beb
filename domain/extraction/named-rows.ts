import type { Field } from '../inquiry/configuration.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { looksLikeLabel, valueType } from '../reading/value-types.ts';
import type { Candidate } from './candidates/candidate.ts';
import type { Page } from './page.ts';
import { rowInForce } from './row-in-force.ts';
import { rowNamedWhole } from './row-named-whole.ts';
import { rowNumbered } from './row-numbered.ts';
import type { Segment } from './segments.ts';
import { timeOf } from './time-told.ts';
import { type AskedWords, askedNames, askedWords, LEAST_OF_NAME, LONGER_NAME } from './told.ts';
import { isPartOfTotal, totalRows } from './total-row.ts';

/** A row that is named holds the value of its column as surely as one that stands alone. */
const OF_NAMED_ROW = 0.93;
/** Behind more cells nobody's words are looked for. */
const MOST_CELLS = 20_000;

/** Shorter words of a cell name nothing by themselves. */
const SHORTEST_NAME = 3;

type Rows = Map<number, string[]>;

/** The cells of each row that may name it, by table: no titles and, or whoever writes one would choose the row by it, no states. */
function rowsByTable({ lines }: Page): Map<number, Rows> {
  const tables = new Map<number, Rows>();
  let count = 0;
  for (const { cell, text } of lines) {
    if (!cell || cell.header || count++ > MOST_CELLS) continue;
    if (looksLikeLabel(text) || valueType(text) === 'status') continue;
    const rows = tables.get(cell.table) ?? new Map<number, string[]>();
    rows.set(cell.row, [...(rows.get(cell.row) ?? []), text]);
    tables.set(cell.table, rows);
  }
  return tables;
}

/** The names and numbers of a question, each in its words: "the minor" may be anybody, BB-2047 and Oona are one. */
export function properNames(query: string): readonly (readonly string[])[] {
  const proper = [...query.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].filter(
    ({ 0: word, index }) => /\p{N}|\p{Lo}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(word)),
  );
  // The first word of a question has a capital whatever it is.
  const longer = [...query.matchAll(LONGER_NAME)].map(({ 0: name, index }) => {
    const words = askedNames([name], askedWords(name));
    return index === 0 && words.length === LEAST_OF_NAME ? words.slice(1) : words;
  });
  const single = [...askedWords(...proper.map(([word]) => word)).words].filter(word => !longer.flat().includes(word));
  return [...longer, ...single.map(word => [word])];
}

type NamedRow = { row: number; words: readonly string[]; isProper: boolean };

/** The one row that holds every asked word that any other row holds, and one more than each of them; null where none does. */
export function namedRow(rows: Rows, asked: AskedWords, names: readonly (readonly string[])[]): NamedRow | null {
  const named = [...rows].map(([row, cells]) => ({ row, words: new Set(askedNames(cells, asked)) }));
  const wholly = rowNamedWhole(rows, asked.plain);
  if (wholly !== null) return { row: wholly, words: [], isProper: true };
  const [best, ...others] = named.sort((a, b) => b.words.size - a.words.size);
  if (best === undefined || others.length === 0 || best.words.size === 0) return null;
  const isOnly = others.every(
    ({ words }) => words.size < best.words.size && [...words].every(word => best.words.has(word)),
  );
  if (!isOnly) return null;
  const own = [...best.words].filter(word => !others.some(({ words }) => words.has(word)));
  const isNamedBy = (name: readonly string[]) =>
    name.some(word => own.includes(word)) &&
    name.filter(word => best.words.has(word)).length >= Math.min(LEAST_OF_NAME, name.length);
  return { row: best.row, words: [...best.words], isProper: names.some(isNamedBy) };
}

/** All cells of each table. */
function tablesOf({ lines }: Page): Map<number, Segment[]> {
  const tables = new Map<number, Segment[]>();
  for (const line of lines.filter(({ cell }) => cell).slice(0, MOST_CELLS)) {
    const table = line.cell?.table ?? 0;
    const known = tables.get(table);
    if (known) known.push(line);
    else tables.set(table, [line]);
  }
  return tables;
}

/** Titles and cells of each table; of a field any cell may name the row, since nothing of it is then sure. */
function cellsByTable({ lines }: Page): Map<number, { titles: string[]; rows: Rows }> {
  const tables = new Map<number, { titles: string[]; rows: Rows }>();
  let count = 0;
  for (const { cell, text } of lines) {
    if (!cell || count++ > MOST_CELLS) continue;
    const table = tables.get(cell.table) ?? { titles: [], rows: new Map<number, string[]>() };
    if (cell.header) table.titles.push(text);
    else table.rows.set(cell.row, [...(table.rows.get(cell.row) ?? []), text]);
    tables.set(cell.table, table);
  }
  return tables;
}

/** How the candidates of a table are taken: those of one row, and what is known of them. */
type TakenRow = { row: number; unsure: boolean; rowWords?: string; isTotal?: boolean };

const isNothingBut = (value: string, words: string) => {
  const own = askedWords(words).words;
  const naming = [...askedWords(value).words].filter(word => word.length >= SHORTEST_NAME);
  return naming.length > 0 && naming.every(word => own.has(word));
};

/** The candidates without those of other rows, and without what names the row, of the tables of which one row is taken. */
function ofTakenRows(all: readonly Candidate[], taken: ReadonlyMap<number, TakenRow>): readonly Candidate[] {
  if (taken.size === 0) return all;
  return all.flatMap(candidate => {
    const cell = candidate.runs[0]?.cell;
    const found = cell ? taken.get(cell.table) : undefined;
    if (found?.isTotal && cell?.row !== found.row && isPartOfTotal(candidate)) return [];
    if (!found || (candidate.source !== 'column' && candidate.source !== 'row and column')) return candidate;
    if (cell?.row !== found.row) return [];
    const unsure = candidate.unsure === true || found.unsure;
    const { rowWords } = found;
    if (rowWords !== undefined && isNothingBut(candidate.value, rowWords)) return [];
    if (candidate.source === 'column')
      return { ...candidate, plausibility: OF_NAMED_ROW, unsure, ...(rowWords === undefined ? {} : { rowWords }) };
    // Its label says itself which row it is of.
    return rowWords === undefined ? { ...candidate, unsure } : candidate;
  });
}

/**
 * Tells for a field the candidates without those of other rows where a row of a table is named: by what is asked, as the
 * order with this number or the person of this name; or else by the field's own words, as far as no title has them:
 * "salary_date" by the row of "ACME LTD SALARY". Where only common words name it, nothing of it is sure.
 */
export function ofNamedRows(page: Page, query: string): (field: Field) => readonly Candidate[] {
  const [asked, proper] = [askedWords(query), properNames(query)];
  const byQuery = new Map<number, TakenRow>();
  for (const [table, rows] of rowsByTable(page)) {
    const found = namedRow(rows, asked, proper);
    if (found) byQuery.set(table, { row: found.row, unsure: !found.isProper });
  }
  const whole = tablesOf(page);
  for (const [table, cells] of whole) {
    const row = rowNumbered(cells, query);
    if (row !== null) byQuery.set(table, { row, unsure: false });
  }
  const common = ofTakenRows(page.candidates, byQuery);
  const totals = new Map([...totalRows(page)].map(([table, row]) => [table, { row, unsure: true, isTotal: true }]));
  const surely = [...byQuery].filter(([, { unsure }]) => !unsure);
  const forTotals = new Map<number, TakenRow>([...byQuery, ...totals, ...surely]);
  const tables = cellsByTable(page);
  return ({ name, description }) => {
    const isOfTotal = names(meaningOf(`${name.replace(/[_-]+/g, ' ')} ${description}`), 'total');
    const ofQuery = isOfTotal ? forTotals : byQuery;
    const byField = new Map<number, TakenRow>();
    for (const [table, cells] of whole) {
      const row = rowNumbered(cells, description);
      if (row !== null && row !== ofQuery.get(table)?.row) byField.set(table, { row, unsure: true });
    }
    const asksForNow = [`${name.replace(/[_-]+/g, ' ')} ${description}`, query].map(timeOf).find(time => time !== null);
    for (const [table, cells] of asksForNow === 'present' ? whole : []) {
      const row = byQuery.has(table) || byField.has(table) ? null : rowInForce(cells);
      if (row !== null) byField.set(table, { row, unsure: true });
    }
    for (const [table, { titles, rows }] of tables) {
      if (titles.length < 2 || rows.size < 2 || byField.has(table)) continue;
      if (ofQuery.get(table)?.unsure === false) continue;
      const ofTitles = askedWords(...titles).words;
      const { words, plain } = askedWords(name.replace(/[_-]+/g, ' '), description);
      const own = new Set([...words].filter(word => !ofTitles.has(word)));
      const found = namedRow(rows, { words: own, plain, names: [] }, []);
      if (found) byField.set(table, { row: found.row, unsure: true, rowWords: found.words.join(' ') });
    }
    return byField.size === 0 && ofQuery === byQuery
      ? common
      : ofTakenRows(page.candidates, new Map([...ofQuery, ...byField]));
  };
}
