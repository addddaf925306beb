import { folded } from '../../reading/text.ts';
import { looksLikeLabel } from '../../reading/value-types.ts';
import type { Cell, Row } from './table-rows.ts';

const COLUMNS = 3;
const FEWEST_ROWS = 4;
/** Of the labels, that are known as such. */
const LEAST_KNOWN = 0.5;

/** A label and its value. */
type Pair = { label: Cell; value: Cell };

/**
 * Label and value of rows that are written one below the other, each with the part that it belongs to before it: "Customer |
 * Name | Ada Palmer", "Customer | Number | 2093", as programs export an account. Null where rows are of another kind: there the
 * first column repeats and the second is of labels, hardly any of them twice.
 */
export function groupedRows(rows: readonly Row[]): Pair[] | null {
  const whole = rows.filter(row => row.has(0) && row.has(1));
  if (whole.length < FEWEST_ROWS || rows.some(row => [...row.keys()].some(column => column >= COLUMNS))) return null;
  const textsOf = (column: number) => whole.map(row => folded(row.get(column)?.text ?? ''));
  const [groups, labels] = [textsOf(0), textsOf(1)];
  const known = whole.filter(row => looksLikeLabel(row.get(1)?.text ?? '')).length;
  const isRepeated = 2 * new Set(groups).size <= groups.length;
  const areTold = new Set(labels).size >= 0.9 * labels.length;
  if (!isRepeated || !areTold || known < LEAST_KNOWN * whole.length) return null;
  return whole.flatMap(row => {
    const [label, value] = [row.get(1), row.get(2)];
    return label && value ? [{ label, value }] : [];
  });
}
