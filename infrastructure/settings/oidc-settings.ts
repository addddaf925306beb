import { z } from 'zod';
import { isId } from '../../domain/identifiers.ts';
import type { TokenSource } from './browsers-settings.ts';
import { ConfigError } from './config-error.ts';
import { settingWords } from './setting-words.ts';
import { networks } from './values.ts';

/** An issuer of OpenID Connect by whose accounts the people of one organization come in, and who we are to it. */
export type OidcAt = {
  issuer: string;
  clientId: string;
  secret: TokenSource | undefined;
  orgId: string;
  /** What people know it by. */
  name: string;
  /** Networks in which it may be although they are private. */
  networks: string[];
};

/** OpenID Connect Discovery 1.0, 2: neither query nor fragment. It is compared as it stands, so nothing is taken away. */
const issuer = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).refine(text => {
  const { username, password, search, hash } = new URL(text);
  return [username, password, search, hash].every(part => part === '');
}, 'must be the address of an issuer, without user, password, query or fragment');

const of = { table: 'none' };
const required = { table: 'required with `CONSOLE_OIDC_ISSUER`' };

/** The settings of coming in to the console by an account elsewhere, each optional. */
export const OIDC_SETTINGS = {
  CONSOLE_OIDC_ISSUER: issuer.optional().register(settingWords, {
    help: 'issuer of OpenID Connect by whose accounts operators may sign in',
    table:
      'issuer of OpenID Connect by whose accounts people sign in to the console too; see [docs/operations.md](docs/operations.md#signing-in-by-company-accounts)',
    unset: { table: 'none: passkeys alone' },
  }),
  CONSOLE_OIDC_CLIENT_ID: z.string().optional().register(settingWords, {
    help: 'who the console is there',
    unset: required,
  }),
  CONSOLE_OIDC_CLIENT_SECRET: z.string().optional().register(settingWords, {
    help: 'its secret there',
    table: 'its secret there; a client without one proves itself by PKCE alone',
    unset: of,
  }),
  CONSOLE_OIDC_CLIENT_SECRET_FILE: z.string().optional().register(settingWords, {
    help: 'file that holds it, instead',
    table: 'file that holds the secret, instead of `CONSOLE_OIDC_CLIENT_SECRET`',
  }),
  CONSOLE_OIDC_ORGANIZATION: z
    .string()
    .refine(text => isId('org_', text), 'must be the id of an organization: `affiant org list` names them')
    .optional()
    .register(settingWords, { help: 'id of the organization whose people come in so', unset: required }),
  CONSOLE_OIDC_NAME: z
    .string()
    .max(60, 'must have 60 characters at most')
    .optional()
    .register(settingWords, {
      help: 'what people know the issuer by',
      table: 'what people know the issuer by: the button says `Sign in with …`',
      unset: { table: 'the host of the issuer' },
    }),
  CONSOLE_OIDC_NETWORKS: networks.default([]).register(settingWords, {
    help: 'CIDRs of private networks in which the issuer may be',
    table:
      'private networks (CIDRs, comma between) in which the issuer may be; they are open to the sign-in alone. Plain http is for issuers in these',
  }),
};

type Settings = {
  CONSOLE_OIDC_ISSUER?: string | undefined;
  CONSOLE_OIDC_CLIENT_ID?: string | undefined;
  CONSOLE_OIDC_CLIENT_SECRET?: string | undefined;
  CONSOLE_OIDC_CLIENT_SECRET_FILE?: string | undefined;
  CONSOLE_OIDC_ORGANIZATION?: string | undefined;
  CONSOLE_OIDC_NAME?: string | undefined;
  CONSOLE_OIDC_NETWORKS: string[];
};

function secretOf({ CONSOLE_OIDC_CLIENT_SECRET: text, CONSOLE_OIDC_CLIENT_SECRET_FILE: file }: Settings) {
  if (text !== undefined && file !== undefined) {
    throw new ConfigError(
      'CONSOLE_OIDC_CLIENT_SECRET and CONSOLE_OIDC_CLIENT_SECRET_FILE are both set: set the one that counts',
    );
  }
  if (text !== undefined) return { text };
  return file === undefined ? undefined : { file };
}

/** The issuer by whose accounts people come in; undefined: none. @throws ConfigError */
export function oidcOf(settings: Settings): OidcAt | undefined {
  const { CONSOLE_OIDC_ISSUER: issuer, CONSOLE_OIDC_NETWORKS: networks, ...rest } = settings;
  const { CONSOLE_OIDC_CLIENT_ID: clientId, CONSOLE_OIDC_ORGANIZATION: orgId, CONSOLE_OIDC_NAME: name } = rest;
  const secret = secretOf(settings);
  if (issuer === undefined) {
    const set = Object.keys(OIDC_SETTINGS).find(each => {
      const value = settings[each as keyof Settings];
      return typeof value === 'string';
    });
    if (set === undefined) return undefined;
    throw new ConfigError(`${set} is set without CONSOLE_OIDC_ISSUER, the issuer by whose accounts people sign in`);
  }
  if (clientId === undefined) {
    throw new ConfigError('CONSOLE_OIDC_ISSUER is set without CONSOLE_OIDC_CLIENT_ID, the name of the console there');
  }
  if (orgId === undefined) {
    throw new ConfigError(
      'CONSOLE_OIDC_ISSUER is set without CONSOLE_OIDC_ORGANIZATION, the organization whose people come in so',
    );
  }
  return { issuer, clientId, secret, orgId, name: name ?? new URL(issuer).host, networks };
}
