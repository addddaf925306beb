import type { Field } from '../inquiry/configuration.ts';
import { readDates } from '../reading/dates/read-dates.ts';
import { fieldType } from '../reading/field-types.ts';
import { namesDoubtfulState, type State, stateOf } from '../reading/states.ts';
import { normalise } from '../reading/text.ts';
import { isInFuture } from './date-rules.ts';
import { isExpiry } from './expiry.ts';
import type { Facts } from './facts.ts';

/** The states that a query names: "Has the user cancelled the subscription?" */
function statesIn(query: string): State[] {
  const words = normalise(query).split(/[^\p{L}\p{M}\p{N}]+/u);
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`);
  return [...words, ...pairs].flatMap(word => stateOf(word) ?? []);
}

/** Whether a value says that what was asked for holds. */
function speaksFor(field: Field, value: string, asked: readonly State[], facts: Facts): boolean {
  const type = fieldType(field);
  if (type === 'status') {
    const state = stateOf(value);
    if (!state) return false;
    const askedFor = asked.filter(one => one.polarity !== 'positive');
    return askedFor.length > 0 ? askedFor.some(one => one.group === state.group) : state.polarity === 'positive';
  }
  if (type === 'date' && isExpiry(field)) return isInFuture(readDates(value), facts.submittedAt) === 'met';
  return type !== 'text' || !namesDoubtfulState(value);
}

/**
 * The fields whose values stand against an approval where no guide says what must hold: a state that is negative, still
 * open or that nobody knows, unless the query asks for that one; a day of expiry that is not surely to come.
 */
export function againstApproval(query: string, facts: Facts): string[] {
  const asked = statesIn(query);
  return facts.fields
    .filter(field => {
      const found = facts.values.get(field.name);
      return found !== undefined && !speaksFor(field, found.value, asked, facts);
    })
    .map(field => field.name);
}
