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
import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, names, type Word } from '../reading/meaning.ts';
import { ID, looksLikeLabel, type ValueType, valueType } from '../reading/value-types.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { greets } from './candidates/greeting.ts';
import { CALLED_BY_TITLE } from './candidates/title.ts';
import { compatibility } from './compatibility.ts';
import { cutOf, type PeriodEnd } from './cut.ts';
import { isExactly } from './exactness.ts';
import { headedLabels } from './headed-label.ts';
import { isLoose } from './loose.ts';
import { SURE_SCORE } from './sure-score.ts';

const LEAST_SCORE = 0.42;
const LEAST_SIMILARITY = 0.3;
const MOST_UNLESS_SURE = SURE_SCORE - 0.01;
const PLAIN_HANDLE = /^[\p{Ll}\p{Nd}][\p{Ll}\p{Nd}._-]{2,30}$/u;
/** A line with a label of its own, which only stands near another one. */
const OWN_LABEL = /^([^:：]{2,30})[:：]\s\S/u;
/** The page itself says what is label and what is value. */
const STATED_BY_STRUCTURE: readonly CandidateSource[] = ['dl', 'label', 'row header', 'row', 'column', 'colon', 'item'];
/** A label that names the field word by word vouches for a value of any form, as far as none is ever sure. */
const NAMES_IT = 0.95;
const LEAST_FIT_OF_NAMED = 0.5;
const LEAST_PLAUSIBILITY_OF_NAMED = 0.8;
const VOUCHED: readonly ValueType[] = ['text', 'status'];
/** A year, or the month to which a card is valid. */
const YEAR = /^(?:19|20)\d{2}$|^(?:0[1-9]|1[0-2])\s?\/\s?(?:20)?\d{2}$/;
/** An amount as statements write it, which name their currency once or not at all. */
const PLAIN_AMOUNT = /^[-+]?\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}$/;
const FIT_OF_PLAIN_AMOUNT = 0.9;
/** Nothing else tells a name than that the site says it to whoever looks. */
const CALLS_BY_NAME: readonly CandidateSource[] = ['greeting'];
/** Of a label that its heading completes. */
const WORTH_OF_HEADING = 0.93;
/** They say of a thing that it is meant itself. */
const NAMES_A_THING: readonly Concept[] = ['name', 'type', 'detail'];
/** Of a value that names a role where a name is asked for. */
const WORTH_OF_ROLE = 0.45;
/** A value that fits so well is taken whole. */
const LEAST_FIT_UNCUT = 0.9;
/** Where a line says more than the value, something else in it may be meant. */
const WORTH_OF_CUT = 0.95;
/** Their value tells by its own form what it is: no label stands beside it. */
const UNLABELLED: readonly CandidateSource[] = [
  'heading',
  'title',
  'greeting',
  'only one of its kind',
  'bare status',
  'handle',
  'bare e-mail',
];

/** What begins and what ends a period. */
const FIRSTS: readonly Concept[] = ['start', 'joined', 'issued'];
const LASTS: readonly Concept[] = ['until', 'renewal'];

const LIKENESS_OF_TITLE = 0.8;
const asksForThing = ({ name }: FieldWording) => CALLED_BY_TITLE.some(concept => names(name, concept));

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
type Worded = {
  candidate: Candidate;
  label: LabelWording;
  /** The label together with each heading above it, where it says little by itself. */
  headed: readonly LabelWording[];
  form: ValueType;
  labelLike: number;
};

export const hasLabel = (candidate: Candidate) => !UNLABELLED.includes(candidate.source);

const isPlacedBesideLabel = (candidate: Candidate) => hasLabel(candidate) && candidate.source !== 'prose';

function similarityOf({ candidate, label, headed }: Worded, type: FieldType, wording: FieldWording): number {
  if (candidate.onlyOne) return candidate.onlyOne === type ? 0.8 : 0;
  if (candidate.source === 'title') return type === 'text' && asksForThing(wording) ? LIKENESS_OF_TITLE : 0;
  if (candidate.source === 'heading' || candidate.source === 'greeting') return type === 'name' ? 0.85 : 0;
  const own = labelSimilarity(wording, label);
  // What the label names by itself the field must ask for, or the name of the thing would be its state.
  if (headed.length === 0 || !wordsCovered(label, wording, NAMES_A_THING)) return own;
  return Math.max(own, ...headed.map(together => WORTH_OF_HEADING * labelSimilarity(wording, together)));
}

function fitOf({ candidate, label, form, labelLike }: Worded, type: FieldType, similarity: number): number {
  const fit = compatibility(type, form);
  if (labelLike > 0) return (1 - labelLike) * fit;
  if (type === 'handle' && PLAIN_HANDLE.test(candidate.value)) return Math.max(fit, 0.9);
  // A sort code looks like a date; and where the label is the field's very name, an open kind takes any form.
  if (type === 'id' && ID.test(candidate.value)) return Math.max(fit, 0.85);
  if (type === 'money' && PLAIN_AMOUNT.test(candidate.value)) return Math.max(fit, FIT_OF_PLAIN_AMOUNT);
  if (type === 'date' && YEAR.test(candidate.value)) return Math.max(fit, LEAST_FIT_OF_NAMED);
  if (type === 'name' && CALLS_BY_NAME.includes(candidate.source)) return Math.max(fit, 0.9);
  if (type === 'name' && fit > WORTH_OF_ROLE && repeatsRole(candidate.value, label)) return WORTH_OF_ROLE;
  if (similarity < NAMES_IT) return fit;
  if (type === 'text') return Math.max(fit, 0.75);
  const isVouched =
    VOUCHED.includes(form) && !/\p{Nd}/u.test(candidate.value) && candidate.plausibility >= LEAST_PLAUSIBILITY_OF_NAMED;
  return isVouched && hasLabel(candidate) ? Math.max(fit, LEAST_FIT_OF_NAMED) : fit;
}

/** Whether a text with capitals says of whom its label speaks and not who that is: "Studente Standard". */
const repeatsRole = (value: string, { words }: LabelWording) =>
  meaningOf(value).some(({ concepts }) => concepts.some(one => classOf(one) === 'who' && names(words, one)));

type Likeness = { candidate: Candidate; fit: number; similarity: number; isLoose: boolean };

/** Label, position and form of the value, each of which can sink the pair. */
function scoreOf({ candidate, fit, similarity, isLoose }: Likeness): number {
  const score = similarity * candidate.plausibility * (0.25 + 0.75 * fit) * (fit < 0.15 ? 0.4 : 1);
  return isLoose ? Math.min(score, MOST_UNLESS_SURE) : score;
}

/**
 * How much speaks for it, 0 to 1, that a value is the next label. Where rows, columns or signs say that it is the value, words
 * that other labels are made of say nothing: "Situação: Em dia", a status "Member".
 */
export function labelLikeness({ value, source }: Candidate): number {
  if (/[:：]$/.test(value) || (!CALLS_BY_NAME.includes(source) && greets(value))) return 0.8;
  if (looksLikeLabel(OWN_LABEL.exec(value)?.[1] ?? '') && !STATED_BY_STRUCTURE.includes(source)) return 0.8;
  if (!looksLikeLabel(value) || CALLS_BY_NAME.includes(source)) return 0;
  return STATED_BY_STRUCTURE.includes(source) ? 0 : 0.5;
}

/** The candidate with the part of its value that is of the field's kind, where more than that stands in its line. */
function cutFor(type: FieldType, whole: Worded, end: PeriodEnd): Worded {
  const isWhole = compatibility(type, whole.form) >= LEAST_FIT_UNCUT && type !== 'text' && type !== 'money';
  if (isWhole) return whole;
  const value = cutOf(type, whole.candidate.value, end);
  if (value === null) return whole;
  const plausibility = WORTH_OF_CUT * whole.candidate.plausibility;
  return {
    ...whole,
    candidate: { ...whole.candidate, value, plausibility },
    form: valueType(value),
    labelLike: 0,
  };
}

/** Which end of a period the field asks for, by its name, else by its description. */
function periodEndOf({ name, description }: FieldWording): PeriodEnd {
  for (const words of [name, description]) {
    const isFirst = FIRSTS.some(concept => names(words, concept));
    const isLast = LASTS.some(concept => names(words, concept));
    // "Début de validité" names the beginning of what is valid.
    if (isFirst || isLast) return isFirst ? 'first' : 'last';
  }
  return null;
}

function scoredForOne(field: Field, candidates: readonly Worded[], query: readonly Word[]): Scored[] {
  const type = fieldType(field);
  const wording = wordingOf(field);
  // What only a description speaks of is not surely what is asked for.
  const byName = fieldType({ ...field, description: '' });
  const end = periodEndOf(wording);
  const scored: Scored[] = [];
  for (const whole of candidates) {
    const similarity = similarityOf(whole, type, wording);
    if (similarity < LEAST_SIMILARITY || (whole.candidate.onlyOne && whole.candidate.onlyOne !== byName)) continue;
    const worded = cutFor(type, whole, end);
    const { candidate, label } = worded;
    const fit = fitOf(worded, type, similarity);
    const isExact = !hasLabel(candidate) || isExactly(label, worded.headed, wording, query);
    const loose = isLoose(type, candidate, similarity, isExact);
    const score = scoreOf({ candidate, fit, similarity, isLoose: loose });
    if (score < LEAST_SCORE) continue;
    const plainly = !loose && fit === 1 && isPlacedBesideLabel(candidate) && wordsCovered(label, wording);
    scored.push({ field, type, candidate, similarity, score, plainly });
  }
  return scored;
}

/**
 * For each field the candidates that are likely enough to hold its value, in no order.
 * @param query what the customer asks
 */
export function scoredFor(fields: readonly Field[], candidates: readonly Candidate[], query: string): Scored[] {
  const asked = meaningOf(query);
  const worded = candidates.map(candidate => {
    const { label, value } = candidate;
    const wording = labelWordingOf(label);
    const headed = headedLabels(candidate, wording);
    return { candidate, label: wording, headed, form: valueType(value), labelLike: labelLikeness(candidate) };
  });
  return fields.flatMap(field => scoredForOne(field, worded, asked));
}
