import type { Field } from '../inquiry/configuration.ts';
import { requiredFields } from '../inquiry/required-fields.ts';
import type { DateReader } from '../reading/dates.ts';
import { fieldType } from '../reading/field-types.ts';
import { currencyOf, readNumbers } from '../reading/numbers.ts';
import type { Clause, Operator } from './clause.ts';
import { isInFuture, isWithinLast } from './date-rules.ts';
import { equalsAny } from './equality.ts';
import { agreed, all, any, decided, not, type Outcome } from './outcome.ts';

/** A value that was read, and whether it is beyond doubt: likely enough, the only candidate, and seen in the pixels. */
export type EstablishedValue = { value: string; certain: boolean };

/** Against what rules are held. */
export type Facts = {
  fields: readonly Field[];
  /** By field name; a field that was not found is not in it. */
  values: ReadonlyMap<string, EstablishedValue>;
  submittedAt: Date;
  readDates: DateReader;
};

/**
 * How a rule takes a value that was not found. A rule that grants a level asks the evidence to show it, so it is not
 * met; a rule that rejects needs proof, and a value that was not found is none, either way.
 */
export type Stance = 'grants' | 'rejects';

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

function compare(value: string, operator: Operator, bound: string): Outcome {
  const [currency, asked] = [currencyOf(value), currencyOf(bound)];
  if (currency && asked && currency !== asked) return 'unknown';
  const [limit] = readNumbers(bound);
  if (limit === undefined) return 'unknown';
  return agreed(readNumbers(value).map(number => decided(holds(operator, number, limit))));
}

/** Evaluates clauses against the facts; never throws. */
export function evaluateClause(clause: Clause, facts: Facts, stance: Stance): Outcome {
  const unseen: Outcome = stance === 'grants' ? 'not_met' : 'unknown';
  const aboutValue = (name: string, judge: (value: string) => Outcome): Outcome => {
    const found = facts.values.get(name);
    if (!found) return unseen;
    return found.certain ? judge(found.value) : 'unknown';
  };
  const present = (name: string) => aboutValue(name, () => 'met');
  /** That nothing was found proves no absence where the level would reject. */
  const missing = (name: string): Outcome => (facts.values.has(name) ? not(present(name)) : not(unseen));
  const { readDates, submittedAt } = facts;
  const names = facts.fields.map(field => field.name);
  const required = requiredFields(facts.fields);
  switch (clause.kind) {
    case 'all_present':
      return all((clause.requiredOnly ? required : names).map(present));
    case 'none_present':
      return all(names.map(missing));
    case 'some_missing':
      return any(required.map(missing));
    case 'present':
      return all(clause.fields.map(present));
    case 'missing':
      return all(clause.fields.map(missing));
    case 'equals': {
      const field = facts.fields.find(one => one.name === clause.field);
      const type = field ? fieldType(field) : 'text';
      return aboutValue(clause.field, value => {
        const equal = equalsAny(value, clause.values, type, readDates);
        return clause.negated ? not(equal) : equal;
      });
    }
    case 'compare':
      return aboutValue(clause.field, value => compare(value, clause.operator, clause.bound));
    case 'in_future':
      return aboutValue(clause.field, value => isInFuture(readDates(value), submittedAt));
    case 'in_past':
      return aboutValue(clause.field, value => not(isInFuture(readDates(value), submittedAt)));
    case 'within_last':
      return aboutValue(clause.field, value => isWithinLast(readDates(value), clause.count, clause.unit, submittedAt));
    case 'any':
      return any(clause.of.map(one => evaluateClause(one, facts, stance)));
    case 'not_understood':
      return 'unknown';
  }
}
