import { toldName } from '../inquiry/told-name.ts';
import type { Clause } from './clause.ts';
import { evaluateClause } from './evaluate-clause.ts';
import { asked } from './explain.ts';
import type { EstablishedValue, Facts, Stance } from './facts.ts';
import type { Outcome } from './outcome.ts';
import { type AsAsked, asAsked } from './unasked/outcome-unasked.ts';

const MOST_OF_A_VALUE = 120;

const short = (value: string) => (value.length > MOST_OF_A_VALUE ? `${value.slice(0, MOST_OF_A_VALUE)}…` : value);

function namesOf(clause: Clause): readonly string[] {
  if ('field' in clause) return [clause.field];
  if (clause.kind === 'not') return namesOf(clause.of);
  return clause.kind === 'present' || clause.kind === 'missing' ? clause.fields : [];
}

/** That the evidence shows two values for a field, as a sentence with both; null: it shows one, or none. */
export function contradictionIn(name: string, found: EstablishedValue | undefined): string | null {
  if (!found?.rival) return null;
  return `The evidence shows "${short(found.value)}" for ${toldName(name)}, and "${short(found.rival)}" as well.`;
}

function aboutField(name: string, clause: Clause | null, facts: Facts, stance: Stance): string {
  const found = facts.values.get(name);
  if (!found) return `The evidence does not show ${toldName(name)}.`;
  const contradiction = contradictionIn(name, found);
  if (contradiction !== null) return contradiction;
  if (!found.certain) return found.whyUnsure ?? `What the evidence shows for ${toldName(name)} is not beyond doubt.`;
  const wanted = stance === 'grants' && clause !== null ? asked(clause) : null;
  const where = wanted === null ? '' : `, where ${wanted} is asked for`;
  return `The evidence shows "${short(found.value)}" for ${toldName(name)}${where}.`;
}

/** What stands beside the labels that a condition is about. */
function whyBeside({ clauses, facts, labels }: AsAsked, outcome: Outcome, stance: Stance): string[] {
  const said = whyOf(clauses, outcome, facts, stance);
  return said.length > 0 ? said : labels.map(({ name }) => aboutField(name, null, facts, stance));
}

/**
 * What in the evidence a rule came out by, in sentences: what was read for each field that decided it, and what the guide
 * asks for instead where it grants something.
 * @param outcome that of the rule; only conditions with the same one had a part in it
 */
export function whyOf(clauses: readonly Clause[], outcome: Outcome, facts: Facts, stance: Stance): string[] {
  const deciding = clauses.filter(clause => evaluateClause(clause, facts, stance) === outcome);
  const sentences = deciding.flatMap(clause => {
    if (clause.kind === 'all' || clause.kind === 'any') return whyOf(clause.of, outcome, facts, stance);
    const beside = clause.kind === 'not_understood' ? asAsked(clause.text, facts) : null;
    if (beside) return whyBeside(beside, outcome, stance);
    return namesOf(clause).map(name => aboutField(name, clause, facts, stance));
  });
  return [...new Set(sentences)];
}
