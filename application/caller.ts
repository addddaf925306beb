import type { Role } from '../domain/organization/access.ts';
import type { CommandContext } from './handle.ts';

/** Who calls the API: the member of an organization whose key was sent. */
export type Caller = {
  /** Partition that the key opens: the organization's id, for a test key with `.test` behind it. */
  orgId: string;
  keyId: string;
  userId: string;
  role: Role;
  /** Id of the request, in the logs, the answer and the events that it leads to. */
  requestId: string;
};

export const contextOf = (caller: Caller): CommandContext => ({
  orgId: caller.orgId,
  actor: `key:${caller.keyId}`,
  correlationId: caller.requestId,
});
