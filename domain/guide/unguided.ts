import type { Field } from '../inquiry/configuration.ts';
import { type Mention, mattersIn } from '../mentions/mentions-in.ts';
import { datesWithin } from '../reading/dates/read-dates.ts';
import { isNoneWord } from '../reading/doubtful-states.ts';
import { fieldType } from '../reading/field-types.ts';
import { isGoodState } from '../reading/joined-states.ts';
import { wordsOf } from '../reading/lexicon/written-form.ts';
import { meaningOf, names, type Word } from '../reading/meaning.ts';
import { isDenied, isUnknownState, namesDoubtfulState, type State, stateOf } from '../reading/states.ts';
import { normalise, withoutParts } from '../reading/text.ts';
import { isEndOfWhatHolds } from './day-of-payment.ts';
import { daysOf } from './days-of.ts';
import type { EstablishedValue, Facts } from './facts.ts';
import { asksToGoOn } from './goes-on.ts';
import { isBeginning } from './not-begun.ts';
import { isOfDebt } from './nothing-clause.ts';
import { repeatsQuery } from './repeats-query.ts';
import { saysNone } from './says-none.ts';
import { statesIn } from './states-named.ts';
import { isStillToCome } from './still-to-come.ts';
import { leavesNoDoubt } from './told-condition.ts';
import { readAmount } from './values/amounts.ts';
import { isNothing } from './values/nothing.ts';

const PAID = stateOf('paid');

/** Whether a query asks for a state that does not hold or is open: what tells of one is what it wants. */
export const asksForBadState = (query: string): boolean =>
  !isDenied(query) && statesIn(query).some(({ polarity }) => polarity !== 'positive');

/** Brackets are how bookkeepers write a minus. */
const isBelowZero = (value: string) =>
  /^\(.*\d.*\)|^\d.*-$/.test(normalise(value)) || (readAmount(value)?.readings.some(reading => reading < 0) ?? false);

/** The good state that a value names beside words of the query: "Identity verified". */
function goodStateBeside(value: string, query: string): State | null {
  const ofQuery = new Set(wordsOf(query));
  const rest = normalise(value)
    .split(' ')
    .filter(word => !wordsOf(word).every(part => ofQuery.has(part)) || stateOf(word) !== null);
  const state = isDenied(value) ? null : stateOf(rest.join(' '));
  return state?.polarity === 'positive' ? state : null;
}

/** What somebody has who does not have the thing itself, or not yet. */
const SHORT_OF_IT: readonly Mention[] = ['trial', 'guest', 'waiting list', 'application', 'offer'];
const isShortOfIt = (value: string, query: string) =>
  mattersIn(value).some(matter => SHORT_OF_IT.includes(matter) && !mattersIn(query).includes(matter));

/** Whether a value says that what was asked for holds. */
function speaksFor(field: Field, value: string, asked: readonly State[], facts: Facts, query: string): boolean {
  const type = fieldType(field);
  if (type === 'status') {
    const askedFor = asked.filter(one => one.polarity !== 'positive');
    if (askedFor.length === 0 && isGoodState(value)) return true;
    const state = stateOf(value) ?? goodStateBeside(value, query);
    if (!state) return askedFor.length === 0 && repeatsQuery(value, query);
    return askedFor.length > 0 ? askedFor.some(one => one.group === state.group) : state.polarity === 'positive';
  }
  if (type === 'date' && isEndOfWhatHolds(field, facts))
    return isStillToCome(value, field, query, facts.submittedAt) === 'met';
  // What begins later does not hold yet.
  if (isBeginning(field)) return isStillToCome(value, field, query, facts.submittedAt) !== 'met';
  if (type !== 'name' && saysNone(field, value)) return false;
  if (type === 'money') return !isBelowZero(value);
  return type !== 'text' || !(namesDoubtfulState(value) || isShortOfIt(value, query));
}

/** Whether a value says in words that we do not know how a thing stands or when it ends: "valid for ever". */
const isInOtherWords = (field: Field, value: string): boolean => {
  const type = fieldType(field);
  return (type === 'status' || (type === 'date' && !/\p{N}/u.test(value))) && isUnknownState(value);
};

/**
 * Whether a value leaves open what it says: an end in a month of which the day is not told, or a name that begins
 * with a word that somewhere means that a thing does not hold ("Cerrado Essencial"). What is surely over is not open.
 */
function isOpenTo(field: Field, value: string, facts: Facts, query: string): boolean {
  const type = fieldType(field);
  if (type === 'date' && isEndOfWhatHolds(field, facts))
    return (
      isStillToCome(value, field, query, facts.submittedAt) === 'unknown' &&
      daysOf(value, field, query).length === 1 &&
      !namesDoubtfulState(value)
    );
  const [, behind] = /^\p{Lu}[\p{L}\p{M}'’-]*\s+([\p{Lu}\p{N}][^,;:()[\]–—]*)$/u.exec(value) ?? [];
  return type === 'text' && behind !== undefined && !namesDoubtfulState(behind) && leavesNoDoubt(facts);
}

/** Whether a field is no state of its own, and the query has no word of it. */
function isBesideTheQuery({ name }: Field, query: string): boolean {
  const said = name.replace(/[_-]+/g, ' ');
  const asked = meaningOf(query);
  const isAsked = (word: Word) =>
    asked.some(one => one.text === word.text || one.concepts.some(concept => word.concepts.includes(concept)));
  return stateOf(said) === null && !names(meaningOf(said), 'status') && !meaningOf(said).some(isAsked);
}

/** Whether something that need not be there, or that nobody asks about, is said to be none: "Annotations: none". */
const isNoneSpared = (field: Field, value: string, query: string): boolean =>
  saysNone(field, value) && (!field.required || (fieldType(field) === 'text' && isBesideTheQuery(field, query)));

const meantBy = (found: EstablishedValue | undefined): string => found?.meant ?? found?.value ?? '';

/** The fields whose day of expiry surely lies in the past. */
export const expiredFields = ({ fields, values, submittedAt, query, papers = [] }: Facts): string[] =>
  fields
    .filter(field => fieldType(field) === 'date' && isEndOfWhatHolds(field, { papers }))
    .filter(field => isStillToCome(meantBy(values.get(field.name)), field, query, submittedAt) === 'not_met')
    .map(({ name }) => name);

/** More words than this say of how something stands what one word of them does not: "Active once the fee has arrived". */
const MOST_WORDS_OF_STATE = 3;

/** "Active until 31 March 2027" says no more than two words do. */
const wordsBesideDays = (text: string) => withoutParts(text, datesWithin(text)).match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * The fields that say of how something stands that it does not hold, or not yet: "Suspended", "In review"; or that say it in
 * a sentence of which nobody knows. What is denied or is none is no such state.
 */
export const lapsedFields = ({ fields, values }: Facts): string[] =>
  fields
    .filter(field => fieldType(field) === 'status')
    .filter(field => {
      const said = meantBy(values.get(field.name));
      const state = stateOf(said);
      if (isDenied(said) || isNoneWord(said)) return false;
      if (state !== null) return state.polarity !== 'positive';
      return !isGoodState(said) && wordsBesideDays(normalise(said)).length > MOST_WORDS_OF_STATE;
    })
    .map(({ name }) => name);

/**
 * The fields whose values stand against an approval where no guide says what must hold: a state that is negative, still
 * open or that nobody knows, unless the query asks for that one; a day of expiry that is not surely to
 * come, or one of beginning that is; an amount below zero.
 * @param isTold somebody else says that what the query asks is so, and knows the words of states and ends that we do not, and
 * of what that there is none
 */
export function againstApproval(query: string, facts: Facts, isTold = false): string[] {
  const asked = statesIn(query);
  return facts.fields
    .filter(field => {
      const found = facts.values.get(field.name);
      if (found === undefined || speaksFor(field, meantBy(found), asked, facts, query)) return false;
      const said = meantBy(found);
      const isKnown =
        isInOtherWords(field, said) || isNoneSpared(field, said, query) || isOpenTo(field, said, facts, query);
      return !(isTold && found.certain && isKnown);
    })
    .map(field => field.name);
}

/**
 * Whether the evidence may tell, in whatever place and words, of something that does not hold, and no value shows that what
 * is asked for does: somebody whose name and number stand there may be a member no more.
 */
export function leavesOpenHowItStands(query: string, facts: Facts): boolean {
  if (facts.signals.doubtful_state === 'not_met') return false;
  // A good status and a day to come hold of what was cancelled, too.
  if (asksToGoOn(query)) return true;
  const isOfGoodState = (field: Field) => {
    const found = facts.values.get(field.name);
    if (!found?.certain) return false;
    const type = fieldType(field);
    if (type === 'date')
      return isEndOfWhatHolds(field, facts) && isStillToCome(meantBy(found), field, query, facts.submittedAt) === 'met';
    return type === 'status' && speaksFor(field, meantBy(found), statesIn(query), facts, query);
  };
  return !facts.fields.some(isOfGoodState);
}

/**
 * Whether a query asks for a good state, as "Is the card valid?" does, and no value that is certain shows that it holds: a
 * state, a day of expiry, or words that name it. That a card has a number makes it no valid one.
 */
export function leavesOpenWhatIsAsked(query: string, facts: Facts): boolean {
  const asked = statesIn(query);
  if (!asked.some(({ polarity }) => polarity === 'positive') || isDenied(query)) return false;
  const isPaidAsked = asked.every(({ polarity, group }) => polarity === 'positive' && group === PAID?.group);
  // What is active need not be paid.
  const isAnswer = (state: State | null) =>
    state?.polarity === 'positive' && (!isPaidAsked || state.group === PAID?.group);
  return !facts.fields.some(field => {
    const found = facts.values.get(field.name);
    if (!found?.certain) return false;
    const type = fieldType(field);
    if (type === 'date')
      return isEndOfWhatHolds(field, facts) && isStillToCome(meantBy(found), field, query, facts.submittedAt) === 'met';
    if (isPaidAsked && isOfDebt(field) && isNothing(meantBy(found)) === 'met') return true;
    if (type === 'status' && repeatsQuery(found.value, query)) return true;
    return [...statesIn(found.value), goodStateBeside(found.value, query)].some(isAnswer);
  });
}
