import type { DateSpan } from '../../reading/dates/date-span.ts';
import type { FieldType } from '../../reading/field-types.ts';
import { agreed, any, decided, type Outcome } from '../outcome.ts';
import type { Amount } from './amounts.ts';
import type { Literal } from './literal.ts';
import { inSameMeasure } from './same-measure.ts';
import { compared, sameAddress, sameIdentifier, sameState, sameText } from './same-text.ts';
import { readValue } from './typed-value.ts';

/** A bare number of the guide takes the measure that its field has. */
export function takesBare(asked: Amount, given: Amount, type: FieldType): boolean {
  if (asked.measure.kind !== 'count' || asked.measure.of !== '') return false;
  const { kind } = given.measure;
  return (
    (type === 'money' && kind === 'money') ||
    (type === 'percent' && kind === 'percent') ||
    (type === 'number' && kind === 'count')
  );
}

const eachPair = (asked: readonly number[], given: readonly number[], judge: (a: number, b: number) => boolean) =>
  agreed(asked.flatMap(a => given.map(b => decided(judge(a, b)))));

/** Digits with one point before three of them, which may be a decimal point or a group. */
const isEither = (readings: readonly number[]) => readings.length === 2 && readings[1] === (readings[0] ?? 0) * 1000;

/** Compares two amounts by their numbers; unknown where it is open whether they measure the same. */
export function comparedAmounts(
  asked: Amount,
  given: Amount,
  type: FieldType,
  judge: (asked: number, given: number) => boolean,
): Outcome {
  const { comparability, ...numbers } = inSameMeasure(asked, given);
  const isComparable = comparability === 'same' || takesBare(asked, given, type);
  if (!isComparable) return 'unknown';
  // Whoever writes both in one way reads both in one: "2.917 kWh" is below "4.000 kWh" either way.
  if (asked.measure.kind === 'count' && isEither(numbers.asked) && isEither(numbers.given))
    return agreed(numbers.asked.map((limit, at) => decided(judge(limit, numbers.given[at] ?? Number.NaN))));
  return eachPair(numbers.asked, numbers.given, judge);
}

function sameAmount(asked: Amount, given: Amount, type: FieldType): Outcome {
  const outcome = comparedAmounts(asked, given, type, (a, b) => a === b);
  if (outcome !== 'unknown') return outcome;
  // Whatever is left open of the currency: other digits are another amount, but a month has no fixed days.
  const isDuration = asked.measure.kind === 'duration' || given.measure.kind === 'duration';
  // What stands behind the unit may be a verb: "300 kWh übersteigt".
  const mayBeBound = asked.measure.kind === 'count' && asked.measure.of.includes(' ');
  const differ = eachPair(asked.readings, given.readings, (a, b) => a !== b) === 'met';
  return differ && !isDuration && !mayBeBound ? 'not_met' : 'unknown';
}

function sameSpan(asked: DateSpan, given: DateSpan): Outcome {
  if (asked.from === given.from && asked.to === given.to) return 'met';
  return asked.to < given.from || given.to < asked.from ? 'not_met' : 'unknown';
}

function sameWords(asked: string, given: string, type: FieldType): Outcome {
  if (type === 'status') return sameState(asked, given);
  return type === 'address' ? sameAddress(asked, given) : sameText(asked, given);
}

function sameValue(literal: Literal, value: string, type: FieldType): Outcome {
  if (compared(literal.text) === compared(value) && compared(value) !== '') return 'met';
  const asked = readValue(literal.text, type);
  const given = readValue(value, type);
  if (asked.kind === 'amount') {
    return given.kind === 'amount' ? sameAmount(asked.amount, given.amount, type) : 'unknown';
  }
  if (asked.kind === 'date') {
    if (given.kind !== 'date') return 'unknown';
    return agreed(asked.spans.flatMap(span => given.spans.map(other => sameSpan(span, other))));
  }
  if (asked.kind === 'identifier') return sameIdentifier(literal.text, value);
  return literal.kind === 'text' ? sameWords(literal.text, value, type) : 'unknown';
}

/** Whether a value is one of those that the guide names, each compared whole and as what it is. */
export function equalsAny(value: string, literals: readonly Literal[], type: FieldType): Outcome {
  return any(
    literals.map(literal => {
      const same = sameValue(literal, value, type);
      return same === 'not_met' && !literal.whole ? 'unknown' : same;
    }),
  );
}
