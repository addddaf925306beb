import { fieldType } from '../../reading/field-types.ts';
import { goodStatesIn } from '../../reading/joined-states.ts';
import { isDenied, stateOf } from '../../reading/states.ts';
import type { Facts } from '../facts.ts';
import { runsOf, type Span } from './span.ts';

const LONGEST = 3;
const PAID = stateOf('paid')?.group;
/** That something was paid, or has been, is that it is. */
const BEEN = /^(?:(?:has|have) been|been|was) /iu;
const saysPaid = (words: string) => !isDenied(words) && stateOf(words.replace(BEEN, ''))?.group === PAID;

/**
 * Words in a line that say that something is paid, where the only status that is asked for says so in whatever words: "paid" of
 * what is "Formalizada y abonada". A part that is paid is no such word.
 */
export function paidIn(line: string, { fields, values }: Facts): Span[] {
  const [status, ...others] = fields.filter(field => fieldType(field) === 'status');
  const found = status && values.get(status.name);
  if (!status || !found?.certain || others.length > 0) return [];
  if (![found.value, ...goodStatesIn(found.value)].some(saysPaid)) return [];
  return runsOf(line, LONGEST).flatMap(({ text, from, to }): Span[] =>
    saysPaid(text) ? [{ from, to, said: 'holding', fields: [status] }] : [],
  );
}
