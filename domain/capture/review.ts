import { DomainError } from '../domain-error.ts';
import type { Operator } from '../inquiry/events.ts';
import type { ResultStatus } from '../inquiry/transitions.ts';
import type { Tries } from './tries.ts';

/** What an operator makes of a result, be it of an inquiry or of an envelope. */
export type Review = {
  to: 'approved' | 'rejected' | 'manual_review';
  /** For whoever reads the result later; never empty. */
  reason: string;
  operator: Operator;
};

/** What an operator asks the end user for: to go through the capture again, for this reason. */
export type AskAgain = Pick<Review, 'reason' | 'operator'> & { now: Date };

const REVIEWABLE: Record<Review['to'], readonly ResultStatus[]> = {
  approved: ['manual_review'],
  rejected: ['manual_review'],
  manual_review: ['approved', 'rejected', 'failed'],
};

/** Statuses at which the end user may be asked again; what is pending waits for them already. */
const ASKABLE: readonly ResultStatus[] = ['manual_review', 'rejected', 'failed'];

function checkReason(reason: string): void {
  if (reason.trim() === '') throw new DomainError('VALIDATION', 'A review needs a reason.', { field: 'reason' });
}

/**
 * Checks that an operator may ask the end user again, however many tries they had.
 * @param isOver whether the time for it is.
 * @throws DomainError VALIDATION without a reason, CONFLICT at another status or when nobody could open the link.
 */
export function checkAskAgain(
  { of, status }: Pick<Tries, 'of' | 'status'>,
  { reason }: AskAgain,
  isOver: boolean,
): void {
  checkReason(reason);
  if (isOver) throw new DomainError('CONFLICT', `The ${of} has expired: nobody can open its link any more.`);
  if (ASKABLE.includes(status)) return;
  throw new DomainError('CONFLICT', `For a result that is ${status} the end user can't be asked again.`);
}

/** Checks that an operator may do this. @throws DomainError VALIDATION without a reason, CONFLICT at another status. */
export function checkReview(status: ResultStatus, { to, reason }: Review): void {
  checkReason(reason);
  if (REVIEWABLE[to].includes(status)) return;
  throw new DomainError('CONFLICT', `A result that is ${status} can't be made ${to} by an operator.`);
}
