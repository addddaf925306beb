import { DomainError } from '../domain/domain-error.ts';
import { isEmail } from '../domain/operator/email.ts';
import { operator } from '../domain/operator/operator.ts';
import type { CommandHandler } from './handle.ts';
import { load } from './load.ts';
import { identityName, operatorName } from './operator-names.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { IdentityProvider, SignInTry, VouchedFor } from './ports/identity-provider.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Reservations } from './ports/reservations.ts';
import type { Secrets } from './ports/secrets.ts';
import { untilReadable } from './read-your-writes.ts';
import type { OperatorDocument } from './views/operator-view.ts';

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  secrets: Secrets;
  reservations: Reservations;
  operators: ReadModel<OperatorDocument>;
  provider: IdentityProvider;
  /** The organization whose people come in by this provider. */
  orgId: string;
};

/** How the operators of one organization come in by their accounts elsewhere. */
export type IssuerSignIn = Pick<IdentityProvider, 'name' | 'signInAddress'> & {
  /** The organization that it is for. */
  orgId: string;
  /**
   * The operator whose browser came back with this. The first time it is somebody who was invited by the address that
   * the issuer vouches for, and the account is bound to them; from then on the account alone counts.
   * @throws DomainError FORBIDDEN for everybody else; NotVouchedFor, IdentityProviderAway
   */
  admit(query: URLSearchParams, attempt: SignInTry): Promise<{ operatorId: string; identityId: string }>;
};

export function createIssuerSignIn(parts: Parts): IssuerSignIn {
  const { handle, identifiers, operators, orgId, provider, reservations, secrets, store } = parts;

  /** The operator of the organization who has this account; undefined: nobody. */
  async function holder(operatorId: string | null, { issuer, subject }: VouchedFor) {
    if (operatorId === null) return undefined;
    const { state, orgId: of } = await load(store, operator, operatorId);
    if (state === null || state.revoked || of !== orgId) return undefined;
    const identity = state.identities.find(each => each.issuer === issuer && each.subject === subject);
    return identity && { operatorId, identityId: identity.identity_id };
  }

  async function invitedId({ verifiedEmail }: VouchedFor): Promise<string> {
    if (verifiedEmail === null) {
      throw new DomainError('FORBIDDEN', `${provider.name} does not confirm that your e-mail address is yours.`, {
        reason: 'UNVERIFIED_EMAIL',
      });
    }
    // What is no plain address may become one when its letters are made small: nobody was invited by it.
    const email = isEmail(verifiedEmail) ? verifiedEmail : '';
    const operatorId = email === '' ? null : await reservations.reserved(operatorName(secrets, orgId, email));
    if (operatorId !== null) return operatorId;
    throw new DomainError(
      'FORBIDDEN',
      `Nobody was invited as ${verifiedEmail}. Ask an owner or admin of your organization to let you in.`,
      { reason: 'NOT_INVITED' },
    );
  }

  /** @throws DomainError FORBIDDEN when the account is somebody else's, or the person has another one */
  async function bind(operatorId: string, account: VouchedFor) {
    const { issuer, subject } = account;
    const name = identityName(secrets, orgId, account);
    const { value: named } = await reservations.reserve(name, operatorId);
    if (
      named !== operatorId &&
      ((await holder(named, account)) || !(await reservations.replace(name, named, operatorId)))
    ) {
      throw new DomainError('FORBIDDEN', 'This account is known as somebody else. Ask an owner of your organization.', {
        reason: 'OTHER_ACCOUNT',
      });
    }
    const identity = { identity_id: identifiers.next('idn_'), issuer, subject };
    const context = { orgId, actor: `operator:${operatorId}`, correlationId: identifiers.event() };
    await untilReadable(operators, await handle(operator, operatorId, { type: 'BindIdentity', identity }, context));
  }

  async function admit(query: URLSearchParams, attempt: SignInTry) {
    const account = await provider.vouchedFor(query, attempt);
    const known = await holder(await reservations.reserved(identityName(secrets, orgId, account)), account);
    if (known !== undefined) return known;
    const operatorId = await invitedId(account);
    await bind(operatorId, account);
    const bound = await holder(operatorId, account);
    if (bound === undefined) throw new DomainError('FORBIDDEN', 'This opens nothing here.', { reason: 'NOT_INVITED' });
    return bound;
  }

  return { name: provider.name, orgId, signInAddress: attempt => provider.signInAddress(attempt), admit };
}
