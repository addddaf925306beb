import type { Acceptance, RuleTrace } from '../inquiry/assessment.ts';
import type { Field } from '../inquiry/configuration.ts';
import { requiredFields } from '../inquiry/required-fields.ts';
import { toldName } from '../inquiry/told-name.ts';
import { fieldType } from '../reading/field-types.ts';
import { boundsInQuery } from './bounds-in-query.ts';
import type { Clause } from './clause.ts';
import { conditionsWith } from './clause-in-words.ts';
import { isLineCovered } from './cover/covered-line.ts';
import { evaluateClause } from './evaluate-clause.ts';
import type { Facts } from './facts.ts';
import { all, type Outcome } from './outcome.ts';
import type { Rule } from './rule.ts';
import { ruleTold } from './told-rule.ts';
import { equalsOwn } from './values/own-words.ts';
import { contradictionIn, whyOf } from './why.ts';

/** The acceptance that the values earn, and why. */
export type GuideVerdict = {
  acceptance: Acceptance;
  /** A rule of the guide was met. */
  byGuide: boolean;
  /** No rule that could have changed the acceptance was unknown. */
  certain: boolean;
  reason: string;
  rules: RuleTrace[];
};

/** A reason to reject outweighs every other rule; then the best level that is met counts. */
const ORDER: readonly Acceptance[] = ['reject', 'high', 'medium', 'low'];

const quoted = (text: string) => text.replace(/\s+/g, ' ').replace(/[.;]+$/, '');

/** A rule, what became of it, and what in the evidence it came out by. */
type Weighed = RuleTrace & { why: string; having: string; met: string };

/** Names and other words could be each other's. */
const kindOf = (field: Field) => (fieldType(field) === 'name' ? 'text' : fieldType(field));

/**
 * What is not met as its conditions were read, and is shown word for word by values of other fields, was misread: "the plan
 * is Ativo" of its status. Values of the kind that missed it show nothing, however near they are: who has a name matters.
 */
function unlessShown({ level, text, clauses }: Rule, facts: Facts): Outcome {
  if (level === 'reject') return 'not_met';
  const missed = new Set(
    clauses
      .filter(clause => evaluateClause(clause, facts, 'grants') === 'not_met')
      .flatMap(clause => ('field' in clause ? [clause.field] : facts.fields.map(({ name }) => name))),
  );
  const couldBe = facts.fields.filter(field =>
    facts.fields.some(other => missed.has(other.name) && kindOf(other) === kindOf(field)),
  );
  const others = {
    ...facts,
    values: new Map([...facts.values].filter(([name]) => !couldBe.some(field => field.name === name))),
  };
  const holds = (clause: Clause) => evaluateClause(clause, others, 'grants') === 'met';
  return isLineCovered(text, others, holds) ? 'met' : 'not_met';
}

/**
 * Whether what a clause asks of one field is shown by a value of another kind, so that it was most likely misread, and whoever
 * judges the rule as a whole may know what it means: "the plan is Ativo and covers hospital stays" of a plan with a status.
 */
function isOfOtherField(clause: Clause, facts: Facts): boolean {
  if (clause.kind !== 'equals' || clause.negated) return false;
  const own = facts.fields.find(({ name }) => name === clause.field);
  return facts.fields.some(other => {
    const found = facts.values.get(other.name);
    if (!own || !found?.certain || kindOf(other) === kindOf(own)) return false;
    return equalsOwn(found.value, clause.values, other, facts.query) === 'met';
  });
}

const isMisread = ({ level, clauses }: Rule, facts: Facts): boolean =>
  level !== 'reject' &&
  clauses
    .filter(clause => evaluateClause(clause, facts, 'grants') === 'not_met')
    .every(clause => isOfOtherField(clause, facts));

/** What somebody else says of a rule is not so where an amount that it bounds is beyond its bound. */
const isBeyond = ({ text, level }: Rule, facts: Facts): boolean =>
  level !== 'reject' && boundsInQuery(text, facts).some(({ outcome }) => outcome === 'not_met');

function outcomeIn(rule: Rule, facts: Facts): Outcome {
  const stance = rule.level === 'reject' ? 'rejects' : 'grants';
  const own = all(rule.clauses.map(clause => evaluateClause(clause, facts, stance)));
  if (own === 'unknown') return ruleTold(rule, facts, stance);
  if (own === 'met') return own;
  const shown = unlessShown(rule, facts);
  const isTold = shown === 'not_met' && isMisread(rule, facts) && ruleTold(rule, facts, stance) === 'met';
  return isTold ? 'met' : shown;
}

function weighed(rule: Rule, facts: Facts): Weighed {
  const stance = rule.level === 'reject' ? 'rejects' : 'grants';
  const judged = outcomeIn(rule, facts);
  const isWord =
    judged === 'met' && facts.told !== undefined && outcomeIn(rule, { ...facts, told: new Map() }) !== 'met';
  const outcome = isWord && isBeyond(rule, facts) ? 'unknown' : judged;
  const why = whyOf(rule.clauses, outcome, facts, stance).join(' ');
  return { level: rule.level, text: rule.text, outcome, why, ...conditionsWith(outcome, rule, facts, stance) };
}

const traced = (rules: readonly Weighed[]): RuleTrace[] =>
  rules.map(({ level, text, outcome }) => ({ level, text, outcome }));

function sentences(...parts: string[]): string {
  return parts.filter(part => part !== '').join(' ');
}

/** What a rule asks for, by the heading that it stands below. */
const asksFor = (level: Acceptance, conditions: string) =>
  `${level === 'reject' ? 'To reject' : `For ${level} acceptance`}, the guide asks for "${conditions}"`;

function undecided(rules: readonly Weighed[]): string {
  const [first] = rules.filter(rule => rule.outcome === 'unknown');
  if (!first) return '';
  const met = first.met === '' ? '' : `Met: ${first.met}.`;
  return sentences(`${asksFor(first.level, first.having)}, which could not be decided.`, first.why, met);
}

/** Says what the guide asks for and did not get, and what the evidence shows. */
function notMet(granting: readonly Weighed[]): string {
  return granting
    .map(({ level, having, why }) => sentences(`${asksFor(level, having)}, which is not met.`, why))
    .join(' ');
}

function fieldList(names: readonly string[]): string {
  return names.map(toldName).join(', ');
}

function foundOf(required: readonly string[], absent: readonly string[]): string {
  if (required.length === 1)
    return absent.length === 0
      ? 'The required field was found.'
      : `The required field was not found: ${fieldList(absent)}.`;
  if (absent.length === 0) return `All ${required.length} required fields were found.`;
  const found = required.length - absent.length;
  return `${found} of ${required.length} required fields were found; missing: ${fieldList(absent)}.`;
}

/** What of the required fields is in doubt: two values where there are, unless that is told already, and else the name. */
function doubtsTold(doubtful: readonly string[], { values }: Facts, told: string): string {
  const contradictions = doubtful.map(name => contradictionIn(name, values.get(name)));
  const others = doubtful.filter((_, at) => contradictions[at] === null);
  const untold = contradictions.flatMap(one => (one === null || told.includes(one) ? [] : [one]));
  return sentences(...untold, others.length === 0 ? '' : `Not certain: ${fieldList(others)}.`);
}

/** Without a rule that is met, the required fields are counted. */
function byCount(facts: Facts, rules: Weighed[]): GuideVerdict {
  const required = requiredFields(facts.fields);
  const absent = required.filter(name => !facts.values.has(name));
  const doubtful = required.filter(name => facts.values.get(name)?.certain === false);
  const granting = rules.filter(rule => rule.level === 'high' || rule.level === 'medium');
  const unmet = granting.length > 0 && granting.every(rule => rule.outcome === 'not_met');
  const unknown = rules.some(rule => rule.outcome === 'unknown');
  const complete = absent.length === 0;
  const counted = foundOf(required, absent);
  const open = undecided(rules);
  const verdict = (acceptance: Acceptance, certain: boolean, why: string): GuideVerdict => {
    const doubts = doubtsTold(doubtful, facts, sentences(why, open));
    const reason = sentences(why, counted, doubts, open);
    return { acceptance, byGuide: false, certain, reason, rules: traced(rules) };
  };
  if (unmet) return verdict('low', !unknown && complete && doubtful.length === 0, notMet(granting));
  if (!complete) return verdict(absent.length <= required.length / 2 ? 'medium' : 'low', false, '');
  const certain = !unknown && granting.length === 0 && doubtful.length === 0;
  return verdict(rules.length === 0 ? 'high' : 'medium', certain, '');
}

/** Holds the values against the rules; every rule is traced, in the order in which it was read. */
export function evaluateGuide(rules: readonly Rule[], facts: Facts): GuideVerdict {
  const traces = rules.map(rule => weighed(rule, facts));
  if (facts.values.size === 0) {
    const reason = sentences('None of the fields was found in the evidence.', undecided(traces));
    return { acceptance: 'low', byGuide: false, certain: false, reason, rules: traced(traces) };
  }
  const earlier: Weighed[] = [];
  for (const level of ORDER) {
    const ofLevel = traces.filter(rule => rule.level === level);
    const met = ofLevel.find(rule => rule.outcome === 'met');
    if (met) {
      const seen = level === 'high' || level === 'medium' ? '' : met.why;
      const reason = sentences(`${asksFor(level, quoted(met.text))}, which is met.`, seen, undecided(earlier));
      // What is met whole is granted, whether or not more is.
      const mayTurn = (rule: Weighed) => level !== 'medium' || rule.level === 'reject';
      const certain = earlier.every(rule => rule.outcome !== 'unknown' || !mayTurn(rule));
      return { acceptance: level, byGuide: true, certain, reason, rules: traced(traces) };
    }
    earlier.push(...ofLevel);
  }
  return byCount(facts, traces);
}
