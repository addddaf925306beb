import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import { compatibility } from '../../../domain/extraction/compatibility.ts';
import { hasLabel } from '../../../domain/extraction/scoring.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { labelSimilarity, labelWordingOf, wordingOf, wordsCovered } from '../../../domain/reading/label-similarity.ts';
import { stateOf } from '../../../domain/reading/states.ts';
import { folded, isPartOf, normalise } from '../../../domain/reading/text.ts';
import { tokens } from '../../../domain/reading/tokens.ts';
import { looksLikeLabel, valueType } from '../../../domain/reading/value-types.ts';

/** Below this a value has not the form that a field asks for. */
export const LEAST_COMPATIBILITY = 0.3;
/** Below this a label has no more to do with a field than with any other. */
const LEAST_SIMILARITY = 0.3;
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

/** Whether what stands under a label is the next label: it has a value of its own, and is no state. */
export function isLabel(value: string, candidates: readonly Candidate[]): boolean {
  if (looksLikeLabel(value)) return true;
  return stateOf(value) === null && candidates.some(one => isBesideLabel(one) && folded(one.label) === folded(value));
}

/** Another value of the field's form under the same label: it can't be told which one of them somebody else wrote. */
export function rivals(
  other: Candidate,
  candidate: Candidate,
  fits: (value: string) => boolean,
  candidates: readonly Candidate[],
): boolean {
  const sameLabel = folded(other.label) === folded(candidate.label);
  const isOther = !isPartOf(folded(other.value), folded(candidate.value));
  return sameLabel && isOther && isBesideLabel(other) && fits(other.value) && !isLabel(other.value, candidates);
}

/** Whether our own words for the label leave it open that it is the field's: it says nothing else that we know of. */
function isOpen(label: string, field: Field, isForeign: boolean): boolean {
  // "From 15/12/2026" tells of when something stands, and of nothing what it is.
  if (/\p{Nd}/u.test(label)) return false;
  const wording = wordingOf(field);
  const labelled = labelWordingOf(label);
  if (wordsCovered(labelled, wording)) return labelSimilarity(wording, labelled) >= LEAST_SIMILARITY;
  // A label in English that we do not know is another thing's: "Newsletter". One in another language may be a word for it.
  return isForeign && labelled.words.some(({ concepts }) => concepts.length === 0);
}

/** Another state beside another label that may be meant as well. */
function isOtherState(other: Candidate, candidate: Candidate): boolean {
  return isBesideLabel(other) && stateOf(other.value) !== null && folded(other.value) !== folded(candidate.value);
}

/** What a value that a model chose is held against. */
export type Surroundings = {
  candidates: readonly Candidate[];
  ai_instruction: string;
  /** The evidence is in another language than the one whose labels we know best. */
  isForeign: boolean;
};

/**
 * Whether a value that a model chose may count as sure: it stands beside its label in the form that the field asks for, no
 * other value stands under that label, and either the customer's own words name the label, or we can say nothing against
 * it. A model can be talked into anything by a page, so that its own word is not enough where we know what a label means;
 * sentences never are, since anybody can write one.
 */
export function mayStandFor(
  field: Field,
  candidate: Candidate,
  { candidates, ai_instruction, isForeign }: Surroundings,
): boolean {
  if (!isBesideLabel(candidate)) return false;
  const isOurs = isNamed(candidate.label, field, ai_instruction);
  if (!isOurs && !isOpen(candidate.label, field, isForeign)) return false;
  const type = fieldType(field);
  const fits = (value: string) => compatibility(type, valueType(value)) >= LEAST_COMPATIBILITY;
  if (!fits(candidate.value) || candidates.some(other => rivals(other, candidate, fits, candidates))) return false;
  return isOurs || type !== 'status' || !candidates.some(other => isOtherState(other, candidate));
}
