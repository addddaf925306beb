import type { TextRun } from '../../reading/page-snapshot.ts';
import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { totalByTax } from './parted-by-tax.ts';

const BOLD = 600;
/** With fewer light rows nothing is set apart among them. */
const LEAST_LIGHT = 2;
const LEAST_COLUMNS = 3;
const LONGEST_NAME = 45;

/** A row of a table: what stands in its columns, from the first on. */
type Row = Segment[];

const isHeavy = ({ parts }: Segment) => parts.every(({ fontWeight }: TextRun) => fontWeight >= BOLD);
const isDay = ({ text }: Segment) => /^(?:date|period)$/.test(valueType(text));
const isAmount = ({ text }: Segment) => /^(?:money|number)$/.test(valueType(text));

/** The titles of each table and the rows below them, of those that have titles in several columns. */
function bodiesOf(segments: readonly Segment[]): { titles: Row; body: Row[] }[] {
  const tables = new Map<number, Map<number, Row>>();
  for (const segment of segments) {
    const { cell, tag } = segment;
    if (!cell || tag !== '') continue;
    const table = tables.get(cell.table) ?? new Map<number, Row>();
    tables.set(cell.table, table.set(cell.row, [...(table.get(cell.row) ?? []), segment]));
  }
  return [...tables.values()].flatMap(table => {
    const [titles = [], ...body] = [...table].sort(([a], [b]) => a - b).map(([, row]) => row);
    return titles.length >= LEAST_COLUMNS && titles.every(({ cell }) => cell?.header) ? [{ titles, body }] : [];
  });
}

/** Of a row that is heavier than the others its name and its one amount; null where it has several of either. */
function totalIn(row: Row): { name: Segment; amount: Segment } | null {
  const [amount, ...amounts] = row.filter(isAmount);
  const [name, ...names] = row.filter(one => !isAmount(one) && !isDay(one));
  if (!amount || !name || amounts.length > 0 || names.length > 0) return null;
  return isHeavy(amount) && isHeavy(name) && name.text.length <= LONGEST_NAME ? { name, amount } : null;
}

/**
 * Sums that a document sets apart within a table: a heavy "Closing balance" behind its day and before its amount. What others
 * write as the purpose of a payment is set as all rows are.
 */
export function heavyRowCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { titles, body } of bodiesOf(segments)) {
    const light = body.filter(row => !row.some(isHeavy));
    if (light.length < LEAST_LIGHT || 2 * light.length <= body.length) continue;
    for (const row of body) {
      const total = totalIn(row);
      if (total === null) continue;
      const { name, amount } = total;
      const title = titles.find(({ cell }) => cell?.column === amount.cell?.column)?.text ?? '';
      propose(candidates, {
        label: totalByTax(name.text, title),
        value: amount.text,
        plausibility: 0.9,
        source: 'row',
        runs: amount.parts,
      });
    }
  }
  return candidates;
}
