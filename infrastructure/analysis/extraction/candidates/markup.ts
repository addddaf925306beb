import type { LabelledValue, TextRun } from '../../../../application/ports/page-snapshot.ts';
import { normalise } from '../../../../domain/reading/text.ts';
import { type Candidate, propose } from './candidate.ts';

/** The runs after the label, so that a value that stands twice is found beside its own label. */
function runsAfter(label: string, runs: readonly TextRun[]): readonly TextRun[] {
  const wanted = normalise(label);
  const at = runs.findIndex(run => normalise(run.text) === wanted);
  return at < 0 ? runs : runs.slice(at + 1);
}

/** Pairs that the page's own markup states. */
export function markupCandidates(pairs: readonly LabelledValue[], runs: readonly TextRun[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { label, value, source } of pairs) {
    const inputs = runs.filter(run => run.kind === 'input' && run.label === label);
    const among = source === 'label' && inputs.length > 0 ? inputs : runsAfter(label, runs);
    propose(candidates, { label, value, plausibility: 1, source, runs: among });
  }
  return candidates;
}
