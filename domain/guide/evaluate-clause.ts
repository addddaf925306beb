import { requiredFields } from '../inquiry/required-fields.ts';
import type { Mention } from '../mentions/mentions-in.ts';
import type { DateSpan } from '../reading/dates/date-span.ts';
import { readDates } from '../reading/dates/read-dates.ts';
import { type FieldType, fieldType } from '../reading/field-types.ts';
import { namesDoubtfulState, stateOf } from '../reading/states.ts';
import { areBadStates } from './bad-states.ts';
import type { Clause } from './clause.ts';
import { isLineCovered } from './cover/covered-line.ts';
import {
  hasNotPassed,
  isAhead,
  isInCurrent,
  isInFuture,
  isOlderThan,
  isWithinLast,
  isWithinNext,
} from './date-rules.ts';
import { daysOf } from './days-of.ts';
import type { Facts, Stance } from './facts.ts';
import { all, any, not, type Outcome } from './outcome.ts';
import { saidOfPapers } from './papers.ts';
import { isRuledOut, MATTER_OF_PAPER } from './ruled-out.ts';
import { standsWell } from './stands-well.ts';
import { isStillToCome } from './still-to-come.ts';
import { outcomeTold } from './told-condition.ts';
import { outcomeUnasked } from './unasked/outcome-unasked.ts';
import { endsIn } from './values/ends-in.ts';
import { listedIn } from './values/listed-values.ts';
import { isNothing } from './values/nothing.ts';
import { isInOtherCurrency } from './values/other-currency.ts';
import { keepsOwnBound } from './values/own-unit.ts';
import { equalsOwn } from './values/own-words.ts';
import { standsIn } from './values/place.ts';
import { beginsWith, contains } from './values/signs.ts';

/** Kinds of which nothing is an amount as well. */
const isCounted = (type: FieldType) => type === 'money' || type === 'number' || type === 'percent';

type Asked = Extract<Clause, { kind: 'equals' }>;

/** Evaluates clauses against the facts; never throws. */
export function evaluateClause(clause: Clause, facts: Facts, stance: Stance): Outcome {
  const unseen: Outcome = stance === 'grants' ? 'not_met' : 'unknown';
  const fieldOf = (name: string) => facts.fields.find(one => one.name === name);
  const aboutValue = (name: string, judge: (value: string) => Outcome): Outcome => {
    const found = facts.values.get(name);
    if (!found) return unseen;
    return found.certain ? judge(found.meant ?? found.value) : 'unknown';
  };
  const holds = (one: Clause): boolean => evaluateClause(one, facts, stance) === 'met';
  /** What is shown word for word needs nobody's judgement. */
  const orCovered = (text: string, otherwise: () => Outcome): Outcome =>
    stance === 'grants' && isLineCovered(text, facts, holds) ? 'met' : otherwise();
  /** What stands beside a label of the evidence is read before anybody is asked. */
  const orUnasked = (text: string, otherwise: () => Outcome): Outcome => {
    const outcome = outcomeUnasked(text, facts, stance, (one, known) => evaluateClause(one, known, stance));
    return outcome === 'unknown' ? otherwise() : outcome;
  };
  /** Where words decide nothing, what somebody else says of them. */
  const orTold = (open: string | undefined, outcome: Outcome): Outcome =>
    open !== undefined && outcome === 'unknown' ? orCovered(open, () => outcomeTold(open, facts, stance)) : outcome;
  /** What a thing is called does not say how it stands: "Pool Lifeguard" may have expired. */
  const mayBeIn = ({ field, values, negated }: Asked, value: string): boolean =>
    (negated || stance === 'rejects') && typeOf(field) !== 'status' && areBadStates(values) && stateOf(value) === null;
  /** Whether a status says in known words that the thing holds, which nothing that was cancelled may do to its end. */
  const isGoodStatus = (name: string): boolean =>
    typeOf(name) === 'status' && aboutValue(name, standsWell) === 'met' && isRuledOut(['cancelled'], facts);
  /** A bad state that the value neither is nor rules out: a good status does, or nothing may tell of it anywhere. */
  const orStanding = ({ field, values, negated }: Asked, outcome: Outcome): Outcome => {
    if (outcome !== 'unknown' || stance !== 'rejects' || negated || !areBadStates(values)) return outcome;
    return isGoodStatus(field) ? 'not_met' : facts.signals.doubtful_state;
  };
  const { submittedAt } = facts;
  /** "Cancelled on 2 May 2027" names a day, but not the one that the field asks for. */
  const aboutDate = (name: string, judge: (readings: readonly DateSpan[]) => Outcome): Outcome =>
    aboutValue(name, value =>
      namesDoubtfulState(value) ? 'unknown' : judge(daysOf(value, fieldOf(name), facts.query)),
    );
  const present = (name: string) => aboutValue(name, () => 'met');
  /** That nothing was found proves no absence where the level would reject. */
  const missing = (name: string): Outcome => (facts.values.has(name) ? not(present(name)) : not(unseen));
  /** "None" stands where there is no such thing. What an amount comes to is asked otherwise. */
  const isNone = (name: string) =>
    aboutValue(name, value => (!isCounted(typeOf(name)) && isNothing(value) === 'met' ? 'met' : 'not_met'));
  const typeOf = (name: string) => {
    const field = fieldOf(name);
    return field ? fieldType(field) : 'text';
  };
  /** Whether a reason to reject may hold by what the evidence would call by its name. */
  const mayBe = (mentions: readonly Mention[]) => stance === 'grants' || !isRuledOut(mentions, facts);
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
    // What was not found may be there all the same: only what is there is certain.
    case 'missing':
      return all(clause.fields.map(name => (facts.values.has(name) ? isNone(name) : 'unknown')));
    case 'none':
      return facts.values.has(clause.field) ? aboutValue(clause.field, isNothing) : 'unknown';
    case 'equals':
      return orTold(
        clause.open,
        orStanding(
          clause,
          aboutValue(clause.field, value => {
            const field = facts.fields.find(one => one.name === clause.field);
            const equal = equalsOwn(value, clause.values, field, facts.query);
            const isOther = equal === 'unknown' && equalsOwn(value, clause.others ?? [], field, facts.query) === 'met';
            const same = isOther ? 'not_met' : equal;
            return same === 'not_met' && mayBeIn(clause, value) ? 'unknown' : clause.negated ? not(same) : same;
          }),
        ),
      );
    case 'includes':
      return orTold(
        clause.open,
        aboutValue(clause.field, value => {
          const same = (text: string) => equalsOwn(text, [clause.value], fieldOf(clause.field), facts.query);
          return any([value, ...listedIn(value)].map(same));
        }),
      );
    case 'says':
      return aboutValue(clause.field, value =>
        equalsOwn(value, [clause.value], fieldOf(clause.field), facts.query) === 'met' ? 'met' : 'unknown',
      );
    case 'compare':
      return aboutValue(clause.field, value =>
        isInOtherCurrency(value, clause.bound, facts.query ?? '', fieldOf(clause.field))
          ? 'unknown'
          : keepsOwnBound(value, clause.operator, clause.bound, fieldOf(clause.field)),
      );
    case 'holds':
      return aboutValue(clause.field, standsWell);
    case 'located':
      return aboutValue(clause.field, value => {
        const located = standsIn(value, clause.place);
        return clause.negated ? not(located) : located;
      });
    case 'ends_in':
      return aboutValue(clause.field, value => endsIn(value, clause.text));
    case 'begins_with':
      return aboutValue(clause.field, value => beginsWith(value, clause.text));
    case 'contains':
      return aboutValue(clause.field, value => contains(value, clause.text));
    case 'in_current':
      return aboutDate(clause.field, readings => isInCurrent(readings, clause.unit, submittedAt));
    case 'in_future':
      return aboutValue(clause.field, value =>
        namesDoubtfulState(value) ? 'unknown' : isStillToCome(value, fieldOf(clause.field), facts.query, submittedAt),
      );
    case 'in_past':
      return aboutDate(clause.field, readings => not(isInFuture(readings, submittedAt)));
    case 'within_last':
      return aboutDate(clause.field, readings => isWithinLast(readings, clause.count, clause.unit, submittedAt));
    case 'within_next':
      return aboutDate(clause.field, readings => isWithinNext(readings, clause.count, clause.unit, submittedAt));
    case 'ahead':
      return aboutDate(clause.field, readings => isAhead(readings, clause.count, clause.unit, submittedAt));
    case 'day_to_come':
      return hasNotPassed(readDates(clause.day.text), submittedAt);
    case 'older_than':
      return aboutDate(clause.field, readings => isOlderThan(readings, clause.count, clause.unit, submittedAt));
    case 'signal':
      return clause.negated ? not(facts.signals[clause.signal]) : facts.signals[clause.signal];
    case 'not':
      return not(evaluateClause(clause.of, facts, stance));
    case 'paper_is': {
      const said = saidOfPapers(clause, facts);
      const matters = clause.negated ? [] : clause.kinds.map(kind => MATTER_OF_PAPER[kind]);
      const isNamed = matters.length === 0 || matters.some(one => one === undefined || mayBe([one]));
      return said === 'unknown' && !isNamed ? 'not_met' : orTold(clause.text, said);
    }
    case 'paper_dated':
      return orTold(clause.text, saidOfPapers(clause, facts));
    case 'all':
      return all(clause.of.map(one => evaluateClause(one, facts, stance)));
    case 'any':
      return any(clause.of.map(one => evaluateClause(one, facts, stance)));
    case 'not_understood': {
      if (clause.mentions && !mayBe(clause.mentions)) return 'not_met';
      const { fields: meant, values } = clause.shown ?? { fields: [], values: [] };
      const isOf = (name: string) =>
        equalsOwn(
          facts.values.get(name)?.value ?? '',
          values,
          facts.fields.find(one => one.name === name),
        );
      const isShown = meant.some(name => facts.values.get(name)?.certain === true && isOf(name) === 'met');
      return isShown && stance === 'grants'
        ? 'met'
        : orCovered(clause.text, () => orUnasked(clause.text, () => outcomeTold(clause.text, facts, stance)));
    }
    case 'other':
      return outcomeTold(clause.text, facts, stance);
  }
}
