import type { TextRun } from '../../reading/page-snapshot.ts';
import { bottom, sharedHeight } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** In heights of the label: what stands farther below it is not its value. */
const FARTHEST_BELOW = 1.6;
/** In CSS pixels: how far a box sets in what stands in it. */
const MOST_INDENT = 24;
const MOST_OUTDENT = 3;
/** In CSS pixels, to the right of its label. */
const FARTHEST_RIGHT = 320;
const LONGEST_LABEL = 45;
/** The markup says that a text is a label, and leaves out of what. */
const PLAUSIBILITY = 0.86;

const isLabel = ({ tag, kind, text }: TextRun) => tag === 'label' && kind === 'text' && text.length <= LONGEST_LABEL;

function isBelow({ rect: label }: TextRun, { rect: value }: TextRun): boolean {
  const gap = value.y - bottom(label);
  const indent = value.x - label.x;
  return (
    gap >= -4 && gap < FARTHEST_BELOW * Math.max(label.height, 12) && indent >= -MOST_OUTDENT && indent <= MOST_INDENT
  );
}

function isBeside({ rect: label }: TextRun, { rect: value }: TextRun): boolean {
  const gap = value.x - (label.x + label.width);
  return sharedHeight(label, value) > 0.5 * Math.min(label.height, value.height) && gap >= -2 && gap < FARTHEST_RIGHT;
}

/** A label without a field of its own, and what follows it where that is no label itself. */
function pairAt(runs: readonly TextRun[], at: number): { label: TextRun; value: TextRun } | null {
  const [label, value, next] = [runs[at], runs[at + 1], runs[at + 2]];
  if (!label || !value || !isLabel(label) || value.tag === 'label' || value.tag === 'button') return null;
  if (value.cell || label.cell || (value.region ?? null) !== (label.region ?? null)) return null;
  // What the page pairs, and what goes on in the next run, is read elsewhere.
  if (value.kind === 'input' ? value.label !== null : next?.block === value.block) return null;
  return isBelow(label, value) || (value.kind === 'input' && isBeside(label, value)) ? { label, value } : null;
}

/**
 * Labels whose markup does not say of which field they are, with the field or the box that follows them. What stands in a field
 * is never sure: whoever looks may have written it.
 */
export function unlinkedLabelCandidates(runs: readonly TextRun[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const at of runs.keys()) {
    const pair = pairAt(runs, at);
    if (!pair) continue;
    const { label, value } = pair;
    const isField = value.kind === 'input';
    propose(candidates, {
      label: label.text,
      value: value.text,
      plausibility: PLAUSIBILITY,
      source: isField ? 'label' : 'below',
      runs: [value],
      unsure: isField && value.editable !== false,
    });
  }
  return candidates;
}
