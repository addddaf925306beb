import { ROLES } from '../organization/access.ts';

/**
 * What an operator is to the organization. An owner and an admin do all that a member does; a member reviews; an auditor
 * reads everything and changes nothing.
 */
export const OPERATOR_ROLES = [...ROLES, 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Whether an operator of this role decides on results. */
export const mayReview = (role: OperatorRole): boolean => role !== 'auditor';
