import type { InquiryConfiguration } from '../inquiry/configuration.ts';
import type { Facts } from './evaluate-clause.ts';
import { evaluateGuide, type GuideVerdict } from './evaluate-guide.ts';
import { fieldFinder } from './field-reference.ts';
import { type ImpliedStatus, impliedStatus } from './implied-status.ts';
import { parseGuide } from './parse-guide.ts';

/** What an inquiry wants to be read. `implied` when its fields come from the query alone. */
export type Wanted = { fields: InquiryConfiguration['fields']; implied: ImpliedStatus | null };

export function wantedOf(configuration: InquiryConfiguration): Wanted {
  if (configuration.fields.length > 0) return { fields: configuration.fields, implied: null };
  const implied = impliedStatus(configuration.query);
  return { fields: implied ? [implied.field] : [], implied };
}

/** What the evidence established, and when it was submitted: the facts but for the fields that were wanted. */
export type Established = Omit<Facts, 'fields'>;

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
  const facts = { ...established, fields };
  const rules = parseGuide(configuration.acceptance_guide, {
    referred: fieldFinder(fields),
    readDates: established.readDates,
  });
  if (rules.length > 0 || !implied) return evaluateGuide(rules, facts);
  const verdict = evaluateGuide([implied.rule], facts);
  const reason = verdict.byGuide ? `The evidence answers the query: ${implied.rule.text}.` : verdict.reason;
  return { ...verdict, byGuide: false, reason, rules: [] };
}
