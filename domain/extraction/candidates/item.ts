import type { TextRun } from '../../reading/page-snapshot.ts';
import { looksLikeLabel, type ValueType, valueType } from '../../reading/value-types.ts';
import type { Region } from '../regions.ts';
import { type Segment, valueTextOf } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const LONGEST_LABEL = 60;
/** Parts of a page that may hold one label and its value. */
const OF_ONE: ReadonlySet<string> = new Set(['item', 'row', 'card']);
const HAS_OWN_LABEL = /^[^:：]{2,40}[:：]\s*\S/u;
const TELLING: readonly ValueType[] = ['money', 'number', 'percent', 'date', 'quantity'];

const isAction = ({ tag }: Segment) => tag === 'a' || tag === 'button';
const tells = ({ text }: Segment) => TELLING.includes(valueType(text));

function forget(items: Map<Region, Segment[]>, region: Region | null): void {
  if (region) items.delete(region);
  if (region?.parent) items.delete(region.parent);
}

/**
 * Lists whose items are built alike and hold two texts each: a label with its value, however the two are laid out. A
 * caption below its number is told by the number.
 */
export function itemCandidates(
  segments: readonly Segment[],
  runs: readonly TextRun[],
  regionOf: (run: TextRun | undefined) => Region | null,
): Candidate[] {
  const items = new Map<Region, Segment[]>();
  for (const segment of segments) {
    const region = regionOf(segment.parts[0]);
    const place = region?.kind === 'part' ? region.parent : region;
    if (!place || !OF_ONE.has(place.kind) || (place.kind === 'row' && segment.cell !== null)) continue;
    const known = items.get(place);
    if (known) known.push(segment);
    else items.set(place, [segment]);
  }
  // Beside a field that can be written into stand its label and a hint.
  for (const run of runs) if (run.kind === 'input' && run.editable !== false) forget(items, regionOf(run));
  const candidates: Candidate[] = [];
  for (const [{ kind }, texts] of items) {
    const [first, second, third] = texts.filter(text => !isAction(text));
    if (!first || !second || third || texts.length > 3) continue;
    const [label, value] = tells(first) && !tells(second) ? [second, first] : [first, second];
    if (label.text.length > LONGEST_LABEL) continue;
    // Boxes hold other things besides: what stands first has to be a label by its words.
    const isPair = looksLikeLabel(label.text) && !looksLikeLabel(value.text) && !HAS_OWN_LABEL.test(value.text);
    if (kind === 'card' && !isPair) continue;
    const plausibility = label === first ? 0.92 : 0.86;
    propose(candidates, {
      label: label.text,
      value: valueTextOf(value),
      plausibility,
      source: 'item',
      runs: value.parts,
    });
  }
  return candidates;
}
