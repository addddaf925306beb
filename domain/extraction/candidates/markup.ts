import type { LabelledValue, TextRun } from '../../reading/page-snapshot.ts';
import { normalise } from '../../reading/text.ts';
import { type Candidate, propose } from './candidate.ts';

/** How far behind its label a value begins, in runs, at most. */
const FARTHEST = 200;
/** Places of one label that are looked at for a value. */
const MOST_PLACES = 50;

/** So many fields that can be written into are a form; one is a search. */
const LEAST_OF_FORM = 2;

/** Where each text stands, in the order of the page. */
function placesOf(runs: readonly TextRun[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, run] of runs.entries()) {
    const text = normalise(run.text);
    const known = places.get(text);
    if (known) known.push(index);
    else places.set(text, [index]);
  }
  return places;
}

/** Whether the value begins where this run does. */
function begins(value: string, run: TextRun | undefined): boolean {
  const text = normalise(run?.text ?? '');
  return text !== '' && (value.startsWith(text) || text.startsWith(value));
}

/**
 * Says behind which run each value is to be looked for: a label that stands several times on a page, as on the cards of
 * several members, is left behind once its value has been found there.
 */
function labelPlaces(runs: readonly TextRun[]): (label: string, value: string) => number | undefined {
  const places = placesOf(runs);
  const used = new Map<string, number>();
  return (label, value) => {
    const key = normalise(label);
    const all = places.get(key) ?? [];
    const from = used.get(key) ?? 0;
    for (let next = from; next < Math.min(all.length, from + MOST_PLACES); next++) {
      const at = all[next];
      if (at === undefined || !begins(normalise(value), runs[at + 1])) continue;
      used.set(key, next + 1);
      return at;
    }
    return all[0];
  };
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
  const placeOf = labelPlaces(runs);
  const inputs = inputsOf(runs);
  // What cannot be written into may still be made of what is written beside it.
  const isForm = runs.filter(run => run.kind === 'input' && run.editable !== false).length >= LEAST_OF_FORM;
  for (const { label, value, source } of pairs) {
    const at = placeOf(label, value);
    const after = at === undefined ? runs : runs.slice(at + 1, at + 1 + FARTHEST);
    const among = source === 'label' ? (inputs.get(label) ?? after) : after;
    const unsure = source === 'label' && isForm;
    propose(candidates, { label, value, plausibility: 1, source, runs: among, unsure });
  }
  return candidates;
}
