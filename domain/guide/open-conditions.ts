import type { InquiryConfiguration } from '../inquiry/configuration.ts';
import { wantedOf } from './accept.ts';
import type { Clause } from './clause.ts';
import { contextOf } from './context-of.ts';
import { parseGuide } from './parse-guide.ts';

function notUnderstood(clause: Clause): string[] {
  if (clause.kind === 'all' || clause.kind === 'any') return clause.of.flatMap(notUnderstood);
  if (clause.kind === 'equals') return clause.open === undefined ? [] : [clause.open];
  return clause.kind === 'not_understood' ? [clause.text] : [];
}

/** The conditions of an inquiry's guide that are not understood, or not beyond doubt, each once, in the order of the guide. */
export function openConditions(configuration: InquiryConfiguration): string[] {
  const context = contextOf(wantedOf(configuration).fields, configuration.query);
  const rules = parseGuide(configuration.acceptance_guide, context);
  return [...new Set(rules.flatMap(({ clauses }) => clauses.flatMap(notUnderstood)))];
}
