import { DomainError } from '../domain/domain-error.ts';
import { operator } from '../domain/operator/operator.ts';
import type { OperatorRole } from '../domain/operator/roles.ts';
import { organization } from '../domain/organization/organization.ts';
import type { ConsoleAddress } from './console-address.ts';
import type { CommandHandler } from './handle.ts';
import { load } from './load.ts';
import { operatorName } from './operator-names.ts';
import { everyRow } from './page.ts';
import type { Clock } from './ports/clock.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Reservations } from './ports/reservations.ts';
import type { Secrets } from './ports/secrets.ts';
import { untilReadable } from './read-your-writes.ts';
import type { OperatorDocument, OperatorView } from './views/operator-view.ts';

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  clock: Clock;
  secrets: Secrets;
  reservations: Reservations;
  operators: ReadModel<OperatorDocument>;
  consoleAddress: ConsoleAddress;
};

export type Invitation = { email: string; role: OperatorRole; name?: string };

/** How long a sign-in link works. */
const LINK_LASTS_MS = 60 * 60 * 1000;

/** The people who work at an organization's console. */
export type Operators = {
  /**
   * A link by which the person signs in the first time, or again after every passkey was lost: the operator stays the
   * same for the same address, and has the role that is told last.
   * @throws DomainError NOT_FOUND when there is no such organization, VALIDATION naming the field, CONFLICT when nobody
   * could sign in at the address of this service.
   */
  invite(
    orgId: string,
    invitation: Invitation,
    actor: string,
  ): Promise<{ operator_id: string; sign_in_url: string; expires_at: string }>;
  /**
   * A link for somebody who is known already and has lost every passkey, under the name, address and role that they
   * have. Those passkeys and what was begun with them end when it is used. @throws DomainError NOT_FOUND, CONFLICT
   */
  newLink(operatorId: string, actor: string): Promise<{ operator_id: string; sign_in_url: string; expires_at: string }>;
  /** Makes somebody something else to the organization. @throws DomainError NOT_FOUND, CONFLICT when revoked */
  changeRole(operatorId: string, role: OperatorRole, actor: string): Promise<{ id: string; role: OperatorRole }>;
  /** Everybody who is or was an operator of the organization, newest first. @throws DomainError NOT_FOUND */
  list(orgId: string): Promise<OperatorView[]>;
  /** Ends every session, and all signing in. @throws DomainError NOT_FOUND */
  revoke(operatorId: string, actor: string): Promise<{ id: string; revoked: true }>;
};

export function createOperators(parts: Parts): Operators {
  const { clock, consoleAddress, handle, identifiers, operators, reservations, secrets, store } = parts;

  const nameOf = (orgId: string, email: string) => operatorName(secrets, orgId, email);

  async function mustExist(orgId: string): Promise<void> {
    const { state } = await load(store, organization, orgId);
    if (state.org_id !== null) return;
    throw new DomainError('NOT_FOUND', 'There is no such organization.', { field: 'org' });
  }

  function mustBeReachable(): void {
    if (consoleAddress.refusal !== null) throw new DomainError('CONFLICT', consoleAddress.refusal);
  }

  async function sendLink(
    orgId: string,
    who: { operatorId: string; name: string; email: string; role: OperatorRole },
    actor: string,
  ) {
    mustBeReachable();
    const { secret, hash } = secrets.newLinkSecret();
    const expiresAt = new Date(clock.now().getTime() + LINK_LASTS_MS);
    const { operatorId } = who;
    const context = { orgId, actor, correlationId: identifiers.event() };
    const invited = await handle(operator, operatorId, { type: 'Invite', ...who, link: { hash, expiresAt } }, context);
    await untilReadable(operators, invited);
    const sign_in_url = `${consoleAddress.url}/invitation/${operatorId}/${secret}`;
    return { operator_id: operatorId, sign_in_url, expires_at: expiresAt.toISOString() };
  }

  async function invite(orgId: string, { email, role, name }: Invitation, actor: string) {
    await mustExist(orgId);
    mustBeReachable();
    const { value: operatorId } = await reservations.reserve(nameOf(orgId, email), identifiers.next('opr_'));
    return sendLink(orgId, { operatorId, name: name ?? email, email, role }, actor);
  }

  async function known(operatorId: string) {
    const { orgId, state } = await load(store, operator, operatorId);
    if (orgId !== null && state !== null) return { orgId, state };
    throw new DomainError('NOT_FOUND', 'There is no such operator.', { field: 'id' });
  }

  async function newLink(operatorId: string, actor: string) {
    const { orgId, state } = await known(operatorId);
    const { email, name, role } = state;
    return sendLink(orgId, { operatorId, name, email, role }, actor);
  }

  async function changeRole(operatorId: string, role: OperatorRole, actor: string) {
    const { orgId } = await known(operatorId);
    const context = { orgId, actor, correlationId: identifiers.event() };
    await untilReadable(operators, await handle(operator, operatorId, { type: 'ChangeRole', role }, context));
    return { id: operatorId, role };
  }

  async function list(orgId: string): Promise<OperatorView[]> {
    await mustExist(orgId);
    return JSON.parse(`[${await everyRow(operators, { org_id: orgId })}]`);
  }

  async function revoke(operatorId: string, actor: string): Promise<{ id: string; revoked: true }> {
    const { orgId, state } = await known(operatorId);
    const context = { orgId, actor, correlationId: identifiers.event() };
    await untilReadable(operators, await handle(operator, operatorId, { type: 'Revoke' }, context));
    // Whoever comes back is somebody new: the address is free.
    await reservations.free(nameOf(orgId, state.email), operatorId);
    return { id: operatorId, revoked: true };
  }

  return { invite, newLink, changeRole, list, revoke };
}
