import { valueType } from '../../reading/value-types.ts';
import { bottom, right, type Segment, sharedHeight, valueTextOf } from '../segments.ts';
import { type Bands, bandsOf } from './bands.ts';
import { type Candidate, propose } from './candidate.ts';

/** In heights of a line: rows of one column of sums stand no farther apart. */
const FARTHEST_ROW = 4;
/** In pixels, that the edges of one column differ. */
const EDGE = 8;
const MOST_NEAR = 250;
const LONGEST_LABEL = 70;
/** Nothing but its row and its column says what such an amount is. */
const PLAUSIBILITY = 0.84;

const FROM_RIGHT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const HAS_FRACTION = /\d[.,]\d{2}(?!\d)/;
const isAmount = ({ text }: Segment) =>
  valueType(text) === 'money' || (valueType(text) === 'number' && HAS_FRACTION.test(text));
const isLabel = ({ text }: Segment) => /\p{L}{2}/u.test(text) && text.length <= LONGEST_LABEL && !/[.!?]$/.test(text);

/** An amount of a document and the words of its row. */
type SumRow = { label: Segment; amount: Segment };

const gapTo = (label: Segment, { rect }: Segment) =>
  FROM_RIGHT.test(label.text) ? label.rect.x - right(rect) : rect.x - right(label.rect);

/** The words before an amount on its line; null where another figure stands between or behind, as in a table. */
function rowOf(amount: Segment, near: Bands): SumRow | null {
  const { rect } = amount;
  const line = near(rect.y, bottom(rect), MOST_NEAR).filter(
    other => other !== amount && sharedHeight(rect, other.rect) > 0.5 * Math.min(rect.height, other.rect.height),
  );
  const [label] = line.filter(other => gapTo(other, amount) > 0).sort((a, b) => gapTo(a, amount) - gapTo(b, amount));
  if (label === undefined || !isLabel(label) || isAmount(label)) return null;
  return line.some(other => isAmount(other) && gapTo(label, other) > 0) ? null : { label, amount };
}

const areInColumn = (a: Segment, b: Segment) =>
  Math.abs(right(a.rect) - right(b.rect)) < EDGE || Math.abs(a.rect.x - b.rect.x) < EDGE;

/** Whether two rows stand in the same two columns, one close below the other. */
function areRowsOfOne(one: SumRow, other: SumRow): boolean {
  const height = Math.max(one.amount.rect.height, 12);
  const gap = Math.abs(one.amount.rect.y - other.amount.rect.y);
  const isNear = gap > 0.5 * height && gap < FARTHEST_ROW * height;
  return isNear && areInColumn(one.label, other.label) && areInColumn(one.amount, other.amount);
}

/**
 * Rows of words and one amount each at the other edge of a document's page, as bills list what is to be paid: two of them below
 * each other make what stands in one line belong together, however far apart and however alike it looks.
 * @param placed what stands outside of tables
 */
export function sumRowCandidates(placed: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const near = bandsOf(placed);
  const rows = placed.flatMap(segment => (segment.tag === '' && isAmount(segment) ? (rowOf(segment, near) ?? []) : []));
  for (const row of rows)
    if (rows.some(other => other !== row && areRowsOfOne(row, other)))
      propose(candidates, {
        label: row.label.text,
        value: valueTextOf(row.amount),
        plausibility: PLAUSIBILITY,
        source: 'right',
        runs: row.amount.parts,
      });
  return candidates;
}
