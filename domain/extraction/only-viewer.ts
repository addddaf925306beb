import type { Concept } from '../reading/lexicon/concepts.ts';
import { names } from '../reading/meaning.ts';
import type { FieldWording } from '../reading/wordings.ts';
import { asksForAnother } from './asks-for-another.ts';
import { ATTESTED } from './candidates/told-person.ts';
import type { Worded } from './fit.ts';
import { NAMES_VIEWER } from './similarity-of.ts';

/** What is had by a contract of its own, or by one after the other. */
const BY_CONTRACT: readonly Concept[] = [
  'tenant',
  'insured',
  'policyholder',
  'licensee',
  'borrower',
  'owner',
  'current',
];

/**
 * Whether nothing but that a page is somebody's tells that they are who a field asks for: whoever applies for a lease is
 * signed in as well, and so is whoever had it before. A paper that confirms something of somebody says so of a tenant, and
 * still not of whom another looks after.
 */
export function isOnlyViewer({ candidate }: Worded, wording: FieldWording): boolean {
  if (!NAMES_VIEWER.includes(candidate.source)) return false;
  if (candidate.label === ATTESTED) return asksForAnother(wording, candidate.value);
  return BY_CONTRACT.some(concept => names(wording.name, concept));
}
