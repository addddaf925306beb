import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An account at the issuer, as its tokens tell of it. */
export type Account = { sub: string; email?: string; email_verified?: unknown };

/** What an issuer may do otherwise than it should. */
export type Misconduct = {
  /** Put over the claims of the ID token. */
  claims?: Record<string, unknown>;
  /** Put over its header. */
  header?: Record<string, unknown>;
  /** Signed by a key that the issuer never told of. */
  foreignKey?: boolean;
  /** No ID token comes. */
  noToken?: boolean;
  /** So many bytes more come with the token. */
  flood?: number;
  /** The token endpoint answers so. */
  status?: number;
};

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A small issuer of OpenID Connect on this machine: authorization code flow with PKCE, RS256, each code used once. */
export async function startFakeIssuer(client: { id: string; secret: string }) {
  const [key, foreign] = [newKey(), newKey()];
  const jwk = { ...key.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { account: Account; asked: URLSearchParams }>();
  let misconduct: Misconduct = {};
  let isSilent = false;
  let atTheBrowser: Account | undefined;
  const requests: string[] = [];
  let origin = '';

  function idToken({ email, email_verified, sub }: Account, asked: URLSearchParams): string {
    const { claims = {}, foreignKey = false, header = {} } = misconduct;
    const now = Math.floor(Date.now() / 1000);
    const standard = { iss: origin, aud: client.id, sub, nonce: asked.get('nonce'), iat: now, exp: now + 300 };
    const head = encoded({ alg: 'RS256', kid: 'k1', ...header });
    const signed = `${head}.${encoded({ ...standard, email, email_verified, ...claims })}`;
    const { privateKey } = foreignKey ? foreign : key;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey).toString('base64url')}`;
  }

  async function token(request: IncomingMessage): Promise<[number, object]> {
    const form = new URLSearchParams(await text(request));
    const [, basic = ''] = (request.headers.authorization ?? '').split(' ');
    const found = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    // RFC 6749, 2.3.1: both are encoded as parts of a form are.
    const [id, secret] = Buffer.from(basic, 'base64')
      .toString()
      .split(':')
      .map(part => new URLSearchParams(`value=${part}`).get('value'));
    const isClient = id === client.id && secret === client.secret;
    if (!isClient) return [401, { error: 'invalid_client' }];
    if (found === undefined || found.asked.get('code_challenge') !== challenge)
      return [400, { error: 'invalid_grant' }];
    if (misconduct.status !== undefined) return [misconduct.status, { error: 'server_error' }];
    const flood = ' '.repeat(misconduct.flood ?? 0);
    const answer = { flood, access_token: randomUUID(), token_type: 'Bearer', expires_in: 60 };
    return [200, misconduct.noToken ? answer : { ...answer, id_token: idToken(found.account, found.asked) }];
  }

  /** Lets a person sign in. @param address where their browser was sent @returns the query that it goes back with */
  function signIn(address: string, account: Account): URLSearchParams {
    const asked = new URL(address).searchParams;
    const code = randomUUID();
    codes.set(code, { account, asked });
    return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: origin });
  }

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://issuer').pathname;
    requests.push(path);
    if (isSilent) return;
    if (path === '/authorize' && atTheBrowser !== undefined) {
      const asked = new URL(request.url ?? '', origin);
      const back = `${asked.searchParams.get('redirect_uri')}?${signIn(asked.href, atTheBrowser)}`;
      // Somebody signs in there, and only then goes back: a page and a click.
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>Issuer</title><a href="${back.replaceAll('&', '&amp;')}">Go back</a>`);
      return;
    }
    const answers: Record<string, () => Promise<[number, object]> | [number, object]> = {
      '/.well-known/openid-configuration': () => [
        200,
        {
          issuer: origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/keys`,
          authorization_response_iss_parameter_supported: true,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      ],
      '/keys': () => [200, { keys: [jwk] }],
      '/token': () => token(request),
    };
    const [status, body] = (await answers[path]?.()) ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** Paths that were asked for. */
    requests,
    /** What it does wrong from now on; nothing unless told. */
    misbehave(how: Misconduct = {}) {
      misconduct = how;
    },
    silence(silent: boolean) {
      isSilent = silent;
    },
    signIn,
    /** Who signs in by a browser at the issuer's own page. */
    expect(account: Account) {
      atTheBrowser = account;
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
