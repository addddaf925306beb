import type { DateSpan } from '../../reading/dates/date-span.ts';
import type { FieldType } from '../../reading/field-types.ts';
import { namesDoubtfulState } from '../../reading/states.ts';
import { agreed, decided, type Outcome } from '../outcome.ts';
import { comparedAmounts } from './equal.ts';
import type { Literal } from './literal.ts';
import { readValue } from './typed-value.ts';

export type Operator = '>=' | '>' | '<=' | '<';

function holds(operator: Operator, value: number, bound: number): boolean {
  switch (operator) {
    case '>=':
      return value >= bound;
    case '>':
      return value > bound;
    case '<=':
      return value <= bound;
    case '<':
      return value < bound;
  }
}

/** Days before, within and after a span: "after June" begins in July, "from June on" with its first day. */
function spanHolds(operator: Operator, given: DateSpan, bound: DateSpan): Outcome {
  switch (operator) {
    case '>':
      return outcome(given.from > bound.to, given.to <= bound.to);
    case '>=':
      return outcome(given.from >= bound.from, given.to < bound.from);
    case '<':
      return outcome(given.to < bound.from, given.from >= bound.from);
    case '<=':
      return outcome(given.to <= bound.to, given.from > bound.to);
  }
}

function outcome(isMet: boolean, isMissed: boolean): Outcome {
  if (isMet) return 'met';
  return isMissed ? 'not_met' : 'unknown';
}

/** Whether a class that one letter names is on a side of another: "C" of "between A and D". */
function keepsLetter(value: string, operator: Operator, bound: string): Outcome {
  const letter = value.trim().toUpperCase();
  const isLetter = /^[A-Z]$/.test(letter);
  return isLetter ? decided(holds(operator, letter.charCodeAt(0), bound.charCodeAt(0))) : 'unknown';
}

/** Whether a value keeps a bound; unknown when it measures something else, or says more than a value. */
export function keepsBound(value: string, operator: Operator, bound: Literal, type: FieldType): Outcome {
  if (bound.kind === 'text') return keepsLetter(value, operator, bound.text);
  // Where a field's values have no form of their own, the bound tells what they are.
  const isUntyped = type === 'text' || type === 'id';
  const measured = bound.kind === 'date' ? 'date' : isUntyped ? 'number' : type;
  const asked = readValue(bound.text, measured);
  const given = readValue(value, measured);
  if (asked.kind === 'amount' && given.kind === 'amount')
    return comparedAmounts(asked.amount, given.amount, type, (limit, number) => holds(operator, number, limit));
  if (asked.kind === 'date' && given.kind === 'date' && !namesDoubtfulState(value))
    return agreed(asked.spans.flatMap(span => given.spans.map(one => spanHolds(operator, one, span))));
  return 'unknown';
}
