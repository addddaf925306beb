import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { taxTold } from '../reading/tax-told.ts';
import type { Candidate } from './candidates/candidate.ts';
import type { Page } from './page.ts';

/** Behind more cells no total is looked for. */
const MOST_CELLS = 20_000;
/** What stands in brackets behind a total says more of it: the tax in it, for how many nights it is. */
const ASIDE = /\s*[(（][^()（）]*[)）]/gu;
/** What is left of a total, or was paid of it, is none of its parts. */
const OF_WHAT_IS_PAID: readonly Concept[] = ['total', 'balance', 'due', 'paid', 'payment', 'billing', 'deposit'];

const saysTotal = (text: string) => {
  const bare = text.replace(ASIDE, '');
  const words = meaningOf(bare);
  // A sum with the tax in it is that of all rows: "Sum inkl. mva."
  const isTotal = names(words, 'total') || (names(words, 'money') && taxTold(bare) === 'with');
  return !/\p{Nd}/u.test(bare) && isTotal;
};

/** The row of each table that says it is the total and holds a value; none where several do. */
export function totalRows({ lines }: Page): Map<number, number> {
  const told = new Map<number, Set<number>>();
  const held = new Set<string>();
  for (const { cell, text } of lines.slice(0, MOST_CELLS)) {
    if (cell && !cell.header && /\p{Nd}/u.test(text)) held.add(`${cell.table} ${cell.row}`);
    if (cell && saysTotal(text)) told.set(cell.table, (told.get(cell.table) ?? new Set()).add(cell.row));
  }
  return new Map(
    [...told].flatMap(([table, rows]) => {
      const [row, second] = [...rows].filter(one => held.has(`${table} ${one}`));
      return row === undefined || second !== undefined ? [] : [[table, row] as const];
    }),
  );
}

/** Whether a pair of a row beside the total is one of its parts, by what the row is called. */
export const isPartOfTotal = ({ source, label }: Candidate): boolean =>
  (source === 'row' || source === 'row header') && !OF_WHAT_IS_PAID.some(concept => names(meaningOf(label), concept));
