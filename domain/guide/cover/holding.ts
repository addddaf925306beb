import type { Field } from '../../inquiry/configuration.ts';
import { isNoneWord } from '../../reading/doubtful-states.ts';
import { fieldType } from '../../reading/field-types.ts';
import { goodStatesIn, isGoodState } from '../../reading/joined-states.ts';
import { isDenied, stateOf } from '../../reading/states.ts';
import { folded } from '../../reading/text.ts';
import { bagOf, isGoingOn, isHolding, isPlainWord, isToday } from '../bag-of-words.ts';
import type { Clause } from '../clause.ts';
import { isExpiry } from '../expiry.ts';
import type { Facts } from '../facts.ts';
import { phrasebooks } from '../languages/phrasebook.ts';
import { runsOf, type Span } from './span.ts';

const LONGEST = 3;
const LONGEST_DENIAL = 6;

/** Whether some words, in small letters, say that a thing holds now and no more. */
export const saysHolding = (words: string): boolean =>
  words === words.toLowerCase() && (isHolding(folded(words)) || isGoingOn(folded(words)));

const saysSo = (value: string) =>
  !isDenied(value) &&
  [value, ...goodStatesIn(value)].some(state => isHolding(folded(state)) || isGoingOn(folded(state)));

const isStatus = (field: Field) => fieldType(field) === 'status';
const isEnd = (field: Field) => fieldType(field) === 'date' && isExpiry(field);

/**
 * The fields by which a thing holds: the status that says so; where none is asked for, the one day of expiry that is to come,
 * while the evidence tells of no state that does not hold.
 */
function fieldsOfHolding({ fields, values }: Facts, holds: (clause: Clause) => boolean): Field[] {
  const statuses = fields.filter(isStatus);
  if (statuses.length > 0)
    return statuses.filter(({ name }) => values.get(name)?.certain && saysSo(values.get(name)?.value ?? ''));
  const [end, ...others] = fields.filter(isEnd);
  const isAhead =
    end &&
    others.length === 0 &&
    holds({ kind: 'in_future', field: end.name }) &&
    holds({ kind: 'signal', signal: 'doubtful_state', negated: true });
  return isAhead ? [end] : [];
}

const UNPAID = stateOf('unpaid')?.group;
const PAID = stateOf('paid')?.group;

/** What some words deny: that the time of a thing is over, that something is owed, or another state that does not hold. */
type Denied = 'over' | 'owed' | 'bad';

/** What a run of words denies; null where it says more. */
function deniedBy(words: string): Denied | null {
  const all = words.split(' ');
  const [first = ''] = all;
  const isGrammar = (word: string) => isPlainWord(word) || isNoneWord(word) || /^n['’]/u.test(word);
  if (all.length < 2 || !isDenied(words) || isGrammar(all.at(-1) ?? '') || !isGrammar(first)) return null;
  const state = stateOf(all.filter(word => !isGrammar(word)).join(' '));
  if (state?.group === UNPAID) return 'owed';
  const bag = bagOf(words);
  if (bag?.isDenied && bag.isOver && !bag.holds && bag.about.length === 0) return 'over';
  return state?.polarity === 'negative' && all.filter(isNoneWord).length === 1 ? 'bad' : null;
}

/** Denials in a line of what a good status rules out, or a day of expiry that is to come: "has not been cancelled". */
function deniedIn(line: string, facts: Facts, holds: (clause: Clause) => boolean): Span[] {
  const { fields, values } = facts;
  if (!isDenied(line)) return [];
  const statuses = fields.filter(isStatus);
  const isSure = ({ name }: Field) => values.get(name)?.certain === true;
  const areGood =
    statuses.length > 0 && statuses.every(one => isSure(one) && isGoodState(values.get(one.name)?.value ?? ''));
  const [end, ...others] = fields.filter(isEnd);
  const isAhead = end !== undefined && others.length === 0 && holds({ kind: 'in_future', field: end.name });
  const isOver = end !== undefined && !isAhead;
  const good = isOver || !areGood ? [] : statuses;
  const isPaid = ({ name }: Field) =>
    facts.tellsNoDoubt === true || stateOf(values.get(name)?.value ?? '')?.group === PAID;
  const ruledOutBy: Record<Denied, Field[]> = {
    over: isAhead ? [...good, end] : good,
    owed: good.filter(isPaid),
    bad: good,
  };
  return runsOf(line, LONGEST_DENIAL).flatMap(({ text, from, to }): Span[] => {
    const denied = deniedBy(folded(text));
    const meant = denied === null ? [] : ruledOutBy[denied];
    return meant.length > 0 ? [{ from, to, said: 'holding', fields: meant }] : [];
  });
}

/** Words in a line that say that its thing holds, where the evidence bears that out, and those that say so of today. */
export function holdingIn(line: string, facts: Facts, holds: (clause: Clause) => boolean): Span[] {
  const denied = deniedIn(line, facts, holds);
  const fields = fieldsOfHolding(facts, holds);
  if (fields.length === 0) return denied;
  const isOfDay = isToday(phrasebooks());
  // What is over by tonight is open: it may not hold today.
  const isAllAhead = facts.fields.filter(isEnd).every(({ name }) => holds({ kind: 'in_future', field: name }));
  const said = runsOf(line, LONGEST).flatMap(({ text, from, to }): Span[] => {
    if (saysHolding(text)) return [{ from, to, said: 'holding', fields }];
    return isAllAhead && isOfDay(folded(text)) ? [{ from, to, said: 'today', fields: [] }] : [];
  });
  return [...denied, ...said];
}

/** "Insured (podlega ubezpieczeniu)": words for a good state before brackets that hold the certain status. */
export function glossedIn(line: string, values: readonly Span[]): Span[] {
  const runs = runsOf(line, LONGEST).filter(({ text }) => stateOf(text)?.polarity === 'positive');
  return runs.flatMap(({ from, to }): Span[] => {
    const [value] = values.filter(span => span.from > to && /^\s*[("“„«]+$/u.test(line.slice(to, span.from)));
    const fields = value?.fields.filter(isStatus) ?? [];
    const isClosed = value !== undefined && /^[)"”“»]/u.test(line.slice(value.to));
    return isClosed && fields.length > 0 ? [{ from, to, said: 'gloss', fields }] : [];
  });
}
