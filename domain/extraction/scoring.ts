import type { Field } from '../inquiry/configuration.ts';
import { doneOnDay } from '../reading/done-on-day.ts';
import { askedType, type FieldType } from '../reading/field-types.ts';
import { isSpeltLike, wordsCovered } from '../reading/label-similarity.ts';
import { meaningOf, type Word } from '../reading/meaning.ts';
import { type ValueType, valueType } from '../reading/value-types.ts';
import { type FieldWording, labelWordingOf, wordingOf } from '../reading/wordings.ts';
import { asksForYear, mayBeYear } from '../reading/year-fields.ts';
import { asksForInstitution } from './asks-for.ts';
import { isOneOfSeveral } from './asks-for-another.ts';
import { ofViewer } from './asks-for-viewer.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { cannotBeInstitution, cannotHold } from './cannot-hold.ts';
import { compatibility } from './compatibility.ts';
import { cutFor } from './cut-for-field.ts';
import { isExactly } from './exactness.ts';
import { fitOf, type Worded } from './fit.ts';
import { headedLabels } from './headed-label.ts';
import { withImplied } from './implied.ts';
import { labelLikeness, OWN_LABEL, STATED_BY_STRUCTURE } from './label-likeness.ts';
import { thingsListed } from './listed-thing.ts';
import { isLoose } from './loose.ts';
import { isOfAnotherKind } from './of-another-kind.ts';
import { isOnlyViewer } from './only-viewer.ts';
import { saysOtherEnd } from './period-asked.ts';
import { similarityOf } from './similarity-of.ts';
import { asLevel } from './status-as-level.ts';
import { SURE_SCORE } from './sure-score.ts';
import { withoutCurrency } from './without-currency.ts';

const LEAST_SCORE = 0.42;
/** Where only the layout or a sentence makes a pair and the form of the value tells nothing, more has to speak for it. */
const LEAST_SCORE_OF_WORDS = 0.45;
const BY_LAYOUT: readonly CandidateSource[] = ['below', 'above', 'inline', 'prose'];
const OF_WORDS: readonly FieldType[] = ['text', 'name', 'status'];
const LEAST_SIMILARITY = 0.3;
const MOST_UNLESS_SURE = SURE_SCORE - 0.01;
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

/** A candidate for a field, and how likely it holds the field's value. */
export type Scored = {
  field: Field;
  type: FieldType;
  candidate: Candidate;
  /** Of label and field, 0 to 1. */
  similarity: number;
  /** Its label is the field's very name, and the page itself says that it is the label. */
  named: boolean;
  /** 0 to 1. */
  score: number;
  /** The value has just the form that the field asks for, and its label says nothing that the field does not. */
  plainly: boolean;
  /** Too little speaks for it to read it; it may still leave open whether another is meant. */
  weak: boolean;
};

export const hasLabel = (candidate: Candidate) => !UNLABELLED.includes(candidate.source);

const isPlacedBesideLabel = (candidate: Candidate) => hasLabel(candidate) && candidate.source !== 'prose';

/** The one share or phone number of a page is told by its form also where only the description asks for one. */
const mayBeOnlyOne = ({ onlyOne }: Candidate, byName: FieldType | null) =>
  onlyOne === undefined ||
  onlyOne === 'period' ||
  onlyOne === byName ||
  (byName === null && /^(?:percent|phone)$/.test(onlyOne));

type Likeness = { candidate: Candidate; form: ValueType; fit: number; similarity: number };

/** In a document all letters may look alike: of texts beside or below each other only what they say tells whether they belong together. */
const WHERE_ALL_LOOKS_ALIKE: Partial<Record<CandidateSource, number>> = { right: 0.7, below: 0.62 };
const LEAST_FIT_OF_ALIKE = 0.9;
const LEAST_SIMILARITY_OF_ALIKE = 0.9;
/** What fits worse than this is not read by its form, whatever its label. */
const LEAST_FIT_OF_NAMED = 0.4;

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

/** These have a form of their own in every language; what has another one is none. */
const OF_ONE_FORM: readonly FieldType[] = ['email', 'phone', 'handle'];

/**
 * Whether a label is the field's very name, and only what we make of its words asks for another kind of value than the page
 * says stands there: "Guests: 2 adults, 1 child" is nobody's name.
 */
function isNameItself({ candidate, label, form }: Worded, wording: FieldWording, told: FieldType | null): boolean {
  if (told === null || OF_ONE_FORM.includes(told) || compatibility(told, form) >= LEAST_FIT_OF_NAMED) return false;
  // What stands in the place of a day without a figure tells none.
  if ((told === 'date' || told === 'period') && !/\p{N}/u.test(candidate.value)) return false;
  return STATED_BY_STRUCTURE.includes(candidate.source) && isSpeltLike(wording, label);
}

/** What of a field its candidates are held against. */
type Sought = {
  field: Field;
  /** What its words ask for; null when they do not tell. */
  told: FieldType | null;
  /** What its name alone asks for: what only a description speaks of is not surely what is asked for. */
  byName: FieldType | null;
  wording: FieldWording;
  isOfYear: boolean;
  isOfInstitution: boolean;
  /** It is a label of the page itself: what stands beside it is its value, whatever its form. */
  isOfAnyForm: boolean;
  query: readonly Word[];
  /** The words of the field and of the query. */
  plain: string;
};

/**
 * A candidate as the value of a field.
 * @param asked the kind of value that it is held to be: the field's, or null for any
 */
function scoredAs(asked: FieldType | null, stated: Worded, sought: Sought): Scored | null {
  const { field, told, byName, wording, isOfYear, isOfInstitution, isOfAnyForm, query } = sought;
  const whole = asLevel(stated, wording);
  const type = asked ?? 'text';
  const isInstitution = (type === 'text' || type === 'name') && isOfInstitution;
  const similarity = similarityOf(whole, type, wording, isOfYear);
  if (similarity < LEAST_SIMILARITY || !mayBeOnlyOne(whole.candidate, byName)) return null;
  if (type === 'date' && saysOtherEnd(wording, whole.candidate.value)) return null;
  const worded = cutFor(type, whole, wording, sought.plain);
  const { candidate, label } = worded;
  if (isOfYear && !mayBeYear(candidate.value)) return null;
  if (cannotHold(type, candidate) || (isInstitution && cannotBeInstitution(candidate.value))) return null;
  if (isOfAnotherKind(asked, { candidate, label, similarity, wording })) return null;
  const fit = fitOf(worded, type, { similarity, isOfAnyForm: asked === null, isLabelled: hasLabel(candidate) });
  const isExact = !hasLabel(candidate) || isExactly(worded, wording, query, { type, value: whole.candidate.value });
  const likeness = { candidate, form: worded.form, fit, similarity };
  const byPlace = byWords(likeness);
  const isPart = type === 'name' && isOneOfSeveral(wording, candidate.value);
  const loose =
    byPlace > 0 ||
    isPart ||
    isOnlyViewer(worded, wording) ||
    asked !== told ||
    isLoose(type, isOfAnyForm ? withoutDayOfDoing(candidate) : candidate, similarity, isExact);
  const score = scoreOf(likeness, Math.max(byPlace, candidate.plausibility), loose);
  if (score < LEAST_SCORE) return null;
  const weak = BY_LAYOUT.includes(candidate.source) && OF_WORDS.includes(type) && score < LEAST_SCORE_OF_WORDS;
  const plainly = !loose && fit === 1 && isPlacedBesideLabel(candidate) && wordsCovered(label, wording);
  const named = STATED_BY_STRUCTURE.includes(candidate.source) && isSpeltLike(wording, label);
  return { field, type, candidate, similarity, named, score, plainly, weak };
}

/** The day on which something was done says no more than its label asks for, where that asks for anything. */
const withoutDayOfDoing = (one: Candidate): Candidate => ({ ...one, value: doneOnDay(one.value)?.what ?? one.value });

function scoredForOne(field: Field, candidates: readonly Worded[], query: string, isOfAnyForm: boolean): Scored[] {
  const wording = wordingOf(field);
  const told = isOfAnyForm ? null : askedType(field);
  const sought = {
    field,
    told,
    byName: askedType({ ...field, description: '' }),
    wording,
    isOfYear: asksForYear(field),
    isOfInstitution: asksForInstitution(wording),
    isOfAnyForm,
    query: meaningOf(query),
    plain: `${field.name} ${field.description} ${query}`,
  };
  // What has its own value within it calls nothing else.
  const mayCall = ({ candidate }: Worded) => !isOfAnyForm || !OWN_LABEL.test(candidate.label);
  const meant = ofViewer(field, candidates).filter(mayCall);
  return meant.flatMap(one => {
    const scored = scoredAs(told, one, sought);
    if (scored) return scored;
    return isNameItself(one, wording, told) ? (scoredAs(null, one, sought) ?? []) : [];
  });
}

/**
 * For each field the candidates that are likely enough to hold its value, in no order.
 * @param query what the customer asks
 * @param ofAnyForm fields that are labels of the page itself: what stands beside them is theirs, whatever its form
 */
export function scoredFor(
  fields: readonly Field[],
  candidates: readonly Candidate[],
  query: string,
  ofAnyForm: readonly Field[] = [],
): Scored[] {
  const worded = candidates.map(candidate => {
    const { label, value } = candidate;
    const wording = withImplied(labelWordingOf(withoutCurrency(label)), candidate);
    const headed = headedLabels(candidate, wording);
    return { candidate, label: wording, headed, form: valueType(value), labelLike: labelLikeness(candidate) };
  });
  const ofThings = thingsListed(worded);
  for (const one of worded) one.headed.push(...ofThings(one));
  return fields.flatMap(field => scoredForOne(field, worded, query, ofAnyForm.includes(field)));
}
