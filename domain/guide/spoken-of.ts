import type { Field } from '../inquiry/configuration.ts';
import { labelSimilarity } from '../reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../reading/wordings.ts';
import type { Facts } from './facts.ts';
import { fieldsIn } from './parts-of-clause.ts';
import type { Rule } from './rule.ts';
import { outcomeTold } from './told-condition.ts';
import { ruleAsCondition } from './told-rule.ts';

/** From here on the words of a line name a field. */
const NAMES = 0.4;
/** A line that bounds a time says so by a number, of a day, a year or a span. */
const HAS_NUMBER = /\p{N}/u;

const namesIt = (field: Field, text: string): boolean =>
  labelSimilarity(wordingOf(field), labelWordingOf(text)) >= NAMES;

/**
 * Conditions in a guide's own words that somebody else has judged as met by the value of this field, with the number by which they
 * bound it: "fees are paid to the end of August 2026 at least" of a day until which they are paid.
 */
function isBoundedInWords(field: Field, rules: readonly Rule[], facts: Facts): boolean {
  const granting = rules.filter(({ level }) => level !== 'reject').map(ruleAsCondition);
  return [...(facts.told ?? [])].some(
    ([text, { outcome, restsOn }]) =>
      outcome === 'met' &&
      restsOn.includes(field.name) &&
      HAS_NUMBER.test(text) &&
      granting.some(rule => rule.includes(text)) &&
      namesIt(field, text) &&
      outcomeTold(text, facts, 'grants') === 'met',
  );
}

/** The fields of which a guide says what must hold: in words that are understood, or in others by which two readings judged them. */
export function fieldsSpokenOf(rules: readonly Rule[], facts: Facts): ReadonlySet<string> {
  const understood = fieldsIn(rules.flatMap(({ clauses }) => clauses));
  const inWords = facts.fields.filter(field => isBoundedInWords(field, rules, facts)).map(({ name }) => name);
  return new Set([...understood, ...inWords]);
}
