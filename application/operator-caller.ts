import { DomainError } from '../domain/domain-error.ts';
import type { Caller } from './caller.ts';
import type { SignedIn } from './operator-sessions.ts';
import type { Identifiers } from './ports/identifiers.ts';

/**
 * An operator as whoever changes something of the organization.
 * @throws DomainError FORBIDDEN for an auditor.
 */
export function callerOf({ operatorId, orgId, role }: SignedIn, identifiers: Pick<Identifiers, 'event'>): Caller {
  if (role === 'auditor') throw new DomainError('FORBIDDEN', 'Auditors read everything and change nothing.');
  // What is answered as `created_by` is a user: an operator is one under the same name with another prefix.
  const userId = `usr_${operatorId.slice('opr_'.length)}`;
  return { orgId, actor: `operator:${operatorId}`, userId, role, requestId: identifiers.event() };
}
