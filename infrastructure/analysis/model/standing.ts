import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import { compatibility } from '../../../domain/extraction/compatibility.ts';
import { hasLabel } from '../../../domain/extraction/scoring.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { stateOf } from '../../../domain/reading/states.ts';
import { folded, isPartOf, normalise } from '../../../domain/reading/text.ts';
import { tokens } from '../../../domain/reading/tokens.ts';
import { looksLikeLabel, valueType } from '../../../domain/reading/value-types.ts';

/** Below this a value has not the form that a field asks for. */
export const LEAST_COMPATIBILITY = 0.3;
/** A sentence that may name a label to warn of it. */
const WARNS =
  /\b(ignore|disregard|skip|not|never|no|don't|doesn't|isn't|except|unless|without|instead|avoid|rather)\b/i;

const QUOTED = /["“”„«»']([^"“”„«»']{2,70})["“”„«»']/g;

/** Whether a sentence of the customer's instruction names the field in its own words and, in quotes, the label. */
function isNamed(label: string, field: Field, ai_instruction: string): boolean {
  const ofField = tokens(field.name);
  return ai_instruction.split(/(?<=[.!?;])\s|\n/).some(sentence => {
    const words = tokens(sentence);
    if (WARNS.test(normalise(sentence)) || ofField.length === 0 || !ofField.every(word => words.includes(word)))
      return false;
    return [...normalise(sentence).matchAll(QUOTED)].some(([, quoted = '']) => folded(quoted) === folded(label));
  });
}

export const isBesideLabel = (candidate: Candidate) => hasLabel(candidate) && candidate.source !== 'prose';

/** The number by which a form counts its boxes: "2. Given names". */
const COUNTED = /^\(?\d{1,2}(?:[.)]|[a-z][.)])\s+(?=\p{L})/u;

/** Whether what stands under a label is the next label: it has a value of its own, and is no state. */
export function isLabel(value: string, candidates: readonly Candidate[]): boolean {
  if (looksLikeLabel(value)) return true;
  const label = folded(value.replace(COUNTED, ''));
  return stateOf(value) === null && candidates.some(one => isBesideLabel(one) && bareLabel(one) === label);
}

const bareLabel = ({ label }: Candidate) => folded(label.replace(COUNTED, ''));

/** Whether a text has a label of its own within its line: "Last updated: 25/11/2026". */
const isLabelledItself = ({ runs }: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.some(one => one.source === 'colon' && one.runs.length > 0 && one.runs.every(run => runs.includes(run)));

/**
 * Another value of the field's form under the same label: it can't be told which one of them somebody else wrote. What stands
 * above a label is what we take for its value where nothing else is, and none beside one that stands in its own place.
 */
export function rivals(
  other: Candidate,
  candidate: Candidate,
  fits: (value: string) => boolean,
  candidates: readonly Candidate[],
): boolean {
  const sameLabel = folded(other.label) === folded(candidate.label);
  const isOther = !isPartOf(folded(other.value), folded(candidate.value));
  const isElsewhere = other.source === 'below' && candidate.source !== 'below' && isLabelledItself(other, candidates);
  const isGuess = isElsewhere || (other.source === 'above' && candidate.source !== 'above');
  return (
    sameLabel && isOther && !isGuess && isBesideLabel(other) && fits(other.value) && !isLabel(other.value, candidates)
  );
}

/**
 * Whether the customer's own words vouch for a value that a model chose: it stands beside a label that the instruction names,
 * in the form that the field asks for, and no other value stands under that label.
 */
export function isVouchedFor(
  field: Field,
  candidate: Candidate,
  { candidates, ai_instruction }: { candidates: readonly Candidate[]; ai_instruction: string },
): boolean {
  if (!isBesideLabel(candidate) || !isNamed(candidate.label, field, ai_instruction)) return false;
  const type = fieldType(field);
  const fits = (value: string) => compatibility(type, valueType(value)) >= LEAST_COMPATIBILITY;
  return fits(candidate.value) && !candidates.some(other => rivals(other, candidate, fits, candidates));
}
