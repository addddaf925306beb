import { isCurrencySign } from '../reading/currencies.ts';
import { looksLikeLabel } from '../reading/value-types.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { greets } from './candidates/greeting.ts';
import { CALLS_BY_NAME } from './fit.ts';

/** A line with a label of its own, which only stands near another one. */
export const OWN_LABEL = /^([^:：]{2,30})[:：]\s\S/u;
/** "Monthly income (€)" says what a value is counted in, and is none. */
const ENDS_IN_UNIT = /\p{L}{3}.*[(（](%|\p{Sc}|[A-Z]{3})[)）]$/u;
/** The page itself says what is label and what is value. */
export const STATED_BY_STRUCTURE: readonly CandidateSource[] = [
  'dl',
  'label',
  'row header',
  'row',
  'column',
  'colon',
  'item',
];
/**
 * How much speaks for it, 0 to 1, that a value is the next label. Where rows, columns or signs say that it is the value, words
 * that other labels are made of say nothing: "Situação: Em dia", a status "Member".
 */
export function labelLikeness({ value, source }: Candidate): number {
  const [, unit = ''] = ENDS_IN_UNIT.exec(value) ?? [];
  const endsInUnit = unit === '%' || isCurrencySign(unit);
  if (/[:：]$/.test(value) || endsInUnit || (!CALLS_BY_NAME.includes(source) && greets(value))) return 0.8;
  if (looksLikeLabel(OWN_LABEL.exec(value)?.[1] ?? '') && !STATED_BY_STRUCTURE.includes(source)) return 0.8;
  if (!looksLikeLabel(value) || CALLS_BY_NAME.includes(source)) return 0;
  return STATED_BY_STRUCTURE.includes(source) ? 0 : 0.5;
}
