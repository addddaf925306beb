import type { Field } from '../inquiry/configuration.ts';
import { isDoubtfulState } from '../reading/doubtful-states.ts';
import { fieldType } from '../reading/field-types.ts';
import { isExpired, runsOrWaits } from '../reading/plain-states.ts';
import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { wordingOf } from '../reading/wordings.ts';
import type { Clause } from './clause.ts';
import { isExpiry } from './expiry.ts';
import type { Relation } from './languages/language.ts';
import { type Phrasebook, relationsIn, wordsOfAny } from './languages/phrasebook.ts';
import { holdsQuotation } from './quotes.ts';
import type { ClauseContext } from './reading-context.ts';
import { bareName, cuts, fieldNamed } from './subject.ts';

const NEGATED: Readonly<Partial<Record<Relation, boolean>>> = {
  equals: false,
  became: false,
  differs: true,
  never_became: true,
};
const MOST_STATES = 12;
const MOST_WORDS_OF_A_SUBJECT = 5;

/** What a clause says of the state of something, and whether it says so of the day of the check. */
type Said = { subject: string; states: string[]; negated: boolean; isOfToday: boolean };

/** "N'est plus actif" is a word for no state, but denies one. */
const isState = (words: string) =>
  (stateOf(words) !== null || isDoubtfulState(words)) &&
  !runsOrWaits(words) &&
  !/^(?:n'|(?:ne|not|no|nicht|ya|já|não|non) )/i.test(words);

function withoutNow(words: string, { nowBefore, today }: Phrasebook): { state: string; isOfToday: boolean } {
  const plain = today.reduce((rest, phrase) => phrase.without(rest) || rest, words.trim());
  let state = plain;
  for (let before = ''; before !== state && !stateOf(state); ) {
    before = state;
    for (const words of nowBefore) state = words.without(state) || state;
  }
  return { state: state.trim(), isOfToday: plain !== words.trim() };
}

/** The states that some words list and nothing else; null when one of the words says more. */
function statesOf(words: string, subject: string, negated: boolean, book: Phrasebook): Said | null {
  const listed = book.oneOf.without(words).split(book.or);
  const parts = listed
    .flatMap(part => part.split(/\s*[,、]\s*/u))
    .filter(part => part !== '')
    .map(part => withoutNow(part, book));
  const isList = parts.length > 0 && parts.length <= MOST_STATES && parts.every(({ state }) => isState(state));
  if (!isList) return null;
  const states = parts.map(({ state }) => state.toLowerCase());
  return { subject, states, negated, isOfToday: parts.some(part => part.isOfToday) };
}

/** A subject is a thing or a person; with words that say something, a part of the clause would be lost. */
function isSubject(words: string): boolean {
  if (words.split(' ').length > MOST_WORDS_OF_A_SUBJECT || /[,;:=<>≥≤≠!]/u.test(words)) return false;
  const { and, or, notInValues } = wordsOfAny();
  return !and.test(` ${words} `) && !or.test(` ${words} `) && !notInValues.test(words);
}

/** States that do not hold or are open, and whether it is said of something that it is in none of them. */
export type BadStates = Pick<Said, 'states' | 'negated'>;
type Bad = BadStates & { beside: string };

/** What a clause says of such states; null when it says nothing of the kind, or more. */
export function badStatesSaid(clause: string, book: Phrasebook): Bad | null {
  const said = saidIn(clause, true, book).find(({ states }) => states.every(isDoubtfulState));
  return said ? { ...said, beside: bareName(said.subject, book) } : null;
}

/** Every way to take a clause for words about a state; without a subject they are all of it: "Expired or cancelled". */
function saidIn(clause: string, isWhole: boolean, book: Phrasebook): Said[] {
  const ways = cuts(clause).flatMap(({ subject, rest }) => {
    const relations = relationsIn(book, rest);
    // Most cuts stand before no relation; what a subject is takes longer to tell.
    if (relations.length === 0 || !isSubject(subject)) return [];
    return relations.map(({ relation, slots }) => {
      const negated = NEGATED[relation];
      return negated === undefined ? null : statesOf(slots.values ?? '', subject, negated, book);
    });
  });
  const alone = relationsIn(book, clause).map(({ relation, slots }) =>
    NEGATED[relation] === undefined ? null : statesOf(slots.values ?? '', '', relation === 'differs', book),
  );
  // "Active, if paid": behind "if" stands no condition of its own.
  const others = isWhole ? [statesOf(clause, '', false, book), ...alone] : [];
  return [...ways, ...others].filter(said => said !== null);
}

function clauseOf(
  { subject, states, negated, isOfToday }: Said,
  book: Phrasebook,
  context: ClauseContext,
): Clause | null {
  const { matter } = context;
  const thing = bareName(subject, book);
  const status =
    (subject === '' ? null : fieldNamed(subject, book, context.quotations, context, 'status')) ??
    matter?.statusOf(thing, states.join(' '));
  const expiry = matter?.expiryOf(thing) ?? null;
  const areOfExpiry = states.every(isExpired);
  if (!status)
    return expiry && areOfExpiry && subject !== ''
      ? { kind: negated ? 'in_future' : 'in_past', field: expiry.name }
      : null;
  const values = states.map(text => ({ text, kind: 'text' as const, whole: true }));
  const ofStatus: Clause = { kind: 'equals', field: status.name, values, negated };
  // Where it holds on that very day, it does not end before.
  return isOfToday && expiry && !negated
    ? { kind: 'all', of: [ofStatus, { kind: 'in_future', field: expiry.name }] }
    : ofStatus;
}

/** What has not expired has not come to its last day, whatever its status still says; of the status by name that says no more. */
export function withLastDay(clause: Clause, text: string, { fields = [] }: ClauseContext): Clause {
  if (clause.kind !== 'equals' || !clause.negated || !clause.values.every(one => isExpired(one.text))) return clause;
  const isNamed = (field: Field) => {
    const { plainName, plainDescription } = wordingOf(field);
    return [plainName, plainDescription].some(own => own !== '' && folded(text).includes(own));
  };
  if (fields.some(field => field.name === clause.field && isNamed(field))) return clause;
  const [expiry, ...others] = fields.filter(field => fieldType(field) === 'date' && isExpiry(field));
  return expiry?.required && others.length === 0
    ? { kind: 'all', of: [clause, { kind: 'in_future', field: expiry.name }] }
    : clause;
}

/**
 * Reads a clause that says how a thing or a person stands without naming a field: "The licence is valid on the day of the
 * check", "Not suspended". Null where its words may say more, or where it is open what it is said of.
 * @param isWhole nothing was taken off that leads up to it
 */
export function clauseOfState(
  clause: string,
  isWhole: boolean,
  book: Phrasebook,
  context: ClauseContext,
): Clause | null {
  if (holdsQuotation(clause)) return null;
  for (const said of saidIn(clause, isWhole, book)) {
    const understood = clauseOf(said, book, context);
    if (understood) return understood;
  }
  return null;
}
