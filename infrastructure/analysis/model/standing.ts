import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import { compatibility } from '../../../domain/extraction/compatibility.ts';
import { hasLabel } from '../../../domain/extraction/scoring.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { isPartOf, normalise } from '../../../domain/reading/text.ts';
import { tokens } from '../../../domain/reading/tokens.ts';
import { looksLikeLabel, valueType } from '../../../domain/reading/value-types.ts';

/** Below this a value has not the form that a field asks for. */
const LEAST_COMPATIBILITY = 0.3;
/** A sentence that may name a label to warn of it. */
const WARNS =
  /\b(ignore|disregard|skip|not|never|no|don't|doesn't|isn't|except|unless|without|instead|avoid|rather)\b/i;

const plain = (text: string) => normalise(text).toLowerCase();

const QUOTED = /["“”„«»']([^"“”„«»']{2,70})["“”„«»']/g;

/** Whether a sentence of the customer's instruction names the field in its own words and, in quotes, the label. */
function isNamed(label: string, field: Field, ai_instruction: string): boolean {
  const ofField = tokens(field.name);
  return ai_instruction.split(/(?<=[.!?;])\s|\n/).some(sentence => {
    const words = tokens(sentence);
    if (WARNS.test(normalise(sentence)) || ofField.length === 0 || !ofField.every(word => words.includes(word)))
      return false;
    return [...normalise(sentence).matchAll(QUOTED)].some(([, quoted = '']) => plain(quoted) === plain(label));
  });
}

const isBesideLabel = (candidate: Candidate) => hasLabel(candidate) && candidate.source !== 'prose';

/** Another value of the field's form under the same label: it can't be told which one of them somebody else wrote. */
function rivals(other: Candidate, candidate: Candidate, fits: (value: string) => boolean): boolean {
  const sameLabel = plain(other.label) === plain(candidate.label);
  const isOther = !isPartOf(plain(other.value), plain(candidate.value));
  return sameLabel && isOther && isBesideLabel(other) && fits(other.value) && !looksLikeLabel(other.value);
}

/**
 * Whether a value that a model chose may count as sure: it stands beside a label that the customer's own words name, in
 * the form that the field asks for, and no other value stands under that label. A model can be talked into anything by
 * a page, so that its own word for what a label means is not enough; sentences never are, since anybody can write one.
 */
export function mayStandFor(
  field: Field,
  candidate: Candidate,
  all: readonly Candidate[],
  ai_instruction: string,
): boolean {
  if (!isBesideLabel(candidate) || !isNamed(candidate.label, field, ai_instruction)) return false;
  const type = fieldType(field);
  const fits = (value: string) => compatibility(type, valueType(value)) >= LEAST_COMPATIBILITY;
  return fits(candidate.value) && !all.some(other => rivals(other, candidate, fits));
}
