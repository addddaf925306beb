import { toldName } from '../inquiry/told-name.ts';
import type { Clause } from './clause.ts';
import { evaluateClause } from './evaluate-clause.ts';
import { explained } from './explain.ts';
import type { Facts, Stance } from './facts.ts';
import type { Outcome } from './outcome.ts';
import type { Rule } from './rule.ts';

const quoted = (text: string) => text.replace(/\s+/g, ' ').replace(/[.;]+$/, '');

/** A clause whose fields are called as sentences say them. */
function withToldNames(clause: Clause): Clause {
  if (clause.kind === 'not') return { ...clause, of: withToldNames(clause.of) };
  if ('field' in clause) return { ...clause, field: toldName(clause.field) };
  return 'fields' in clause ? { ...clause, fields: clause.fields.map(toldName) } : clause;
}

/** A condition as people read it: in the guide's words where these say more than was understood, and no names of variables. */
function inWords(clause: Clause): string {
  if (clause.kind === 'not_understood' || (clause.kind === 'other' && clause.text !== '')) return quoted(clause.text);
  if ((clause.kind === 'equals' || clause.kind === 'includes') && clause.open !== undefined) return quoted(clause.open);
  if (clause.kind === 'all') return clause.of.map(inWords).join(' and ');
  if (clause.kind === 'any') return clause.of.map(inWords).join(' or ');
  return explained(withToldNames(clause));
}

/** The conditions that must hold together, one by one. */
const conditionsOf = (clauses: readonly Clause[]): Clause[] =>
  clauses.flatMap(clause => (clause.kind === 'all' ? conditionsOf(clause.of) : [clause]));

/** What of a rule has an outcome, and what of it is met, each in words; a rule of one condition in its own. */
export function conditionsWith(
  outcome: Outcome,
  { text, clauses }: Rule,
  facts: Facts,
  stance: Stance,
): { having: string; met: string } {
  const conditions = conditionsOf(clauses);
  const those = (wanted: Outcome) =>
    conditions.filter(clause => evaluateClause(clause, facts, stance) === wanted).map(inWords);
  const having = those(outcome);
  if (conditions.length < 2 || having.length === 0) return { having: quoted(text), met: '' };
  return { having: having.join('; '), met: those('met').join('; ') };
}
