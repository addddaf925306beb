import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { compatibility } from './compatibility.ts';
import { type FieldType, fieldType } from './field-types.ts';
import { type FieldWording, labelSimilarity, tokensCovered, wordingOf } from './label-similarity.ts';
import { ID, looksLikeLabel, valueType } from './value-types.ts';

const LEAST_SCORE = 0.42;
const LEAST_SIMILARITY = 0.3;
/** Anybody can write a sentence on a page: what only a sentence says is never sure. */
const MOST_FOR_PROSE = 0.64;
/** Their value tells by its own form what it is: no label stands beside it. */
const UNLABELLED: readonly CandidateSource[] = [
  'heading',
  'greeting',
  'only one of its kind',
  'bare status',
  'handle',
  'bare e-mail',
];

/** A candidate for a field, and how likely it holds the field's value. */
export type Scored = {
  field: Field;
  type: FieldType;
  candidate: Candidate;
  /** Of label and field, 0 to 1. */
  similarity: number;
  /** 0 to 1. */
  score: number;
  /** The value has just the form that the field asks for, and its label says nothing that the field does not. */
  plainly: boolean;
};

export const hasLabel = (candidate: Candidate) => !UNLABELLED.includes(candidate.source);

const isPlacedBesideLabel = (candidate: Candidate) => hasLabel(candidate) && candidate.source !== 'prose';

function similarityOf(candidate: Candidate, type: FieldType, wording: FieldWording): number {
  if (candidate.onlyOne) return candidate.onlyOne === type ? 0.8 : 0;
  if (candidate.source === 'heading' || candidate.source === 'greeting') return type === 'name' ? 0.85 : 0;
  return labelSimilarity(wording, candidate.label);
}

function formOf({ value }: Candidate, type: FieldType, similarity: number): number {
  if (looksLikeLabel(value)) return 0.2 * compatibility(type, valueType(value));
  const form = compatibility(type, valueType(value));
  // A sort code looks like a date; and where the label is the field's very name, an open kind takes any form.
  if (type === 'id' && ID.test(value)) return Math.max(form, 0.85);
  return type === 'text' && similarity >= 0.95 ? Math.max(form, 0.75) : form;
}

/** Label, position and form of the value, each of which can sink the pair. */
function scoreOf(candidate: Candidate, form: number, similarity: number): number {
  const score = similarity * candidate.plausibility * (0.25 + 0.75 * form) * (form < 0.15 ? 0.4 : 1);
  return candidate.source === 'prose' ? Math.min(score, MOST_FOR_PROSE) : score;
}

/** The candidates that are likely enough to hold the field's value, in no order. */
export function scoredFor(field: Field, candidates: readonly Candidate[]): Scored[] {
  const type = fieldType(field);
  const wording = wordingOf(field);
  const scored: Scored[] = [];
  for (const candidate of candidates) {
    const similarity = similarityOf(candidate, type, wording);
    if (similarity < LEAST_SIMILARITY) continue;
    const form = formOf(candidate, type, similarity);
    const score = scoreOf(candidate, form, similarity);
    if (score < LEAST_SCORE) continue;
    const plainly = form === 1 && isPlacedBesideLabel(candidate) && tokensCovered(candidate.label, wording);
    scored.push({ field, type, candidate, similarity, score, plainly });
  }
  return scored;
}
