import type { Field } from '../inquiry/configuration.ts';
import type { Rule } from './rule.ts';

/** What a query asks for when the inquiry names no fields: a status, and which one. */
export type ImpliedStatus = { field: Field; rule: Rule };

const STATE = '(active|valid|current|paid|approved|verified|confirmed|in force)';
const THING =
  '(membership|subscription|policy|insurance|licen[cs]e|account|card|enrol?ment|registration|certificate|permit|invoice|order|plan|coverage)';
const STATE_THEN_THING = new RegExp(`\\b${STATE}(?: [\\p{L}-]+){0,3} ${THING}\\b`, 'iu');
const THING_THEN_STATE = new RegExp(`\\b${THING}(?: (?:is|was|been|currently|still))* ${STATE}\\b`, 'iu');
/** With one of these the query asks for more than one thing, or for the opposite. */
const NOT_SIMPLE = /\b(and|or|not|no longer|since|how|when|what|which|who)\b/i;

/** The status that a simple query such as "Does the user have an active gym membership?" asks for; null for any other. */
export function impliedStatus(query: string): ImpliedStatus | null {
  if (query.length > 200 || NOT_SIMPLE.test(query)) return null;
  const [, stateFirst, thingLast] = STATE_THEN_THING.exec(query) ?? [];
  const [, thingFirst, stateLast] = THING_THEN_STATE.exec(query) ?? [];
  const state = (stateFirst ?? stateLast)?.toLowerCase();
  const thing = (thingLast ?? thingFirst)?.toLowerCase();
  if (state === undefined || thing === undefined) return null;
  const name = `${thing}_status`;
  const field = { name, required: true, description: `Status of the ${thing}` };
  const text = `${thing} status is ${state}`;
  return {
    field,
    rule: {
      level: 'medium',
      text,
      clauses: [{ kind: 'equals', field: name, values: [{ text: state, kind: 'text', whole: true }], negated: false }],
    },
  };
}
