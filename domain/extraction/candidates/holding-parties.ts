import type { Concept } from '../../reading/lexicon/concepts.ts';

/** Who has what a page is about. Advisers and doctors are named on the pages of everybody. */
export const HOLDING_PARTIES: readonly Concept[] = [
  'holder',
  'owner',
  'member',
  'customer',
  'subscriber',
  'policyholder',
  'insured',
  'student',
  'employee',
  'tenant',
  'patient',
  'borrower',
];
