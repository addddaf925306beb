import { DomainError } from '../domain/domain-error.ts';
import type { Restriction, Role } from '../domain/organization/access.ts';
import type { CommandContext } from './handle.ts';
import type { Operation } from './operation.ts';
import type { Identifiers } from './ports/identifiers.ts';

/** Who calls the API: the member of an organization whose key was sent. */
export type Caller = {
  /** Partition that the key opens: the organization's id, for a test key with `.test` behind it. */
  orgId: string;
  keyId: string;
  userId: string;
  role: Role;
  /** Id of the request, in the logs, the answer and the events that it leads to. */
  requestId: string;
  /** Set when the request has an idempotency key: a repeat then makes nothing twice. */
  operation?: Operation;
};

/** What the caller's commands run with. */
export function contextOf({ orgId, keyId, requestId, operation }: Caller): CommandContext {
  const context = { orgId, actor: `key:${keyId}`, correlationId: requestId };
  return operation === undefined ? context : { ...context, operation };
}

/** Where the ids of what the caller makes come from: each request makes one thing of a kind. */
export function idsOf(caller: Caller, identifiers: Identifiers): Pick<Identifiers, 'next'> {
  return caller.operation ?? identifiers;
}

/** @throws DomainError FORBIDDEN when the caller has none of the roles. */
export function requireRole({ role }: Caller, { roles, rule }: Restriction): void {
  if (roles.includes(role)) return;
  throw new DomainError('FORBIDDEN', `${rule}; this key belongs to a ${role}.`);
}
