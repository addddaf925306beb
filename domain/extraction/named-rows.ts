import { looksLikeLabel, valueType } from '../reading/value-types.ts';
import type { Candidate } from './candidates/candidate.ts';
import type { Page } from './page.ts';
import { type AskedWords, askedNames, askedWords } from './told.ts';

/** A row that is named holds the value of its column as surely as one that stands alone. */
const OF_NAMED_ROW = 0.93;
/** Behind more cells nobody's words are looked for. */
const MOST_CELLS = 20_000;

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

/** Words of a question that are names or numbers: "the minor" may be anybody, BB-2047 and Oona are one. */
function properWords(query: string): ReadonlySet<string> {
  const proper = [...query.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].filter(
    ({ 0: word, index }) => /\p{N}|\p{Lo}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(word)),
  );
  return askedWords(...proper.map(([word]) => word)).words;
}

type NamedRow = { row: number; isProper: boolean };

/** The one row that holds every asked word that any other row holds, and one more than each of them; null where none does. */
function namedRow(rows: Rows, asked: AskedWords, proper: ReadonlySet<string>): NamedRow | null {
  const named = [...rows].map(([row, cells]) => ({ row, words: new Set(askedNames(cells, asked)) }));
  const [best, ...others] = named.sort((a, b) => b.words.size - a.words.size);
  if (best === undefined || others.length === 0 || best.words.size === 0) return null;
  const isOnly = others.every(
    ({ words }) => words.size < best.words.size && [...words].every(word => best.words.has(word)),
  );
  return isOnly ? { row: best.row, isProper: [...best.words].some(word => proper.has(word)) } : null;
}

/**
 * The candidates without those of other rows where what is asked names one row of a table: the order with this number,
 * the person of this name. Where only common words name it, nothing of it is sure.
 */
export function ofNamedRows(page: Page, query: string): readonly Candidate[] {
  const [asked, proper] = [askedWords(query), properWords(query)];
  const named = new Map([...rowsByTable(page)].map(([table, rows]) => [table, namedRow(rows, asked, proper)]));
  return page.candidates.flatMap(candidate => {
    const cell = candidate.runs[0]?.cell;
    const found = cell ? named.get(cell.table) : null;
    if (!found || (candidate.source !== 'column' && candidate.source !== 'row and column')) return candidate;
    if (cell?.row !== found.row) return [];
    const unsure = candidate.unsure === true || !found.isProper;
    return {
      ...candidate,
      unsure,
      plausibility: candidate.source === 'column' ? OF_NAMED_ROW : candidate.plausibility,
    };
  });
}
