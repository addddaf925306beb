import { looksLikeLabel } from '../reading/value-types.ts';
import { namedRow, properNames } from './named-rows.ts';
import type { Page } from './page.ts';
import { askedWords } from './told.ts';

/** A column that is named holds the value of a row as surely as one that stands alone. */
const OF_NAMED_COLUMN = 0.93;
/** Behind more cells nobody's words are looked for. */
const MOST_CELLS = 20_000;
const LEAST_COLUMNS = 2;
const OF_TABLES = /^(?:column|row|row and column)$/;

/** What the columns of a table are of, where its rows are labels and its columns things: two cars side by side. */
type Comparison = { titles: Map<number, string[]>; labels: string[] };

/** The tables whose first column is of labels, below titles that are none. */
function comparisonsOf({ lines }: Page): Map<number, Comparison> {
  const tables = new Map<number, Comparison>();
  for (const { cell, text } of lines.slice(0, MOST_CELLS)) {
    if (!cell) continue;
    const known = tables.get(cell.table) ?? { titles: new Map<number, string[]>(), labels: [] };
    if (cell.column === 0 && cell.row > 0) known.labels.push(text);
    if (cell.column > 0 && cell.row === 0 && cell.header)
      known.titles.set(cell.column, [...(known.titles.get(cell.column) ?? []), text]);
    tables.set(cell.table, known);
  }
  const isComparison = ({ titles, labels }: Comparison) =>
    titles.size >= LEAST_COLUMNS &&
    ![...titles.values()].flat().some(looksLikeLabel) &&
    2 * labels.filter(looksLikeLabel).length >= labels.length;
  return new Map([...tables].filter(([, table]) => isComparison(table)));
}

/** The label of a row alone; null where it does not end in the title of the column. */
const withoutTitle = (label: string, title: string) =>
  label.endsWith(` ${title}`) ? label.slice(0, -title.length - 1) : null;

/**
 * The page as it is read where a table compares things and what is asked names one of them: of the table it holds the values of
 * that column alone, each by the label of its row: "Plate" of "Aveo 2021". Where only common words name it, none of them is
 * sure. No row of such a table is looked for, since its cells are values and name none.
 */
export function withNamedColumns(page: Page, query: string): Page {
  const taken = new Map<number, { column: number; title: string; unsure: boolean }>();
  for (const [table, { titles }] of comparisonsOf(page)) {
    const found = namedRow(titles, askedWords(query), properNames(query));
    if (found)
      taken.set(table, { column: found.row, title: (titles.get(found.row) ?? []).join(' '), unsure: !found.isProper });
  }
  if (taken.size === 0) return page;
  const candidates = page.candidates.flatMap(candidate => {
    const cell = candidate.runs[0]?.cell;
    const found = cell ? taken.get(cell.table) : undefined;
    if (!cell || !found || !OF_TABLES.test(candidate.source)) return candidate;
    const label = withoutTitle(candidate.label, found.title);
    if (cell.column !== found.column || label === null) return [];
    return { ...candidate, label, plausibility: OF_NAMED_COLUMN, unsure: candidate.unsure === true || found.unsure };
  });
  return { ...page, candidates, lines: page.lines.filter(({ cell }) => !cell || !taken.has(cell.table)) };
}
