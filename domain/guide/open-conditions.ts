import type { InquiryConfiguration } from '../inquiry/configuration.ts';
import { rulesOf, wantedOf } from './accept.ts';
import type { Clause } from './clause.ts';
import { partsOf } from './parts-of-clause.ts';
import { queryAsCondition } from './told-query.ts';
import { isTellable, ruleAsCondition } from './told-rule.ts';

function notUnderstood(clause: Clause): string[] {
  if (clause.kind === 'all' || clause.kind === 'any') return clause.of.flatMap(notUnderstood);
  if (clause.kind === 'includes') return [clause.open];
  if (clause.kind === 'equals') return clause.open === undefined ? [] : [clause.open];
  // Titles may leave open what a document is.
  const isOpen = clause.kind === 'not_understood' || clause.kind === 'paper_is' || clause.kind === 'paper_dated';
  return isOpen ? [clause.text] : [];
}

/**
 * The conditions of an inquiry's guide that are not understood, or not beyond doubt, each once, in the order of the guide;
 * behind them its rules as a whole, which values may leave open that are certain. Without a guide what the query asks.
 */
export function openConditions(configuration: InquiryConfiguration): string[] {
  const query = queryAsCondition(configuration);
  if (query !== null) return [query];
  const rules = rulesOf(configuration, wantedOf(configuration).fields);
  const conditions = rules.flatMap(({ clauses }) => clauses.flatMap(notUnderstood));
  return [...new Set([...conditions, ...rules.filter(isTellable).map(ruleAsCondition)])];
}

/** The conditions of an inquiry's guide that no asked field is about, each once, in the order of the guide. */
export function conditionsOfNoField(configuration: InquiryConfiguration): string[] {
  const rules = rulesOf(configuration, wantedOf(configuration).fields);
  const parts = rules.flatMap(({ clauses }) => clauses.flatMap(partsOf));
  return [...new Set(parts.flatMap(part => (part.kind === 'not_understood' ? [part.text] : [])))];
}
