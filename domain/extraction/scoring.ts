import type { Field } from '../inquiry/configuration.ts';
import { askedType, type FieldType } from '../reading/field-types.ts';
import {
  type FieldWording,
  labelSimilarity,
  labelWordingOf,
  wordingOf,
  wordsCovered,
} from '../reading/label-similarity.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, names, type Word } from '../reading/meaning.ts';
import { looksLikeLabel, type ValueType, valueType } from '../reading/value-types.ts';
import { asksForYear, mayBeYear } from '../reading/year-fields.ts';
import { asksForDayMade, asksForInstitution, mayHead } from './asks-for.ts';
import { asksForAnother, isOneOfSeveral } from './asks-for-another.ts';
import { ATTESTED } from './candidates/attested.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { greets } from './candidates/greeting.ts';
import { DAY_OF_LETTER, MONTH_OF_TITLE, YEAR_OF_TITLE } from './candidates/letter-date.ts';
import { LETTERHEAD } from './candidates/letterhead.ts';
import { CALLED_BY_TITLE } from './candidates/title.ts';
import { cannotBeInstitution, cannotHold } from './cannot-hold.ts';
import { compatibility } from './compatibility.ts';
import { cutFor } from './cut-for-field.ts';
import { isExactly } from './exactness.ts';
import { CALLS_BY_NAME, fitOf, type Worded } from './fit.ts';
import { headedLabels } from './headed-label.ts';
import { asksForImplied, withImplied } from './implied.ts';
import { isLoose } from './loose.ts';
import { isOfAnotherKind } from './of-another-kind.ts';
import { SURE_SCORE } from './sure-score.ts';
import { withoutCurrency } from './without-currency.ts';

const LEAST_SCORE = 0.42;
/** Where only the layout or a sentence makes a pair and the form of the value tells nothing, more has to speak for it. */
const LEAST_SCORE_OF_WORDS = 0.45;
const BY_LAYOUT: readonly CandidateSource[] = ['below', 'above', 'inline', 'prose'];
const OF_WORDS: readonly FieldType[] = ['text', 'name', 'status'];
const LEAST_SIMILARITY = 0.3;
const MOST_UNLESS_SURE = SURE_SCORE - 0.01;
/** A line with a label of its own, which only stands near another one. */
const OWN_LABEL = /^([^:：]{2,30})[:：]\s\S/u;
/** "Monthly income (€)" says what a value is counted in, and is none. */
const ENDS_IN_UNIT = /\p{L}{3}.*[(（](?:%|\p{Sc}|[A-Z]{3})[)）]$/u;
/** The page itself says what is label and what is value. */
const STATED_BY_STRUCTURE: readonly CandidateSource[] = ['dl', 'label', 'row header', 'row', 'column', 'colon', 'item'];
/** Of a label that its heading completes. */
const WORTH_OF_HEADING = 0.93;
/** They say of a thing that it is meant itself. */
const NAMES_A_THING: readonly Concept[] = ['name', 'type', 'detail', 'document'];
/** Their value tells by its own form what it is: no label stands beside it. */
const UNLABELLED: readonly CandidateSource[] = [
  'heading',
  'title',
  'company',
  'greeting',
  'only one of its kind',
  'bare status',
  'handle',
  'bare e-mail',
];

/** Who is greeted or heads the page is the one who looks, and not who advises, pays or treats them, or has got their ticket. */
const NAMES_VIEWER: readonly CandidateSource[] = ['heading', 'greeting'];
const LIKENESS_OF_NAME = 0.85;
const LIKENESS_OF_TITLE = 0.8;
/** A letter says of a child what it says, and names who does not look. */
const isAttestedChild = ({ label }: Candidate, { name }: FieldWording) => label === ATTESTED && names(name, 'child');
const asksForCompany = ({ name, description }: FieldWording) =>
  names(name, 'employer') || names(description, 'employer');
const asksForThing = ({ name }: FieldWording) =>
  CALLED_BY_TITLE.some(concept => names(name, concept)) && !PAID.some(concept => names(name, concept));
/** A monthly subscription is what it costs. */
const PAID: readonly Concept[] = ['monthly', 'yearly', 'weekly', 'daily'];

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
  /** Too little speaks for it to read it; it may still leave open whether another is meant. */
  weak: boolean;
};

export const hasLabel = (candidate: Candidate) => !UNLABELLED.includes(candidate.source);

const isPlacedBesideLabel = (candidate: Candidate) => hasLabel(candidate) && candidate.source !== 'prose';

function similarityOf(
  { candidate, label, headed }: Worded,
  type: FieldType,
  wording: FieldWording,
  isOfYear: boolean,
): number {
  if (candidate.onlyOne) return candidate.onlyOne === type ? 0.8 : 0;
  if (candidate.source === 'company' && candidate.label === LETTERHEAD)
    return asksForInstitution(wording) && mayHead(candidate.value, wording) ? LIKENESS_OF_TITLE : 0;
  if (candidate.source === 'company') return asksForCompany(wording) ? LIKENESS_OF_TITLE : 0;
  if (candidate.label === DAY_OF_LETTER) return type === 'date' && asksForDayMade(wording) ? LIKENESS_OF_TITLE : 0;
  if (candidate.label === MONTH_OF_TITLE) return type === 'period' ? LIKENESS_OF_TITLE : 0;
  if (candidate.label === YEAR_OF_TITLE) return isOfYear ? LIKENESS_OF_TITLE : 0;
  if (candidate.source === 'title') return type === 'text' && asksForThing(wording) ? LIKENESS_OF_TITLE : 0;
  if (NAMES_VIEWER.includes(candidate.source))
    return type === 'name' && (!asksForAnother(wording, candidate.value) || isAttestedChild(candidate, wording))
      ? LIKENESS_OF_NAME
      : 0;
  if (candidate.implies && !asksForImplied(candidate.implies, candidate, label, wording)) return 0;
  const own = labelSimilarity(wording, label);
  // What the label names by itself the field must ask for, or the name of the thing would be its state.
  if (headed.length === 0 || !wordsCovered(label, wording, NAMES_A_THING)) return own;
  return Math.max(own, ...headed.map(together => WORTH_OF_HEADING * labelSimilarity(wording, together)));
}

/** The one share or phone number of a page is told by its form also where only the description asks for one. */
const mayBeOnlyOne = ({ onlyOne }: Candidate, byName: FieldType | null) =>
  onlyOne === undefined || onlyOne === byName || (byName === null && /^(?:percent|phone)$/.test(onlyOne));

type Likeness = { candidate: Candidate; form: ValueType; fit: number; similarity: number };

/** In a document all letters may look alike: of texts beside or below each other only what they say tells whether they belong together. */
const WHERE_ALL_LOOKS_ALIKE: Partial<Record<CandidateSource, number>> = { right: 0.7, below: 0.62 };
const LEAST_FIT_OF_ALIKE = 0.9;
const LEAST_SIMILARITY_OF_ALIKE = 0.9;
const LEAST_FIT_OF_DESCRIBED = 0.2;

/** How likely a pair is by its words, which are never sure; 0 where these say no more than its place. */
function byWords({ candidate, form, fit, similarity }: Likeness): number {
  const { source, plausibility, runs } = candidate;
  const told = WHERE_ALL_LOOKS_ALIKE[source] ?? 0;
  const isLike = similarity >= LEAST_SIMILARITY_OF_ALIKE && fit >= LEAST_FIT_OF_ALIKE && form !== 'text';
  return isLike && told > plausibility && runs[0]?.tag === '' && labelLikeness(candidate) === 0 ? told : 0;
}

/** Label, position and form of the value, each of which can sink the pair. */
function scoreOf({ fit, similarity }: Likeness, plausibility: number, isLoose: boolean): number {
  const score = similarity * plausibility * (0.25 + 0.75 * fit) * (fit < 0.15 ? 0.4 : 1);
  return isLoose ? Math.min(score, MOST_UNLESS_SURE) : score;
}

/**
 * How much speaks for it, 0 to 1, that a value is the next label. Where rows, columns or signs say that it is the value, words
 * that other labels are made of say nothing: "Situação: Em dia", a status "Member".
 */
export function labelLikeness({ value, source }: Candidate): number {
  if (/[:：]$/.test(value) || ENDS_IN_UNIT.test(value) || (!CALLS_BY_NAME.includes(source) && greets(value)))
    return 0.8;
  if (looksLikeLabel(OWN_LABEL.exec(value)?.[1] ?? '') && !STATED_BY_STRUCTURE.includes(source)) return 0.8;
  if (!looksLikeLabel(value) || CALLS_BY_NAME.includes(source)) return 0;
  return STATED_BY_STRUCTURE.includes(source) ? 0 : 0.5;
}

/** Whether a label is the field's very name, and only its description asks for another kind of value than stands beside it. */
const isNameItself = ({ label, form }: Worded, { plainName }: FieldWording, told: FieldType | null) =>
  told !== null && label.plain === plainName && compatibility(told, form) < LEAST_FIT_OF_DESCRIBED;

function scoredForOne(field: Field, candidates: readonly Worded[], query: readonly Word[]): Scored[] {
  const told = askedType(field);
  const wording = wordingOf(field);
  const isOfYear = asksForYear(field);
  // What only a description speaks of is not surely what is asked for.
  const byName = askedType({ ...field, description: '' });
  const isOfInstitution = asksForInstitution(wording);
  const scored: Scored[] = [];
  for (const whole of candidates) {
    const asked = byName === null && isNameItself(whole, wording, told) ? null : told;
    const type = asked ?? 'text';
    const isInstitution = (type === 'text' || type === 'name') && isOfInstitution;
    const similarity = similarityOf(whole, type, wording, isOfYear);
    if (similarity < LEAST_SIMILARITY || !mayBeOnlyOne(whole.candidate, byName)) continue;
    const worded = cutFor(type, whole, wording);
    const { candidate, label } = worded;
    if (isOfYear && !mayBeYear(candidate.value)) continue;
    if (cannotHold(type, candidate) || (isInstitution && cannotBeInstitution(candidate.value))) continue;
    if (isOfAnotherKind(asked, { candidate, label, similarity, wording })) continue;
    const fit = fitOf(worded, type, { similarity, isOfAnyForm: asked === null, isLabelled: hasLabel(candidate) });
    const isExact = !hasLabel(candidate) || isExactly(label, worded.headed, wording, query);
    const likeness = { candidate, form: worded.form, fit, similarity };
    const byPlace = byWords(likeness);
    const isPart = type === 'name' && isOneOfSeveral(wording, candidate.value);
    const loose = byPlace > 0 || isPart || asked !== told || isLoose(type, candidate, similarity, isExact);
    const score = scoreOf(likeness, Math.max(byPlace, candidate.plausibility), loose);
    if (score < LEAST_SCORE) continue;
    const isByPlace = BY_LAYOUT.includes(candidate.source) && OF_WORDS.includes(type);
    const weak = isByPlace && score < LEAST_SCORE_OF_WORDS;
    const plainly = !loose && fit === 1 && isPlacedBesideLabel(candidate) && wordsCovered(label, wording);
    scored.push({ field, type, candidate, similarity, score, plainly, weak });
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
    const wording = withImplied(labelWordingOf(withoutCurrency(label)), candidate);
    const headed = headedLabels(candidate, wording);
    return { candidate, label: wording, headed, form: valueType(value), labelLike: labelLikeness(candidate) };
  });
  return fields.flatMap(field => scoredForOne(field, worded, asked));
}
