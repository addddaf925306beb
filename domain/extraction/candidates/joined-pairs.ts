import { meaningOf } from '../../reading/meaning.ts';
import { looksLikeLabel } from '../../reading/value-types.ts';
import { type Candidate, propose } from './candidate.ts';

const PARTED = /\s*\/\s*/;
/** Two of something is how people write it; three are a path. */
const PARTS = 2;
const LONGEST = 80;
/** Of a pair that says clearly that it is one. */
const LEAST_PLAUSIBILITY = 0.8;
const WORTH = 0.95;

/** The parts of a text that a stroke sets apart: those of "01.06.2022 / 31.12.2026", not those of "01/06/2022". */
function partsOf(text: string): string[] {
  const spaced = text.split(/\s+\/\s+/);
  return spaced.length === PARTS ? spaced : text.split(PARTED);
}

/** Whether two labels say the same, in two languages: they have one value. */
function sayTheSame(a: string, b: string): boolean {
  const concepts = meaningOf(a).flatMap(word => word.concepts);
  return meaningOf(b).some(word => word.concepts.some(concept => concepts.includes(concept)));
}

/** Two labels and their two values in one pair: "Start / End" beside "1 June 2022 / 31 December 2026". */
export function joinedPairs(paired: readonly Candidate[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const pair of paired) {
    const { label, value, plausibility, source } = pair;
    if (plausibility < LEAST_PLAUSIBILITY || source === 'prose' || source === 'row and column') continue;
    if (!label.includes('/') || !value.includes('/') || label.length > LONGEST || value.length > LONGEST) continue;
    const [labels, values] = [partsOf(label), partsOf(value)];
    if (labels.length !== PARTS || values.length !== PARTS || !labels.every(looksLikeLabel)) continue;
    const [first = '', second = ''] = labels;
    if (sayTheSame(first, second)) continue;
    for (const [at, own] of labels.entries())
      propose(candidates, { ...pair, label: own, value: values[at] ?? '', plausibility: WORTH * plausibility });
  }
  return candidates;
}
