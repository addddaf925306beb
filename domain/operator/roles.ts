import { ROLES } from '../organization/access.ts';

/**
 * What an operator is to the organization. An owner and an admin do all that a member does; a member reviews; an auditor
 * reads everything and changes nothing.
 */
export const OPERATOR_ROLES = [...ROLES, 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Whether an operator of this role decides on results. */
export const mayReview = (role: OperatorRole): boolean => role !== 'auditor';

/**
 * Whether an operator of this role reads what the log has sealed. Members see the people whom they decide about on the
 * pages of their cases, and need not read through everybody else.
 */
export const mayReadPersonal = (role: OperatorRole): boolean => role !== 'member';

/** Whether an operator of this role sets up how the organization works: endpoints, keys, themes and people. */
export const mayManage = (role: OperatorRole): boolean => role === 'owner' || role === 'admin';
