import { looksLikeLabel } from '../../reading/value-types.ts';
import { right, type Segment, valueTextOf } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const LONGEST_LABEL = 45;
/** One cell of two texts may hold anything; several that are set alike are labels with their values. */
const LEAST_CELLS = 2;

const lookOf = ({ fontSize, fontWeight, tag, parts: [first] }: Segment) =>
  `${fontSize}/${fontWeight}/${tag}/${first?.color}`;

const isBelow = (value: Segment, label: Segment) =>
  value.rect.y >= label.rect.y + 0.5 * label.rect.height && value.rect.x < right(label.rect);

/** Cells of a table that hold a label with its value below it, as cards of old tables and of dashboards do. */
export function stackedCellCandidates(segments: readonly Segment[]): Candidate[] {
  const cells = new Map<string, Segment[]>();
  for (const segment of segments) {
    if (!segment.cell) continue;
    const key = `${segment.cell.table}:${segment.cell.row}:${segment.cell.column}`;
    const known = cells.get(key);
    if (known) known.push(segment);
    else cells.set(key, [segment]);
  }
  const alike = new Map<string, [Segment, Segment][]>();
  for (const [label, value, third] of cells.values()) {
    if (!label?.cell || !value || third || label.text.length > LONGEST_LABEL || !isBelow(value, label)) continue;
    if (lookOf(label) === lookOf(value) && !looksLikeLabel(label.text)) continue;
    // On paper the boxes of a form are cells that no table holds together.
    const key = label.tag === '' ? lookOf(label) : `${label.cell.table}`;
    const known = alike.get(key);
    if (known) known.push([label, value]);
    else alike.set(key, [[label, value]]);
  }
  const candidates: Candidate[] = [];
  for (const pairs of alike.values()) {
    if (pairs.length < LEAST_CELLS) continue;
    for (const [label, value] of pairs)
      propose(candidates, {
        label: label.text,
        value: valueTextOf(value),
        plausibility: 0.92,
        source: 'item',
        runs: value.parts,
      });
  }
  return candidates;
}
