import type { ClientAuth, Configuration } from 'openid-client';
import {
  type IdentityProvider,
  IdentityProviderAway,
  NotVouchedFor,
} from '../../application/ports/identity-provider.ts';
import type { VettedFetch } from '../network/vetted-fetch.ts';

export type IdentityProviderOptions = {
  name: string;
  /** As the issuer calls itself; what it can do is discovered below this address. */
  issuer: string;
  clientId: string;
  /** undefined: the client proves itself by PKCE alone. */
  clientSecret: string | undefined;
  /** Where browsers come back to. */
  redirectUri: string;
  fetch: VettedFetch;
  /** How long each request to the issuer may take; 6 s unless told. */
  timeoutMs?: number;
};

/** What is asked for: who it is, and by which address they were invited. */
const SCOPE = 'openid email';

/** How far its clock and ours may be apart, in seconds. */
const CLOCKS_APART_S = 30;

/** What was discovered holds so long, in milliseconds. */
const DISCOVERY_LASTS_MS = 60 * 60 * 1000;

/** Loaded when the first person signs in so: a service without an issuer does without. */
const library = () => import('openid-client');

/** Messages of what went wrong, from the outside in. What an issuer sent, which may tell of people, is in none. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${wordsOf(error.cause)}` : error.message;
}

/** Errors of requests that were given up, or never sent, by name. */
const AWAY = new Set(['AbortError', 'TimeoutError', 'LookupFailed']);

/** Whether no answer came, or one that says that the issuer can't give any now. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, status } = error as { code?: unknown; syscall?: unknown; status?: unknown };
  const { cause } = error;
  const failed = cause instanceof Response ? cause.status : typeof status === 'number' ? status : 0;
  if (failed >= 500 || code === 'ECONNRESET' || syscall !== undefined) return true;
  return AWAY.has(error.name) || isAway(cause);
}

/** An issuer of OpenID Connect, spoken to by a client that its operators have registered there. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { name, issuer, clientId, clientSecret, redirectUri, timeoutMs = 6000 } = options;
  let discovered: { at: number; configuration: Promise<Configuration> } | undefined;

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, clockTolerance, ...client } = await library();
    const secretly: ClientAuth = (server, ...rest) => {
      // OpenID Connect Discovery 1.0, 3: basic is what an issuer takes that says nothing.
      const takesBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
      return (takesBasic ? ClientSecretBasic : ClientSecretPost)(clientSecret)(server, ...rest);
    };
    const authentication = clientSecret === undefined ? client.None() : secretly;
    const plain = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    return client.discovery(new URL(issuer), clientId, { [clockTolerance]: CLOCKS_APART_S }, authentication, {
      execute: [client.enableNonRepudiationChecks, ...plain],
      timeout: timeoutMs / 1000,
      [client.customFetch]: (url, { body, headers, method, signal }) => {
        const sent = body === undefined || body === null ? {} : { body: String(body) };
        return options.fetch(url, {
          method,
          headers,
          ...sent,
          signal: signal ?? AbortSignal.timeout(timeoutMs),
        });
      },
    });
  }

  /** @throws IdentityProviderAway */
  async function configured(): Promise<Configuration> {
    const now = performance.now();
    if (discovered === undefined || now - discovered.at > DISCOVERY_LASTS_MS) {
      discovered = { at: now, configuration: discover() };
    }
    try {
      return await discovered.configuration;
    } catch (error) {
      discovered = undefined;
      throw new IdentityProviderAway(`${issuer} could not be discovered: ${wordsOf(error)}`, { cause: error });
    }
  }

  /** The address that is the person's own, in the token or where the issuer tells more. */
  async function verifiedEmail(configuration: Configuration, claims: Claims, accessToken: string) {
    const { fetchUserInfo } = await library();
    const asks = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const told: Claims = asks ? await fetchUserInfo(configuration, accessToken, claims.sub) : claims;
    return told.email_verified === true && typeof told.email === 'string' ? told.email : null;
  }

  return {
    name,

    async signInAddress({ state, nonce, codeVerifier }) {
      const configuration = await configured();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      const code_challenge = await calculatePKCECodeChallenge(codeVerifier);
      const asked = { redirect_uri: redirectUri, scope: SCOPE, state, nonce };
      return buildAuthorizationUrl(configuration, { ...asked, code_challenge, code_challenge_method: 'S256' }).href;
    },

    async vouchedFor(query, { state, nonce, codeVerifier }) {
      const configuration = await configured();
      const { authorizationCodeGrant } = await library();
      const cameBackTo = new URL(redirectUri);
      cameBackTo.search = query.toString();
      const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      try {
        const tokens = await authorizationCodeGrant(configuration, cameBackTo, { ...expected, idTokenExpected: true });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('no ID token came');
        const email = await verifiedEmail(configuration, claims, tokens.access_token);
        return { issuer: claims.iss, subject: claims.sub, verifiedEmail: email };
      } catch (error) {
        const Told = isAway(error) ? IdentityProviderAway : NotVouchedFor;
        throw new Told(`${issuer}: ${wordsOf(error)}`, { cause: error });
      }
    },
  };
}

type Claims = { sub: string; email?: unknown; email_verified?: unknown };
