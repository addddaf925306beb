import { DomainError } from '../domain/domain-error.ts';
import type { Restriction, Role } from '../domain/organization/access.ts';
import type { CommandContext } from './handle.ts';
import type { Operation } from './operation.ts';
import type { Identifiers } from './ports/identifiers.ts';

/** Who asks for something: the member of an organization whose key was sent, or an operator at the console. */
export type Caller = {
  /** Partition that is open to them: the organization's id, for a test key with `.test` behind it. */
  orgId: string;
  /** As events name them: `key:<id>` or `operator:<id>`. */
  actor: string;
  /** What they make is made by: the id of the member, or of the operator. */
  userId: string;
  role: Role;
  /** Id of the request, in the logs, the answer and the events that it leads to. */
  requestId: string;
  /** Set when the request has an idempotency key: a repeat then makes nothing twice. */
  operation?: Operation;
};

/** What the caller's commands run with. */
export function contextOf({ orgId, actor, requestId, operation }: Caller): CommandContext {
  const context = { orgId, actor, correlationId: requestId };
  return operation === undefined ? context : { ...context, operation };
}

/** Whoever reads for an organization, or one of its partitions. */
export type Reader = Pick<Caller, 'orgId'>;

/** Where the ids of what the caller makes come from: each request makes one thing of a kind. */
export function idsOf(caller: Caller, identifiers: Identifiers): Pick<Identifiers, 'next'> {
  return caller.operation ?? identifiers;
}

/** @throws DomainError FORBIDDEN when the caller has none of the roles. */
export function requireRole({ role }: Caller, { roles, rule }: Restriction): void {
  if (roles.includes(role)) return;
  throw new DomainError('FORBIDDEN', `${rule}; this key belongs to a ${role}.`);
}
