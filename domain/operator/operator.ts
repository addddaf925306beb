import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import { isEmail } from './email.ts';
import type { Identity, OperatorEvent, Passkey } from './events.ts';
import type { OperatorRole } from './roles.ts';

/** A link by which a passkey is registered, once. */
type SignInLink = { hash: string; expires_at: string; used: boolean };

/** Somebody who works at the console. */
export type KnownOperator = {
  operator_id: string;
  name: string;
  email: string;
  role: OperatorRole;
  /** The latest. */
  link: SignInLink;
  passkeys: Passkey[];
  /** Those that open nothing any more. */
  ended_passkeys: Passkey[];
  /** One at each issuer. */
  identities: Identity[];
  revoked: boolean;
};

/** null: there is no such operator. */
export type Operator = KnownOperator | null;

export type OperatorCommand =
  | {
      type: 'Invite';
      operatorId: string;
      name: string;
      email: string;
      role: OperatorRole;
      link: { hash: string; expiresAt: Date };
    }
  | { type: 'RegisterPasskey'; linkHash: string; passkey: Passkey; now: Date }
  | { type: 'BindIdentity'; identity: Identity }
  | { type: 'ChangeRole'; role: OperatorRole }
  | { type: 'Revoke' };

const MAX_NAME = 120;

/** Why the link with this hash registers no passkey; null when it does. The same words whatever the cause. */
export function refusalOfLink(operator: Operator, linkHash: string, now: Date): DomainError | null {
  const link = operator?.link;
  const works =
    link !== undefined && link.hash === linkHash && !link.used && now.getTime() < Date.parse(link.expires_at);
  if (works && operator?.revoked === false) return null;
  return new DomainError('FORBIDDEN', 'This sign-in link was used already, or its hour is over. Ask for another one.', {
    reason: 'LINK_OVER',
  });
}

function invite(command: OperatorCommand & { type: 'Invite' }, state: Operator): OperatorEvent[] {
  const { operatorId: operator_id, name, email, role, link } = command;
  if (state?.revoked) throw new DomainError('CONFLICT', 'This operator was revoked.');
  if (!isEmail(email)) {
    throw new DomainError('VALIDATION', 'email must be an e-mail address such as kim@example.com.', { field: 'email' });
  }
  if (name.trim() === '' || name.length > MAX_NAME) {
    throw new DomainError('VALIDATION', `An operator needs a name of ${MAX_NAME} characters at most.`, {
      field: 'name',
    });
  }
  const sent = { link_hash: link.hash, link_expires_at: link.expiresAt.toISOString() };
  return [{ type: 'OperatorInvited', data: { operator_id, name, email, role, ...sent } }];
}

/** Whoever has a link is let in by it: whatever opened the console before opens it no more, and nobody is hidden by it. */
function register(command: OperatorCommand & { type: 'RegisterPasskey' }, state: Operator): OperatorEvent[] {
  const { linkHash: link_hash, passkey, now } = command;
  const refusal = refusalOfLink(state, link_hash, now);
  if (refusal !== null || state === null) throw refusal ?? new DomainError('NOT_FOUND', 'There is no such operator.');
  const { operator_id } = state;
  const credential_ids = state.passkeys.map(each => each.credential_id);
  const registered: OperatorEvent = { type: 'PasskeyRegistered', data: { operator_id, link_hash, ...passkey } };
  if (credential_ids.length === 0) return [registered];
  return [{ type: 'PasskeysEnded', data: { operator_id, credential_ids } }, registered];
}

function existing(state: Operator): KnownOperator {
  if (state === null) throw new DomainError('NOT_FOUND', 'There is no such operator.', { field: 'id' });
  return state;
}

/** By what an operator may come in again; what a session was begun with ends when this holds it no more. */
export const mayBeginWith = ({ identities, passkeys, revoked }: KnownOperator, credentialId: string): boolean =>
  !revoked &&
  (passkeys.some(each => each.credential_id === credentialId) ||
    identities.some(each => each.identity_id === credentialId));

/** An issuer vouches for one account of a person: whoever has their address later is somebody else. */
function bind({ identity }: { identity: Identity }, state: KnownOperator): OperatorEvent[] {
  if (state.revoked) throw new DomainError('CONFLICT', 'This operator was revoked.');
  const bound = state.identities.find(({ issuer }) => issuer === identity.issuer);
  if (bound === undefined) {
    return [{ type: 'IdentityBound', data: { operator_id: state.operator_id, ...identity } }];
  }
  if (bound.subject === identity.subject) return [];
  throw new DomainError('FORBIDDEN', 'Another account there is known as yours. Ask an owner of your organization.', {
    reason: 'OTHER_ACCOUNT',
  });
}

function changeRole({ role }: { role: OperatorRole }, state: KnownOperator): OperatorEvent[] {
  if (state.revoked) throw new DomainError('CONFLICT', 'This operator was revoked.');
  if (state.role === role) return [];
  return [{ type: 'OperatorRoleChanged', data: { operator_id: state.operator_id, role } }];
}

function decide(command: OperatorCommand, state: Operator): OperatorEvent[] {
  switch (command.type) {
    case 'Invite':
      return invite(command, state);
    case 'RegisterPasskey':
      return register(command, state);
    case 'BindIdentity':
      return bind(command, existing(state));
    case 'ChangeRole':
      return changeRole(command, existing(state));
    case 'Revoke': {
      const { operator_id, revoked } = existing(state);
      return revoked ? [] : [{ type: 'OperatorRevoked', data: { operator_id } }];
    }
  }
}

function evolve(state: Operator, event: OperatorEvent): Operator {
  if (event.type === 'OperatorInvited') {
    const { link_hash: hash, link_expires_at: expires_at, ...who } = event.data;
    const link = { hash, expires_at, used: false };
    const { ended_passkeys = [], identities = [], passkeys = [] } = state ?? {};
    return { passkeys, ended_passkeys, identities, revoked: false, ...who, link };
  }
  if (state === null) return state;
  switch (event.type) {
    case 'PasskeyRegistered': {
      const { operator_id: _, link_hash, ...passkey } = event.data;
      const link = link_hash === state.link.hash ? { ...state.link, used: true } : state.link;
      return { ...state, link, passkeys: [...state.passkeys, passkey] };
    }
    case 'PasskeysEnded': {
      const isEnded = ({ credential_id }: Passkey) => event.data.credential_ids.includes(credential_id);
      const ended_passkeys = [...state.ended_passkeys, ...state.passkeys.filter(isEnded)];
      return { ...state, ended_passkeys, passkeys: state.passkeys.filter(each => !isEnded(each)) };
    }
    case 'IdentityBound': {
      const { operator_id: _, ...identity } = event.data;
      return { ...state, link: { ...state.link, used: true }, identities: [...state.identities, identity] };
    }
    case 'OperatorRoleChanged':
      return { ...state, role: event.data.role };
    case 'OperatorRevoked':
      return { ...state, revoked: true };
  }
}

export const operator: Decider<Operator, OperatorCommand, OperatorEvent> = {
  category: 'operator',
  initialState: null,
  decide,
  evolve,
};
