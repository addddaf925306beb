import type { Field } from '../inquiry/configuration.ts';
import { type FieldType, fieldType } from '../reading/field-types.ts';
import {
  type FieldWording,
  type LabelWording,
  labelSimilarity,
  labelWordingOf,
  wordingOf,
  wordsCovered,
} from '../reading/label-similarity.ts';
import { ID, looksLikeLabel, type ValueType, valueType } from '../reading/value-types.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { compatibility } from './compatibility.ts';
import { cutOf } from './cut.ts';
import { SURE_SCORE } from './sure-score.ts';

const LEAST_SCORE = 0.42;
const LEAST_SIMILARITY = 0.3;
/** Below this a label leaves out something of what the field asks for. */
const NAMES_ALL_OF_IT = 0.7;
/**
 * Anybody can write a sentence on a page, and a label that names a part of what is asked for, as "Amount" does of an amount
 * due, may name another: neither is ever sure.
 */
const MOST_UNLESS_SURE = SURE_SCORE - 0.01;
/** What says more than one thing may take back what it says. */
const SENTENCES = /\p{L}{2,}[.!?]\s+\p{Lu}|[。！？].*\S/u;
const PLAIN_HANDLE = /^[\p{Ll}\p{Nd}][\p{Ll}\p{Nd}._-]{2,30}$/u;
/** The page itself says what is label and what is value. */
const STATED_BY_STRUCTURE: readonly CandidateSource[] = ['dl', 'label', 'row header', 'row', 'column', 'colon', 'item'];
/** A value that fits so well is taken whole. */
const LEAST_FIT_UNCUT = 0.9;
/** Where a line says more than the value, something else in it may be meant. */
const WORTH_OF_CUT = 0.95;
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

/** A candidate and what every field is compared with: its label's wording, and the form of its value. */
type Worded = { candidate: Candidate; label: LabelWording; form: ValueType; labelLike: number };

export const hasLabel = (candidate: Candidate) => !UNLABELLED.includes(candidate.source);

const isPlacedBesideLabel = (candidate: Candidate) => hasLabel(candidate) && candidate.source !== 'prose';

function similarityOf({ candidate, label }: Worded, type: FieldType, wording: FieldWording): number {
  if (candidate.onlyOne) return candidate.onlyOne === type ? 0.8 : 0;
  if (candidate.source === 'heading' || candidate.source === 'greeting') return type === 'name' ? 0.85 : 0;
  return labelSimilarity(wording, label);
}

function fitOf({ candidate, form, labelLike }: Worded, type: FieldType, similarity: number): number {
  const fit = compatibility(type, form);
  if (labelLike > 0) return (1 - labelLike) * fit;
  if (type === 'handle' && PLAIN_HANDLE.test(candidate.value)) return Math.max(fit, 0.9);
  // A sort code looks like a date; and where the label is the field's very name, an open kind takes any form.
  if (type === 'id' && ID.test(candidate.value)) return Math.max(fit, 0.85);
  return type === 'text' && similarity >= 0.95 ? Math.max(fit, 0.75) : fit;
}

/** Label, position and form of the value, each of which can sink the pair. */
function scoreOf(candidate: Candidate, fit: number, similarity: number): number {
  const score = similarity * candidate.plausibility * (0.25 + 0.75 * fit) * (fit < 0.15 ? 0.4 : 1);
  const isLoose = candidate.source === 'prose' || SENTENCES.test(candidate.value) || similarity < NAMES_ALL_OF_IT;
  return isLoose ? Math.min(score, MOST_UNLESS_SURE) : score;
}

/**
 * How much speaks for it, 0 to 1, that a value is the next label. Where rows, columns or signs say that it is the value, words
 * that other labels are made of say nothing: "Situação: Em dia", a status "Member".
 */
export function labelLikeness({ value, source }: Candidate): number {
  if (/[:：]$/.test(value)) return 0.8;
  if (!looksLikeLabel(value)) return 0;
  return STATED_BY_STRUCTURE.includes(source) ? 0 : 0.5;
}

/** The candidate with the part of its value that is of the field's kind, where more than that stands in its line. */
function cutFor(type: FieldType, whole: Worded): Worded {
  if (compatibility(type, whole.form) >= LEAST_FIT_UNCUT && type !== 'text') return whole;
  const value = cutOf(type, whole.candidate.value);
  if (value === null) return whole;
  const plausibility = WORTH_OF_CUT * whole.candidate.plausibility;
  return {
    ...whole,
    candidate: { ...whole.candidate, value, plausibility },
    form: valueType(value),
    labelLike: 0,
  };
}

function scoredForOne(field: Field, candidates: readonly Worded[]): Scored[] {
  const type = fieldType(field);
  const wording = wordingOf(field);
  // What only a description speaks of is not surely what is asked for.
  const byName = fieldType({ ...field, description: '' });
  const scored: Scored[] = [];
  for (const whole of candidates) {
    const similarity = similarityOf(whole, type, wording);
    if (similarity < LEAST_SIMILARITY || (whole.candidate.onlyOne && whole.candidate.onlyOne !== byName)) continue;
    const worded = cutFor(type, whole);
    const { candidate, label } = worded;
    const fit = fitOf(worded, type, similarity);
    const score = scoreOf(candidate, fit, similarity);
    if (score < LEAST_SCORE) continue;
    const plainly =
      similarity >= NAMES_ALL_OF_IT && fit === 1 && isPlacedBesideLabel(candidate) && wordsCovered(label, wording);
    scored.push({ field, type, candidate, similarity, score, plainly });
  }
  return scored;
}

/** For each field the candidates that are likely enough to hold its value, in no order. */
export function scoredFor(fields: readonly Field[], candidates: readonly Candidate[]): Scored[] {
  const worded = candidates.map(candidate => {
    const { label, value } = candidate;
    return { candidate, label: labelWordingOf(label), form: valueType(value), labelLike: labelLikeness(candidate) };
  });
  return fields.flatMap(field => scoredForOne(field, worded));
}
