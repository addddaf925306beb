import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { Candidate } from '../extraction/candidates/candidate.ts';
import { compatibility } from '../extraction/compatibility.ts';
import { fieldType } from '../extraction/field-types.ts';
import { labelSimilarity, wordingOf } from '../extraction/label-similarity.ts';
import { conceptsOf } from '../extraction/lexicon.ts';
import { hasLabel } from '../extraction/scoring.ts';
import { tokens } from '../extraction/tokens.ts';
import { valueType } from '../extraction/value-types.ts';

/** Below this a label does not name a field in the lexicon's eyes. */
const LEAST_SIMILARITY = 0.3;
/** Below this a value has not the form that a field asks for. */
const LEAST_COMPATIBILITY = 0.3;

/** A model may name labels that the lexicon does not know; it never overrules what the lexicon does know of one. */
function isKnownAsOther(label: string, field: Field): boolean {
  const known = tokens(label).some(word => conceptsOf(word).length > 0);
  return known && labelSimilarity(wordingOf(field), label) < LEAST_SIMILARITY;
}

const isBesideLabel = (candidate: Candidate) => hasLabel(candidate) && candidate.source !== 'prose';

/** Another status in a place of its own: it can't be told which one of them somebody else wrote. */
function isRivalStatus(other: Candidate, candidate: Candidate, field: Field): boolean {
  if (other.value.toLowerCase() === candidate.value.toLowerCase()) return false;
  return isBesideLabel(other) && valueType(other.value) === 'status' && !isKnownAsOther(other.label, field);
}

/**
 * Whether a value may stand for a field on a model's word alone: it stands beside a label, in the form that the field
 * asks for, the lexicon knows nothing against the label, and no other status rivals it. Sentences never do: anybody can
 * write one on a page.
 */
export function mayStandFor(field: Field, candidate: Candidate, all: readonly Candidate[]): boolean {
  const type = fieldType(field);
  if (!isBesideLabel(candidate) || isKnownAsOther(candidate.label, field)) return false;
  if (compatibility(type, valueType(candidate.value)) < LEAST_COMPATIBILITY) return false;
  return type !== 'status' || !all.some(other => isRivalStatus(other, candidate, field));
}
