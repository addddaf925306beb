import type { InquiryConfiguration } from '../inquiry/configuration.ts';
import type { Facts } from './facts.ts';
import { outcomeTold } from './told-condition.ts';

/** The query as a condition that somebody else may decide where there is no guide; null: it asks nothing. */
export function queryAsCondition({ query, acceptance_guide }: InquiryConfiguration): string | null {
  const asked = query.replace(/\s+/g, ' ').trim();
  return asked === '' || acceptance_guide.trim() !== '' ? null : `Yes to the question: ${asked}`;
}

/**
 * Whether somebody else has judged by certain values that what the query asks is so, in two readings that could not know what is
 * hoped for, and nothing that we know ourselves speaks against it.
 */
export function isQueryTold(configuration: InquiryConfiguration, facts: Facts): boolean {
  const condition = queryAsCondition(configuration);
  return condition !== null && outcomeTold(condition, facts, 'grants') === 'met';
}
