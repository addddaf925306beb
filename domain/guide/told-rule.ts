import { fieldType } from '../reading/field-types.ts';
import { stateOf } from '../reading/states.ts';
import type { Clause } from './clause.ts';
import type { Facts, Stance } from './facts.ts';
import type { Outcome } from './outcome.ts';
import { partsOf } from './parts-of-clause.ts';
import type { Rule } from './rule.ts';
import { leavesNoDoubt, outcomeTold } from './told-condition.ts';

/** What is asked of the evidence as a whole, or of what was found in it: that is for our own look to answer. */
const OURS: readonly Clause['kind'][] = ['all_present', 'none_present', 'some_missing', 'present', 'missing'];

const isSignal = (clause: Clause) => clause.kind === 'signal' && clause.signal !== 'doubtful_state';
const isOurs = (clause: Clause) => OURS.includes(clause.kind) || isSignal(clause);

/** A whole rule as one condition, in a line. */
export const ruleAsCondition = ({ text }: Rule): string => text.replace(/\s+/g, ' ').trim();

/** Whether somebody else could decide the rule by the values: something in it compares them. */
export function isTellable({ clauses }: Rule): boolean {
  const parts = clauses.flatMap(partsOf);
  return !parts.some(isSignal) && parts.some(part => !isOurs(part));
}

/**
 * What a rule comes to that its own words leave open although every value in it is beyond doubt ("The address is in
 * Scotland"), where somebody else has judged it as a whole. A state that something in the evidence may tell of is
 * judged only where a status says that the thing holds, where nothing tells of one, or where all of that was seen.
 */
export function ruleTold(rule: Rule, facts: Facts, stance: Stance): Outcome {
  const parts = rule.clauses.flatMap(partsOf);
  if (!isTellable(rule)) return 'unknown';
  const isSure = (name: string) => facts.values.get(name)?.certain === true;
  if (!parts.every(part => !('field' in part) || isSure(part.field))) return 'unknown';
  const isGood = facts.fields.some(
    field =>
      fieldType(field) === 'status' &&
      isSure(field.name) &&
      stateOf(facts.values.get(field.name)?.value ?? '')?.polarity === 'positive',
  );
  if (parts.some(part => part.kind === 'signal') && !isGood && !leavesNoDoubt(facts)) return 'unknown';
  return outcomeTold(ruleAsCondition(rule), facts, stance);
}
