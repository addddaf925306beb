import { DomainError } from '../domain-error.ts';
import type { Assessment } from '../inquiry/assessment.ts';
import type { Operator } from '../inquiry/events.ts';
import type { ResultStatus } from '../inquiry/transitions.ts';
import { decideVerdict } from '../inquiry/verdict.ts';

/** What the present analyser and readings make of evidence that was assessed before, as an operator wants it recorded. */
export type Reassess = { sessionId: string; assessment: Assessment; operator: Operator };

/** The status that a result has after a new assessment, and why. */
export type Reassessed = { to: ResultStatus; reason: string };

/** Why there is no evidence that could be assessed again. */
export const nothingToReassess = () =>
  new DomainError('CONFLICT', 'There is nothing to assess again yet: nothing was decided on its evidence.');

/** What was assessed again is no longer what the result rests on. */
export const evidenceHasChanged = () =>
  new DomainError('CONFLICT', 'The evidence has changed since it was assessed again.');

/** What is recorded as the reason of a status that follows from a new assessment. */
export const reassessedReason = (reason: string): string => `Assessed again: ${reason}`;

/**
 * The status that a result has after a new assessment of the same evidence. What waits for a person may be settled by it,
 * but for an approval that two people have to give. What was decided stays so, unless the new assessment decides
 * otherwise: then a person does.
 * @param isForTwo whether two people have to approve
 * @throws DomainError CONFLICT when the evidence could not be assessed
 */
export function statusAfter(status: ResultStatus, isForTwo: boolean, assessment: Assessment): Reassessed {
  const { outcome, reason } = decideVerdict(assessment, false);
  if (outcome === 'failed') throw new DomainError('CONFLICT', `The evidence can't be assessed now. ${reason}`);
  const isDecided = outcome === 'approved' || outcome === 'rejected';
  if (status === 'manual_review') {
    return { to: isDecided && !(outcome === 'approved' && isForTwo) ? outcome : status, reason };
  }
  const isContradicted = status === 'failed' || (isDecided && outcome !== status);
  return { to: isContradicted ? 'manual_review' : status, reason };
}
