import type { Field } from '../../inquiry/configuration.ts';
import { fieldType } from '../../reading/field-types.ts';
import { goodStatesIn } from '../../reading/joined-states.ts';
import { isDenied, stateOf } from '../../reading/states.ts';
import { folded } from '../../reading/text.ts';
import { isGoingOn, isHolding, isToday } from '../bag-of-words.ts';
import type { Clause } from '../clause.ts';
import { isExpiry } from '../expiry.ts';
import type { Facts } from '../facts.ts';
import { phrasebooks } from '../languages/phrasebook.ts';
import { runsOf, type Span } from './span.ts';

const LONGEST = 3;

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

/** Words in a line that say that its thing holds, where the evidence bears that out, and those that say so of today. */
export function holdingIn(line: string, facts: Facts, holds: (clause: Clause) => boolean): Span[] {
  const fields = fieldsOfHolding(facts, holds);
  if (fields.length === 0) return [];
  const isOfDay = isToday(phrasebooks());
  // What is over by tonight is open: it may not hold today.
  const isAllAhead = facts.fields.filter(isEnd).every(({ name }) => holds({ kind: 'in_future', field: name }));
  return runsOf(line, LONGEST).flatMap(({ text, from, to }): Span[] => {
    if (saysHolding(text)) return [{ from, to, said: 'holding', fields }];
    return isAllAhead && isOfDay(folded(text)) ? [{ from, to, said: 'today', fields: [] }] : [];
  });
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
