import { brokenReadings } from '../teaching/used-readings.ts';
import type { Assessment } from './assessment.ts';

/** Stored with every assessment, so that an auditor knows by which rules it was decided. */
export const POLICY_VERSION = '3';

/** What follows from an assessment. `retry`: the result stays pending and the end user may try again. */
export type Verdict =
  | { outcome: 'approved' | 'rejected' | 'manual_review' | 'retry'; reason: string }
  | { outcome: 'failed'; reason: string; error: string };

/**
 * Decides what an assessment means. An analyser only proposes; this policy alone decides:
 * - an error of ours fails;
 * - a taught reading that no longer fits makes a person look, unless nothing of what it was taught for is there and
 *   another try may show it;
 * - a guide's rule for reject that is met on certain values rejects;
 * - acceptance high or medium that is certain, with confidence medium or better, approves;
 * - nothing found, or anything uncertain: another try while tries are left and there is something that it can mend;
 *   else a person looks at it.
 */
export function decideVerdict(assessment: Assessment, retriesLeft: boolean): Verdict {
  if (assessment.error !== null) {
    return { outcome: 'failed', reason: 'The evidence could not be assessed.', error: assessment.error };
  }
  const nothingFound = assessment.required_fields.length > 0 && assessment.found_fields.length === 0;
  const reliable = assessment.acceptance_certain && assessment.confidence !== 'low';
  const canMend = nothingFound || assessment.mendable.length > 0;
  const undecided = retriesLeft && canMend ? 'retry' : 'manual_review';

  const broken = brokenReadings(assessment.readings, assessment.required_fields);
  const isElsewhere = nothingFound && broken.every(({ outcome }) => outcome === 'gone');
  if (broken.length > 0 && !(isElsewhere && retriesLeft)) {
    const reasons = new Set(broken.flatMap(({ reason }) => reason ?? []));
    return { outcome: 'manual_review', reason: [...reasons].join(' ') };
  }
  if (nothingFound) {
    return { outcome: undecided, reason: 'None of the required fields was found in the evidence.' };
  }
  if (assessment.acceptance === 'reject' && assessment.acceptance_by_guide && reliable) {
    return { outcome: 'rejected', reason: assessment.acceptance_reason };
  }
  if ((assessment.acceptance === 'high' || assessment.acceptance === 'medium') && reliable) {
    return { outcome: 'approved', reason: assessment.acceptance_reason };
  }
  const doubt = assessment.confidence === 'low' ? assessment.confidence_reason : assessment.acceptance_reason;
  return { outcome: undecided, reason: doubt };
}
