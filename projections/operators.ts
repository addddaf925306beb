import type { Recorded } from '../application/ports/event-store.ts';
import type { OperatorDocument, OperatorView, SignInLinkView } from '../application/views/operator-view.ts';
import type { OperatorEvent, OperatorInvited, OperatorSessionEvent } from '../domain/operator/events.ts';
import { operator } from '../domain/operator/operator.ts';
import { operatorSession } from '../domain/operator/session.ts';
import type { Projection } from './projection.ts';

function invited(
  document: OperatorDocument | undefined,
  { data, metadata }: Recorded<OperatorInvited>,
): OperatorDocument {
  const { operator_id: id, name, email, role } = data;
  const { org_id, occurred_at: created_at, actor: made_by } = metadata;
  const link: SignInLinkView = { made_at: created_at, made_by, used_at: null, ended_passkeys: false };
  const fresh: OperatorDocument = {
    org_id,
    operator: {
      id,
      org_id,
      name,
      email,
      role,
      status: 'invited',
      created_at,
      last_signed_in_at: null,
      issuer: null,
      link,
    },
    sessions: [],
  };
  const { sessions, operator: known } = document ?? fresh;
  return { org_id, operator: { ...known, name, email, role, link }, sessions };
}

function evolve(
  document: OperatorDocument | undefined,
  event: Recorded<OperatorEvent | OperatorSessionEvent>,
): OperatorDocument | undefined {
  if (event.type === 'OperatorInvited') return invited(document, event);
  if (document === undefined) return undefined;
  const at = event.metadata.occurred_at;
  const { operator: known, sessions } = document;
  const withOperator = (changes: Partial<OperatorView>) => ({ ...document, operator: { ...known, ...changes } });
  switch (event.type) {
    case 'PasskeyRegistered':
      return withOperator({ status: 'active', link: { ...known.link, used_at: at } });
    case 'PasskeysEnded':
      return {
        ...withOperator({ link: { ...known.link, ended_passkeys: true } }),
        sessions: sessions.filter(({ method }) => method !== 'passkey'),
      };
    case 'IdentityBound': {
      const link = { ...known.link, used_at: known.link.used_at ?? at };
      return withOperator({ status: 'active', issuer: event.data.issuer, link });
    }
    case 'OperatorRoleChanged':
      return withOperator({ role: event.data.role });
    case 'OperatorRevoked':
      return { ...withOperator({ status: 'revoked' }), sessions: [] };
    case 'OperatorSignedIn': {
      const { session_id: id, device, method, expires_at } = event.data;
      const session = { id, device, method, signed_in_at: at, expires_at };
      // What has run out is told of no more: the list stays as long as people sign in.
      const standing = sessions.filter(each => each.expires_at > at);
      return { ...withOperator({ last_signed_in_at: at }), sessions: [...standing, session] };
    }
    case 'OperatorSignedOut':
      return { ...document, sessions: sessions.filter(({ id }) => id !== event.data.session_id) };
  }
}

/** Operators with their sessions. */
export const operators: Projection<OperatorDocument, Recorded<OperatorEvent | OperatorSessionEvent>> = {
  name: 'operators',
  version: 3,
  categories: [operator.category, operatorSession.category],
  indexes: [['org_id']],
  idsOf: ({ data }) => [data.operator_id],
  evolve,
  keysOf: ({ org_id }) => ({ org_id }),
  listed: 'operator',
};
