import type { InquiryConfiguration } from '../inquiry/configuration.ts';
import { toldName } from '../inquiry/told-name.ts';
import { tellsCancelled } from '../mentions/cancelled.ts';
import { normalise } from '../reading/text.ts';
import { bearsOut, namedAndNotBorneOut } from './bears-out.ts';
import { boundsInQuery } from './bounds-in-query.ts';
import { contextOf } from './context-of.ts';
import { evaluateGuide, type GuideVerdict } from './evaluate-guide.ts';
import type { Facts } from './facts.ts';
import { type ImpliedStatus, impliedStatus } from './implied-status.ts';
import { namedAndNotShown } from './named-in-query.ts';
import { signsOver } from './named-over.ts';
import { isNetAboveGross } from './net-above-gross.ts';
import { dayStillToBegin } from './not-begun.ts';
import { parseGuide } from './parse-guide.ts';
import { personOfAnother, subjectNotShown } from './person-shown.ts';
import type { Rule } from './rule.ts';
import { fieldsSpokenOf } from './spoken-of.ts';
import { leavesNoDoubt } from './told-condition.ts';
import { isQueryTold } from './told-query.ts';
import { whyUnanswered } from './unanswered-query.ts';
import {
  againstApproval,
  asksForBadState,
  expiredFields,
  lapsedFields,
  leavesOpenHowItStands,
  leavesOpenWhatIsAsked,
} from './unguided.ts';

/** What an inquiry wants to be read. `implied` when its fields come from the query alone. */
export type Wanted = { fields: InquiryConfiguration['fields']; implied: ImpliedStatus | null };

export function wantedOf(configuration: InquiryConfiguration): Wanted {
  if (configuration.fields.length > 0) return { fields: configuration.fields, implied: null };
  const implied = impliedStatus(configuration.query);
  return { fields: implied ? [implied.field] : [], implied };
}

/** What the evidence established, and when it was submitted: the facts but for the fields that were wanted. */
export type Established = Omit<Facts, 'fields' | 'query'>;

/** What keeps a verdict without a guide from being an approval, as a sentence; null: nothing does. */
function doubtWithoutGuide(
  { acceptance }: GuideVerdict,
  configuration: InquiryConfiguration,
  facts: Facts,
): string | null {
  const isTold = isQueryTold(configuration, facts);
  const against = againstApproval(configuration.query, facts, isTold).map(toldName);
  if (against.length > 0)
    return `No guide says what must hold, and this does not plainly say that it does: ${against.join(', ')}.`;
  if (acceptance !== 'high' && acceptance !== 'medium') return null;
  if (!isTold && leavesOpenWhatIsAsked(configuration.query, facts))
    return 'No guide says what must hold, and no value plainly shows the state that the query asks for.';
  const unanswered = isTold ? null : whyUnanswered(configuration.query);
  if (unanswered !== null) return unanswered;
  if (isNetAboveGross(facts)) return 'The evidence contradicts itself: what is paid net is more than the gross amount.';
  const certain = [...facts.values.values()].filter(value => value.certain).map(({ value }) => value);
  const bearing = facts.fields.filter(field => bearsOut(field, facts.values.get(field.name)?.value));
  const bounds = boundsInQuery(configuration.query, facts);
  // What is bounded need not be shown itself.
  const query = bounds.reduce((rest, { text }) => rest.replace(text, ' '), normalise(configuration.query));
  const unkept = bounds
    .filter(({ outcome }) => outcome === 'not_met' || (outcome === 'unknown' && !isTold))
    .map(({ text }) => text);
  const unnamed = isTold
    ? []
    : namedAndNotShown({ ...configuration, query, fields: bearing }, [...certain, ...signsOver(facts)]);
  const unborne = isTold ? [] : namedAndNotBorneOut(query, facts);
  const missing = [...new Set([...unnamed, ...unborne, ...unkept])];
  if (missing.length > 0) return `No value that was read shows what the query names: ${missing.join(', ')}.`;
  const person = personOfAnother(configuration.query, facts);
  if (person !== null) return `The evidence is not plainly of ${person}: it names somebody else as well.`;
  const isKnown = isTold && leavesNoDoubt(facts);
  const wasSeen = isTold && facts.sawDoubts === true;
  if (facts.mentions?.said.has('cancelled') && !wasSeen && !asksForBadState(configuration.query))
    return 'No guide says what must hold, and the evidence tells of something that was cancelled or does not go on.';
  if (!isKnown && leavesOpenHowItStands(configuration.query, facts))
    return 'No value shows that what the query asks for holds, and the evidence may tell that it does not.';
  return null;
}

/** That everything was found is no approval while a value says the opposite of what is asked, or none says all of it. */
function withoutGuide(verdict: GuideVerdict, configuration: InquiryConfiguration, facts: Facts): GuideVerdict {
  const doubt = doubtWithoutGuide(verdict, configuration, facts);
  if (doubt === null) return verdict;
  const reason = `${verdict.reason} ${doubt}`;
  return {
    ...verdict,
    acceptance: verdict.acceptance === 'high' ? 'medium' : verdict.acceptance,
    certain: false,
    reason,
  };
}

/** Nothing is granted to whom the query does not ask about, whatever the guide or a model says of them. */
function unlessOfAnother(verdict: GuideVerdict, query: string, facts: Facts): GuideVerdict {
  if (!verdict.certain || (verdict.acceptance !== 'high' && verdict.acceptance !== 'medium')) return verdict;
  const person = subjectNotShown(query, facts);
  if (person === null) return verdict;
  return {
    ...verdict,
    certain: false,
    reason: `${verdict.reason} The query asks about ${person}, whom no value names.`,
  };
}

/**
 * Nothing is granted on what is surely over, by its day or by how it is said to stand, unless the guide speaks of that field or
 * the query asks for such a state.
 */
function unlessOver(verdict: GuideVerdict, rules: readonly Rule[], facts: Facts): GuideVerdict {
  if (verdict.acceptance !== 'high' && verdict.acceptance !== 'medium') return verdict;
  const spokenOf = fieldsSpokenOf(rules, facts);
  const lapsed = asksForBadState(facts.query ?? '') ? [] : lapsedFields(facts);
  const over = [...expiredFields(facts), ...lapsed].filter(name => !spokenOf.has(name));
  if (over.length === 0) return verdict;
  const reason = `${verdict.reason} The guide does not speak of this, by which it is over or may not hold: ${over.map(toldName).join(', ')}.`;
  return { ...verdict, certain: false, reason };
}

/** Nothing is granted that begins later, where the guide or the query wants it to be in force. */
function unlessLater(
  verdict: GuideVerdict,
  rules: readonly Rule[],
  configuration: InquiryConfiguration,
  facts: Facts,
): GuideVerdict {
  if (verdict.acceptance !== 'high' && verdict.acceptance !== 'medium') return verdict;
  const day = dayStillToBegin(configuration, facts, fieldsSpokenOf(rules, facts));
  if (day === null) return verdict;
  return { ...verdict, certain: false, reason: `${verdict.reason} The evidence says that it begins later: ${day}.` };
}

/**
 * Nothing is granted where the evidence tells of something that was cancelled or does not go on, unless the guide or the
 * query speaks of that: a page may say "Active" in one place and that it has ended in another.
 */
function unlessCancelled(
  verdict: GuideVerdict,
  { acceptance_guide, query }: InquiryConfiguration,
  facts: Facts,
): GuideVerdict {
  if (!verdict.certain || (verdict.acceptance !== 'high' && verdict.acceptance !== 'medium')) return verdict;
  const isTold = facts.mentions?.said.has('cancelled') === true && facts.sawDoubts !== true;
  if (!isTold || asksForBadState(query) || sentencesOf(acceptance_guide).some(tellsCancelled)) return verdict;
  const reason = `${verdict.reason} The guide does not speak of it, and the evidence tells of something that was cancelled or does not go on.`;
  return { ...verdict, certain: false, reason };
}

const sentencesOf = (text: string) => text.split(/[.;!?。\n]+/u).map(normalise);

const readGuides = new WeakMap<InquiryConfiguration, readonly Rule[]>();

/** The rules of an inquiry's guide, which is read once however often something is held against it. */
export function rulesOf(configuration: InquiryConfiguration, fields: Wanted['fields']): readonly Rule[] {
  const known = readGuides.get(configuration);
  const rules = known ?? parseGuide(configuration.acceptance_guide, contextOf(fields, configuration.query));
  if (!known) readGuides.set(configuration, rules);
  return rules;
}

/** Holds the values against the guide; without one, counts fields, or holds them against the query's own question. */
export function accept(
  configuration: InquiryConfiguration,
  { fields, implied }: Wanted,
  established: Established,
): GuideVerdict {
  if (fields.length === 0) {
    const reason =
      'The inquiry names no fields, and its query is not a simple question about a status, so nothing could be established.';
    return { acceptance: 'low', byGuide: false, certain: false, reason, rules: [] };
  }
  const facts = { ...established, fields, query: configuration.query };
  const rules = rulesOf(configuration, fields);
  const ofWhomever = (verdict: GuideVerdict) =>
    unlessOfAnother(unlessLater(verdict, rules, configuration, facts), configuration.query, facts);
  if (rules.length > 0) {
    const verdict = unlessOver(evaluateGuide(rules, facts), rules, facts);
    return ofWhomever(unlessCancelled(verdict, configuration, facts));
  }
  if (!implied) return ofWhomever(withoutGuide(evaluateGuide(rules, facts), configuration, facts));
  const verdict = evaluateGuide([implied.rule], facts);
  const reason = verdict.byGuide ? `The evidence answers the query: ${implied.rule.text}.` : verdict.reason;
  return ofWhomever(withoutGuide({ ...verdict, byGuide: false, reason, rules: [] }, configuration, facts));
}
