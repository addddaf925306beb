import type { LabelledValue, TextRun } from '../../reading/page-snapshot.ts';
import { normalise } from '../../reading/text.ts';
import { type Candidate, propose } from './candidate.ts';

/** How far behind its label a value begins, in runs, at most. */
const FARTHEST = 200;

/** Where each text stands first. */
function placesOf(runs: readonly TextRun[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [index, run] of runs.entries()) {
    const text = normalise(run.text);
    if (!places.has(text)) places.set(text, index);
  }
  return places;
}

function inputsOf(runs: readonly TextRun[]): Map<string, TextRun[]> {
  const inputs = new Map<string, TextRun[]>();
  for (const run of runs) {
    if (run.kind !== 'input' || run.label === null) continue;
    const known = inputs.get(run.label);
    if (known) known.push(run);
    else inputs.set(run.label, [run]);
  }
  return inputs;
}

/** Pairs that the page's own markup states. A value that stands twice is looked for beside its own label. */
export function markupCandidates(pairs: readonly LabelledValue[], runs: readonly TextRun[]): Candidate[] {
  const candidates: Candidate[] = [];
  if (pairs.length === 0) return candidates;
  const places = placesOf(runs);
  const inputs = inputsOf(runs);
  for (const { label, value, source } of pairs) {
    const at = places.get(normalise(label));
    const after = at === undefined ? runs : runs.slice(at + 1, at + 1 + FARTHEST);
    const among = source === 'label' ? (inputs.get(label) ?? after) : after;
    propose(candidates, { label, value, plausibility: 1, source, runs: among });
  }
  return candidates;
}
