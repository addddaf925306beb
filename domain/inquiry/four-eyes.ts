import { DomainError } from '../domain-error.ts';
import type { JsonObject } from '../json.ts';
import type { Operator } from './events.ts';

/** What the first of two operators said. */
export type FirstApproval = { by: Operator; reason: string };

/** Whether two operators have to approve what a person approves, as `settings.four_eyes` says. */
export const asksForTwo = ({ four_eyes }: JsonObject): boolean => four_eyes === true;

const isSame = (one: Operator, other: Operator) => one.email.trim().toLowerCase() === other.email.trim().toLowerCase();

/** Whether another approval has to follow this one. @throws DomainError CONFLICT when the same operator gave the first. */
export function needsAnother(isForTwo: boolean, first: FirstApproval | null, operator: Operator): boolean {
  if (!isForTwo) return false;
  if (first === null) return true;
  if (!isSame(first.by, operator)) return false;
  throw new DomainError('CONFLICT', 'You have approved this already: another operator has to confirm it.', {
    reason: 'SECOND_OPERATOR_NEEDED',
  });
}
