import type { Field } from '../../inquiry/configuration.ts';
import { doneOnDay } from '../../reading/done-on-day.ts';
import { holdsOverTime } from '../../reading/states.ts';
import type { Clause } from '../clause.ts';
import type { EstablishedValue, Facts, Stance, UnaskedFacts } from '../facts.ts';
import { all, any, type Outcome } from '../outcome.ts';

/** The labels that a condition is about with what stands beside them; null where it is about none, or one was not read. */
function unaskedIn(condition: string, facts: Facts): UnaskedFacts | null {
  const unasked = facts.unasked?.get(condition);
  return unasked?.fields.every(({ name }) => unasked.values.has(name)) ? unasked : null;
}

/** Facts to which some of what stands beside labels belongs, as though it had been asked for. */
function factsWith(facts: Facts, { fields }: UnaskedFacts, values: UnaskedFacts['values']): Facts {
  const { unasked: _, told: __, ...others } = facts;
  return { ...others, fields: [...facts.fields, ...fields], values: new Map([...facts.values, ...values]) };
}

/** By what a condition about labels of the evidence is decided, as though these had been asked for. */
export type AsAsked = { clauses: readonly Clause[]; labels: readonly Field[]; facts: Facts };

/** A condition as one about labels of the evidence; null where it is about none. */
export function asAsked(condition: string, facts: Facts): AsAsked | null {
  const unasked = unaskedIn(condition, facts);
  if (!unasked) return null;
  const { clauses, fields: labels, values } = unasked;
  return { clauses, labels, facts: factsWith(facts, unasked, values) };
}

/** What conditions came to by the same values: they are asked for more than once, in the verdict and in its words. */
const known = new WeakMap<Facts['values'], Map<string, Outcome>>();

/**
 * What a condition comes to by what stands beside labels of the evidence that it is about, though no field asks for them.
 * `unknown` where it is about none, or where something of it was not read.
 * @param evaluate what a clause comes to by facts
 */
export function outcomeUnasked(
  condition: string,
  facts: Facts,
  stance: Stance,
  evaluate: (clause: Clause, facts: Facts) => Outcome,
): Outcome {
  const unasked = unaskedIn(condition, facts);
  if (!unasked) return 'unknown';
  const outcomes = known.get(facts.values) ?? new Map<string, Outcome>();
  known.set(facts.values, outcomes);
  const key = `${stance} ${condition}`;
  const outcome = outcomes.get(key) ?? unlessGainsaid(newOutcome(unasked, facts, evaluate), unasked, facts);
  outcomes.set(key, outcome);
  return outcome;
}

/**
 * That something is in force by a label for which nobody asked is open where the evidence tells of any state that does not
 * hold: the first sheet of a workbook may say "ACTIVE" and the second that the policy lapsed.
 */
function unlessGainsaid(outcome: Outcome, { values }: UnaskedFacts, { tellsNoDoubt }: Facts): Outcome {
  const isInForce = [...values.values()].some(({ value }) => holdsOverTime(value));
  return outcome === 'met' && isInForce && tellsNoDoubt !== true ? 'unknown' : outcome;
}

function newOutcome(unasked: UnaskedFacts, facts: Facts, evaluate: (clause: Clause, facts: Facts) => Outcome): Outcome {
  const outcomeBy = (values: UnaskedFacts['values']) => {
    const beside = factsWith(facts, unasked, values);
    return all(unasked.clauses.map(clause => evaluate(clause, beside)));
  };
  const whole = outcomeBy(unasked.values);
  const values = withoutDays(unasked.values, facts.submittedAt);
  return values === null ? whole : any([whole, outcomeBy(values)]);
}

/** What was done by then, without the day on which it was; null where nothing of it tells one. */
function withoutDays(values: UnaskedFacts['values'], by: Date): UnaskedFacts['values'] | null {
  const today = by.toISOString().slice(0, 10);
  const done = [...values].flatMap(([name, one]): [string, EstablishedValue][] => {
    const { what, days } = doneOnDay(one.value) ?? {};
    return what !== undefined && days?.every(({ to }) => to <= today)
      ? [[name, { ...one, value: what, meant: what }]]
      : [];
  });
  return done.length === 0 ? null : new Map([...values, ...done]);
}
