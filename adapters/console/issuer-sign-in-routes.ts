import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { IssuerSignIn } from '../../application/issuer-sign-in.ts';
import { IdentityProviderAway, NotVouchedFor, type SignInTry } from '../../application/ports/identity-provider.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { deviceOf } from './device.ts';
import { noticePage, onTheWayPage } from './pages/sign-in.ts';
import { sessionIdOf } from './passkeys.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { pathWithin } from './sign-in-routes.ts';
import { textIn } from './text-in.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Everything of one try is made from the challenge that the browser's cookie holds, so that no other browser's fits. */
const tryOf = (challenge: string): SignInTry => ({
  state: sha256(`state\n${challenge}`),
  nonce: sha256(`nonce\n${challenge}`),
  codeVerifier: sha256(`code verifier\n${challenge}`),
});

function issuerOf({ issuerSignIn }: ConsoleParts): IssuerSignIn {
  if (issuerSignIn !== undefined) return issuerSignIn;
  throw new DomainError('NOT_FOUND', 'Nobody signs in here by an account elsewhere: CONSOLE_OIDC_ISSUER is not set.');
}

/** Says why somebody is not in, with the way back. What else went wrong is for the log. */
async function notIn(context: Context, { assets, log }: ConsoleParts, name: string, error: unknown) {
  const told = (title: string, text: string, status: 403 | 409 | 503) => {
    const action = { name: 'Back to the sign-in', address: '/console/sign-in' };
    return Promise.resolve(noticePage({ assets }, { title, text, action })).then(page => context.html(page, status));
  };
  if (error instanceof IdentityProviderAway) {
    log.warn('the issuer of the console does not answer', { error: error.message });
    return told(`${name} does not answer`, 'Try again in a moment, or sign in with your passkey.', 503);
  }
  if (error instanceof NotVouchedFor) {
    log.warn('a sign-in by the issuer of the console proved nothing', { error: error.message });
    return told('That did not work', `${name} did not let you in, or it took too long. Try once more.`, 403);
  }
  if (!(error instanceof DomainError)) throw error;
  return told('You are not signed in', error.message, error.code === 'CONFLICT' ? 409 : 403);
}

async function cameBack(context: Context, parts: ConsoleParts, issuer: IssuerSignIn) {
  const { assets, cookies, sessions } = parts;
  const journey = cookies.journeyIn(context.req.header('cookie'));
  context.header('set-cookie', cookies.endJourney());
  if (journey === undefined) throw new NotVouchedFor('the browser was not on its way');
  const { challenge, to } = journey;
  const query = new URL(context.req.url).searchParams;
  const { identityId, operatorId } = await issuer.admit(query, tryOf(challenge));
  const sessionId = sessionIdOf(challenge);
  const device = deviceOf(context.req.header('user-agent'));
  await sessions.begin(operatorId, { sessionId, credentialId: identityId, method: 'issuer', device });
  context.header('set-cookie', cookies.session(sessionId), { append: true });
  // The session's cookie is for our own pages: it goes along once one of them leads on, and not from the issuer's.
  return context.html(onTheWayPage({ assets }, { title: 'You are signed in', goesTo: to }));
}

/** How operators come in by an account elsewhere (OpenID Connect). */
export const issuerSignInRoutes: readonly ConsoleRoute[] = [
  {
    method: 'POST',
    path: '/sign-in/issuer',
    who: 'anyone',
    async handle(context, parts) {
      const issuer = issuerOf(parts);
      const { assets, cookies } = parts;
      const to = pathWithin(textIn(await context.req.parseBody(), 'to'));
      const challenge = randomBytes(32).toString('base64url');
      try {
        const goesTo = await issuer.signInAddress(tryOf(challenge));
        context.header('set-cookie', cookies.journey(challenge, to));
        // No redirect: browsers hold those of a form against its page's policy, which lets forms go nowhere else.
        return context.html(onTheWayPage({ assets }, { title: `To ${issuer.name}`, goesTo }));
      } catch (error) {
        return notIn(context, parts, issuer.name, error);
      }
    },
  },
  {
    method: 'GET',
    path: '/sign-in/issuer/back',
    who: 'anyone',
    async handle(context, parts) {
      const issuer = issuerOf(parts);
      return cameBack(context, parts, issuer).catch(error => notIn(context, parts, issuer.name, error));
    },
  },
];
