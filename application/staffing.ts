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
  /** Lets somebody in who has no passkey yet. @throws DomainError FORBIDDEN, CONFLICT for who is in, VALIDATION */
  invite(by: SignedIn, invitation: Invitation): ReturnType<Operators['invite']>;
  /**
   * A sign-in link for somebody who has lost every passkey: using it ends those, and everybody sees who made it.
   * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT
   */
  newLink(by: SignedIn, operatorId: string): ReturnType<Operators['newLink']>;
  /** @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT for the last owner */
  changeRole(by: SignedIn, operatorId: string, role: OperatorRole): Promise<void>;
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
    // A link is as good as being the person: whoever has a passkey gets one on purpose only, never by the way.
    if (known?.status === 'active') {
      throw new DomainError('CONFLICT', `${known.name} is in already. Change the role in their row.`);
    }
    if (known !== undefined) mustManage(by, known.role);
    return operators.invite(by.orgId, invitation, actorOf(by));
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN when it is nobody whom `by` decides on. */
  async function managed(by: SignedIn, operatorId: string) {
    const people = await operators.list(by.orgId);
    const found = people.find(({ id }) => id === operatorId);
    if (found === undefined) throw new DomainError('NOT_FOUND', 'There is no such operator.');
    mustManage(by, found.role);
    return { found, people };
  }

  async function newLink(by: SignedIn, operatorId: string) {
    await managed(by, operatorId);
    return operators.newLink(operatorId, actorOf(by));
  }

  async function changeRole(by: SignedIn, operatorId: string, role: OperatorRole): Promise<void> {
    const { found, people } = await managed(by, operatorId);
    mustManage(by, role);
    if (found.role === 'owner' && role !== 'owner') keepAnOwner(people, operatorId);
    await operators.changeRole(operatorId, role, actorOf(by));
  }

  async function revoke(by: SignedIn, operatorId: string): Promise<void> {
    const { found, people } = await managed(by, operatorId);
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

  return {
    people: operators.list,
    keys: organizations.listKeys,
    invite,
    newLink,
    changeRole,
    revoke,
    createKey,
    revokeKey,
  };
}
