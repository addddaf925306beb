import { DomainError } from '../domain/domain-error.ts';
import { mayManage, type OperatorRole } from '../domain/operator/roles.ts';
import type { Role } from '../domain/organization/access.ts';
import type { KeyMode } from '../domain/organization/partition.ts';
import type { SignedIn } from './operator-sessions.ts';
import type { Invitation, Operators } from './operators.ts';
import type { NewApiKey, Organizations } from './organizations.ts';
import type { OperatorView } from './views/operator-view.ts';
import type { ApiKeyView } from './views/organization-view.ts';

type Parts = {
  operators: Operators;
  organizations: Pick<Organizations, 'createKey' | 'listKeys' | 'revokeKey'>;
};

/**
 * Who works for an organization, and with which API keys, as its own owners and admins decide it. An admin makes no owner
 * and ends none, and an organization always keeps an owner who can sign in.
 */
export type Staffing = {
  people(orgId: string): Promise<OperatorView[]>;
  keys(orgId: string): Promise<ApiKeyView[]>;
  /** Lets somebody in, or gives somebody who is in another role. @throws DomainError FORBIDDEN, CONFLICT, VALIDATION */
  invite(by: SignedIn, invitation: Invitation): ReturnType<Operators['invite']>;
  /** @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT for the last owner */
  revoke(by: SignedIn, operatorId: string): Promise<void>;
  /** A key, which is shown this once. @throws DomainError FORBIDDEN */
  createKey(by: SignedIn, key: { name: string; role: Role; mode: KeyMode }): Promise<NewApiKey>;
  /** @throws DomainError NOT_FOUND, FORBIDDEN */
  revokeKey(by: SignedIn, keyId: string): Promise<void>;
};

const MAX_NAME = 120;

export function createStaffing({ operators, organizations }: Parts): Staffing {
  const actorOf = ({ operatorId }: SignedIn) => `operator:${operatorId}`;

  function mustManage(by: SignedIn, role: OperatorRole): void {
    if (!mayManage(by.role)) throw new DomainError('FORBIDDEN', 'Owners and admins manage people and keys.');
    if (role === 'owner' && by.role !== 'owner') throw new DomainError('FORBIDDEN', 'Only an owner decides on owners.');
  }

  /** @throws DomainError CONFLICT when nobody else who can sign in is an owner. */
  function keepAnOwner(people: readonly OperatorView[], operatorId: string): void {
    const others = people.filter(
      ({ id, role, status }) => id !== operatorId && role === 'owner' && status === 'active',
    );
    if (others.length > 0) return;
    throw new DomainError('CONFLICT', 'This is the last owner who can sign in. Let another owner in first.');
  }

  async function invite(by: SignedIn, invitation: Invitation) {
    mustManage(by, invitation.role);
    const people = await operators.list(by.orgId);
    const email = invitation.email.trim().toLowerCase();
    const known = people.find(each => each.status !== 'revoked' && each.email.trim().toLowerCase() === email);
    if (known?.role === 'owner' && invitation.role !== 'owner') {
      mustManage(by, 'owner');
      keepAnOwner(people, known.id);
    }
    return operators.invite(by.orgId, invitation, actorOf(by));
  }

  async function revoke(by: SignedIn, operatorId: string): Promise<void> {
    const people = await operators.list(by.orgId);
    const found = people.find(({ id }) => id === operatorId);
    if (found === undefined) throw new DomainError('NOT_FOUND', 'There is no such operator.');
    mustManage(by, found.role);
    if (found.role === 'owner') keepAnOwner(people, operatorId);
    await operators.revoke(operatorId, actorOf(by));
  }

  async function createKey(by: SignedIn, { mode, name, role }: { name: string; role: Role; mode: KeyMode }) {
    mustManage(by, role);
    if (name.trim() === '' || name.length > MAX_NAME) {
      throw new DomainError('VALIDATION', `A key needs a name of ${MAX_NAME} characters at most.`, { field: 'name' });
    }
    return organizations.createKey(by.orgId, { name: name.trim(), role, email: null }, actorOf(by), mode);
  }

  async function revokeKey(by: SignedIn, keyId: string): Promise<void> {
    const found = (await organizations.listKeys(by.orgId)).find(({ key_id }) => key_id === keyId);
    if (found === undefined) throw new DomainError('NOT_FOUND', 'There is no such API key.');
    mustManage(by, found.role);
    await organizations.revokeKey(keyId, actorOf(by));
  }

  return { people: operators.list, keys: organizations.listKeys, invite, revoke, createKey, revokeKey };
}
