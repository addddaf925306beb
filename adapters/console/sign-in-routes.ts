import type { Context } from 'hono';
import { DomainError } from '../../domain/domain-error.ts';
import { deviceOf } from './device.ts';
import { jsonBody } from './json-body.ts';
import { invitationPage, signInPage } from './pages/sign-in.ts';
import { sessionIdOf } from './passkeys.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';

const SIGN_IN = 'sign in';

/** What is told to whoever proves to have been the person. */
const endedPasskey = () =>
  new DomainError(
    'FORBIDDEN',
    'This passkey was ended: somebody used a new sign-in link that was made for you. If that was not you, tell an owner of your organization at once.',
    { reason: 'PASSKEY_ENDED' },
  );

/** What a browser is told whose passkey proves nothing: the same whatever the cause. */
const refused = () =>
  new DomainError('FORBIDDEN', 'This passkey opens nothing here, or took too long. Try once more.', {
    reason: 'NOT_PROVEN',
  });

/** A page of the console to go to, as a query may name it: nothing that leads elsewhere. */
export const pathWithin = (to: string | undefined): string =>
  to !== undefined && /^\/console\/[\w/-]*$/.test(to) && !to.startsWith('/console/sign') ? to : '/console/review';

/** Begins a session that nobody could have known before, and ends the challenge that it was proven by. */
async function begin(
  context: Context,
  { cookies, sessions }: ConsoleParts,
  operatorId: string,
  proof: { challenge: string; credentialId: string },
): Promise<Response> {
  const sessionId = sessionIdOf(proof.challenge);
  const device = deviceOf(context.req.header('user-agent'));
  await sessions.begin(operatorId, { sessionId, credentialId: proof.credentialId, method: 'passkey', device });
  context.header('set-cookie', cookies.session(sessionId), { append: true });
  return context.json({ signed_in: true });
}

const invitationOf = (context: Context) => ({
  id: context.req.param('operator') ?? '',
  secret: context.req.param('secret') ?? '',
});

/** How operators come in: by a link once, by a passkey from then on. */
export const signInRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/sign-in',
    who: 'anyone',
    handle: (context, { assets, issuerSignIn }) =>
      context.html(signInPage({ assets }, pathWithin(context.req.query('to')), issuerSignIn?.name)),
  },
  {
    method: 'POST',
    path: '/sign-in/options',
    who: 'anyone',
    async handle(context, { cookies, passkeys }) {
      const options = await passkeys.signInOptions();
      context.header('set-cookie', cookies.challenge(options.challenge, SIGN_IN));
      return context.json(options);
    },
  },
  {
    method: 'POST',
    path: '/sign-in',
    who: 'anyone',
    async handle(context, parts) {
      const { cookies, passkeys, sessions } = parts;
      const challenge = cookies.challengeIn(context.req.header('cookie'), SIGN_IN);
      const answer = await jsonBody(context);
      const operatorId = passkeys.claimedOperator(answer);
      if (challenge === undefined || operatorId === undefined) throw refused();
      const found = await sessions.find(operatorId);
      const passkey = found && (await passkeys.proven(answer, challenge, found.operator.passkeys));
      if (found !== undefined && passkey === undefined) {
        const ended = await passkeys.proven(answer, challenge, found.operator.ended_passkeys);
        throw ended === undefined ? refused() : endedPasskey();
      }
      if (passkey === undefined) throw refused();
      return begin(context, parts, operatorId, { challenge, credentialId: passkey.credential_id });
    },
  },
  {
    method: 'GET',
    path: '/invitation/:operator/:secret',
    who: 'anyone',
    async handle(context, { assets, organizations, sessions }) {
      const { id, secret } = invitationOf(context);
      const { operator, orgId } = await sessions.invited(id, secret);
      const { name, email } = operator;
      const organization = await organizations.nameOf(orgId);
      const address = `/console/invitation/${id}/${secret}`;
      return context.html(invitationPage({ assets }, { name, email, organization, address }));
    },
  },
  {
    method: 'POST',
    path: '/invitation/:operator/:secret/options',
    who: 'anyone',
    async handle(context, { cookies, passkeys, sessions }) {
      const { id, secret } = invitationOf(context);
      const { operator } = await sessions.invited(id, secret);
      const options = await passkeys.registrationOptions(operator);
      context.header('set-cookie', cookies.challenge(options.challenge, `invitation ${id}`));
      return context.json(options);
    },
  },
  {
    method: 'POST',
    path: '/invitation/:operator/:secret',
    who: 'anyone',
    async handle(context, parts) {
      const { cookies, passkeys, sessions } = parts;
      const { id, secret } = invitationOf(context);
      await sessions.invited(id, secret);
      const challenge = cookies.challengeIn(context.req.header('cookie'), `invitation ${id}`);
      const passkey = challenge && (await passkeys.registered(await jsonBody(context), challenge));
      if (challenge === undefined || passkey === undefined || passkey === '') throw refused();
      await sessions.register(id, secret, passkey);
      return begin(context, parts, id, { challenge, credentialId: passkey.credential_id });
    },
  },
];
