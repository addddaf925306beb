import {
  CONFIGURATION_DEFAULTS,
  type InquiryConfiguration,
  type LoginMethod,
  nameFromQuery,
} from '../domain/inquiry/configuration.ts';
import type { JsonObject } from '../domain/json.ts';
import type { Sealer } from './ports/sealer.ts';

/** A way to sign in as the customer sends it; its configuration may hold secrets. */
export type RequestedLoginMethod = { provider: string; config: JsonObject };

/** The configuration fields of a request, as templates and inquiries share them. */
export type RequestedConfiguration = Partial<Omit<InquiryConfiguration, 'login_methods'>> & {
  login_methods?: readonly RequestedLoginMethod[];
};

/** What an inquiry can't do without. */
export type RequiredConfiguration = { query: string; start_url: string; return_url: string };

/** What a request must hold that names no template. */
export const REQUIRED_WITHOUT_TEMPLATE = ['name', 'query', 'start_url', 'return_url'] as const;

function sealed(methods: readonly RequestedLoginMethod[], sealer: Sealer): LoginMethod[] {
  return methods.map(({ provider, config }) => ({ provider, sealed_config: sealer.seal(JSON.stringify(config)) }));
}

/** The fields of a request that were sent, with the secrets of login methods sealed. */
export function requestedChanges(requested: RequestedConfiguration, sealer: Sealer): Partial<InquiryConfiguration> {
  const { login_methods, ...changes } = requested;
  return login_methods === undefined ? changes : { ...changes, login_methods: sealed(login_methods, sealer) };
}

/** A whole configuration from a request: what was not sent gets its default. */
export function newConfiguration(
  requested: RequestedConfiguration & RequiredConfiguration,
  sealer: Sealer,
): InquiryConfiguration {
  return {
    name: nameFromQuery(requested.query),
    query: requested.query,
    start_url: requested.start_url,
    return_url: requested.return_url,
    ...CONFIGURATION_DEFAULTS,
    ...requestedChanges(requested, sealer),
  };
}
