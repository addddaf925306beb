import { readFileSync } from 'node:fs';
import { createIssuerSignIn, type IssuerSignIn } from '../../application/issuer-sign-in.ts';
import { createAddressPolicy } from '../network/address-policy.ts';
import { createVettedFetch } from '../network/vetted-fetch.ts';
import { createIdentityProvider } from '../oidc/identity-provider.ts';
import { ConfigError } from '../settings/config-error.ts';
import type { OidcAt } from '../settings/oidc-settings.ts';
import { type Container, sharedParts, TOKENS } from './container.ts';

/** The secret itself, without the line end of its file. @throws ConfigError that names the file */
function secretOf({ secret }: OidcAt): string | undefined {
  if (secret === undefined || 'text' in secret) return secret?.text;
  try {
    const text = readFileSync(secret.file, 'utf8').trim();
    if (text !== '') return text;
  } catch (error) {
    throw new ConfigError(`CONSOLE_OIDC_CLIENT_SECRET_FILE cannot be read (${(error as Error).message})`);
  }
  throw new ConfigError(`CONSOLE_OIDC_CLIENT_SECRET_FILE is ${secret.file}, which is empty`);
}

/**
 * Coming in by accounts elsewhere; undefined when no issuer is set.
 * @param redirectUri where browsers come back to
 * @throws ConfigError when the client's secret can't be read
 */
export function issuerSignInOf(container: Container, redirectUri: string): IssuerSignIn | undefined {
  const { allowNetworks, denyNetworks, oidc } = container.resolve(TOKENS.config);
  if (oidc === undefined) return undefined;
  const { reservations } = container.resolve(TOKENS.engines);
  const { operators } = container.resolve(TOKENS.readModels);
  const policy = createAddressPolicy({ allow: [...allowNetworks, ...oidc.networks], deny: denyNetworks });
  const provider = createIdentityProvider({
    ...oidc,
    clientSecret: secretOf(oidc),
    redirectUri,
    fetch: createVettedFetch({ policy }),
  });
  return createIssuerSignIn({ ...sharedParts(container), reservations, operators, provider, orgId: oidc.orgId });
}
