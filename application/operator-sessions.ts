import { DomainError } from '../domain/domain-error.ts';
import type { Passkey, SignInMethod } from '../domain/operator/events.ts';
import { type KnownOperator, mayBeginWith, operator, refusalOfLink } from '../domain/operator/operator.ts';
import type { OperatorRole } from '../domain/operator/roles.ts';
import { isSessionOpen, operatorSession, SESSION_LASTS_MS } from '../domain/operator/session.ts';
import type { CommandHandler } from './handle.ts';
import { load } from './load.ts';
import type { Clock } from './ports/clock.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Secrets } from './ports/secrets.ts';
import { untilReadable } from './read-your-writes.ts';
import type { OperatorDocument, OperatorSessionView } from './views/operator-view.ts';

/** Whoever is signed in at the console. */
export type SignedIn = {
  operatorId: string;
  orgId: string;
  name: string;
  email: string;
  role: OperatorRole;
  sessionId: string;
};

type Found = { operator: KnownOperator; orgId: string };

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  clock: Clock;
  secrets: Secrets;
  operators: ReadModel<OperatorDocument>;
};

/** A session that is about to begin. */
export type NewSession = { sessionId: string; credentialId: string; method: SignInMethod; device: string };

/** How operators come in and go: links, passkeys, sessions. Read from the log, so that an end is an end at once. */
export type OperatorSessions = {
  /** The operator whom this link invites. @throws DomainError FORBIDDEN when it works no more, or never did. */
  invited(operatorId: string, secret: string): Promise<Found>;
  /** Uses the link up. @throws DomainError as `invited` */
  register(operatorId: string, secret: string, passkey: Passkey): Promise<void>;
  /** Somebody who was invited and not revoked; undefined for everybody else. */
  find(operatorId: string): Promise<Found | undefined>;
  /** @param session its id is used once, ever. @throws DomainError CONFLICT when it was, FORBIDDEN for nobody of ours */
  begin(operatorId: string, session: NewSession): Promise<void>;
  /** Whose session it is; undefined when it is over or never was. */
  signedIn(sessionId: string): Promise<SignedIn | undefined>;
  /** The open sessions of an operator, oldest first. */
  list(operatorId: string): Promise<OperatorSessionView[]>;
  /** @throws DomainError NOT_FOUND when it is no session of this operator. */
  end(who: Pick<SignedIn, 'operatorId' | 'orgId'>, sessionId: string): Promise<void>;
};

export function createOperatorSessions(parts: Parts): OperatorSessions {
  const { clock, handle, identifiers, operators, secrets, store } = parts;

  const contextOf = ({ orgId, operatorId }: { orgId: string; operatorId: string }) => {
    return { orgId, actor: `operator:${operatorId}`, correlationId: identifiers.event() };
  };

  async function invited(operatorId: string, secret: string): Promise<Found> {
    const { state, orgId } = await load(store, operator, operatorId);
    const refusal = refusalOfLink(state, secrets.hashLinkSecret(secret), clock.now());
    if (state !== null && orgId !== null && refusal === null) return { operator: state, orgId };
    throw refusal ?? new DomainError('NOT_FOUND', 'There is no such operator.');
  }

  async function register(operatorId: string, secret: string, passkey: Passkey): Promise<void> {
    const { orgId } = await invited(operatorId, secret);
    const linkHash = secrets.hashLinkSecret(secret);
    const command = { type: 'RegisterPasskey', linkHash, passkey, now: clock.now() } as const;
    await untilReadable(operators, await handle(operator, operatorId, command, contextOf({ orgId, operatorId })));
  }

  async function find(operatorId: string): Promise<Found | undefined> {
    const { state, orgId } = await load(store, operator, operatorId);
    if (state === null || orgId === null || state.revoked) return undefined;
    return { operator: state, orgId };
  }

  async function begin(operatorId: string, { sessionId, credentialId, method, device }: NewSession): Promise<void> {
    const found = await find(operatorId);
    if (found === undefined || !mayBeginWith(found.operator, credentialId)) {
      throw new DomainError('FORBIDDEN', 'This opens nothing here.');
    }
    const expires_at = new Date(clock.now().getTime() + SESSION_LASTS_MS).toISOString();
    const ids = { operator_id: operatorId, session_id: sessionId, credential_id: credentialId };
    const command = { type: 'SignIn', session: { ...ids, method, device, expires_at } } as const;
    const context = contextOf({ orgId: found.orgId, operatorId });
    await untilReadable(operators, await handle(operatorSession, sessionId, command, context));
  }

  async function signedIn(sessionId: string): Promise<SignedIn | undefined> {
    const { state: session } = await load(store, operatorSession, sessionId);
    if (session === null || !isSessionOpen(session, clock.now())) return undefined;
    const found = await find(session.operator_id);
    // What was begun with a passkey ends with it.
    if (found === undefined || !mayBeginWith(found.operator, session.credential_id)) return undefined;
    const { operator_id: operatorId, name, email, role } = found.operator;
    return { operatorId, orgId: found.orgId, name, email, role, sessionId };
  }

  async function list(operatorId: string): Promise<OperatorSessionView[]> {
    const now = clock.now().toISOString();
    const sessions = (await operators.get(operatorId))?.sessions ?? [];
    return sessions.filter(({ expires_at }) => expires_at > now);
  }

  async function end(who: Pick<SignedIn, 'operatorId' | 'orgId'>, sessionId: string): Promise<void> {
    const command = { type: 'SignOut', operatorId: who.operatorId } as const;
    await untilReadable(operators, await handle(operatorSession, sessionId, command, contextOf(who)));
  }

  return { invited, register, find, begin, signedIn, list, end };
}
