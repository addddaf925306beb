import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { Candidate } from '../extraction/candidates/candidate.ts';
import { compatibility } from '../extraction/compatibility.ts';
import { fieldType } from '../extraction/field-types.ts';
import { hasLabel } from '../extraction/scoring.ts';
import { isPartOf, normalise } from '../extraction/text.ts';
import { looksLikeLabel, valueType } from '../extraction/value-types.ts';

/** Below this a value has not the form that a field asks for. */
const LEAST_COMPATIBILITY = 0.3;
/** A sentence that names a label to warn of it. */
const WARNS =
  /\b(ignore|disregard|skip|not|never|no|don't|doesn't|isn't|except|unless|without|instead|avoid|rather)\b/i;

const plain = (text: string) => normalise(text).toLowerCase();

/** `isPartOf` asks both ways round; a label longer than the sentence is not named by it. */
const named = (label: string, sentence: string) => label.length <= sentence.length && isPartOf(label, sentence);

/** Whether the customer's own words name the label: in a sentence of the instruction or in the field's description. */
function isNamed(label: string, field: Field, ai_instruction: string): boolean {
  if (!/\p{L}{2}/u.test(label)) return false;
  const sentences = `${ai_instruction}\n${field.description}`.split(/(?<=[.!?;])\s|\n/);
  return sentences.some(sentence => !WARNS.test(normalise(sentence)) && named(plain(label), plain(sentence)));
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
