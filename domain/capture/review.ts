import { DomainError } from '../domain-error.ts';
import type { Operator } from '../inquiry/events.ts';
import type { ResultStatus } from '../inquiry/transitions.ts';

/** What an operator makes of a result, be it of an inquiry or of an envelope. */
export type Review = {
  to: 'approved' | 'rejected' | 'manual_review';
  /** For whoever reads the result later; never empty. */
  reason: string;
  operator: Operator;
};

const REVIEWABLE: Record<Review['to'], readonly ResultStatus[]> = {
  approved: ['manual_review'],
  rejected: ['manual_review'],
  manual_review: ['approved', 'rejected', 'failed'],
};

/** Checks that an operator may do this. @throws DomainError VALIDATION without a reason, CONFLICT at another status. */
export function checkReview(status: ResultStatus, { to, reason }: Review): void {
  if (reason.trim() === '') throw new DomainError('VALIDATION', 'A review needs a reason.', { field: 'reason' });
  if (REVIEWABLE[to].includes(status)) return;
  throw new DomainError('CONFLICT', `A result that is ${status} can't be made ${to} by an operator.`);
}
