import { DomainError } from '../domain-error.ts';
import type { JsonObject } from '../json.ts';
import { siteAddress } from '../site-address.ts';

/** Why an address is refused that lies outside. */
export const DOMAIN_NOT_ALLOWED = 'DOMAIN_NOT_ALLOWED';

/**
 * Where the person may go: registrable domains (or IP addresses) with all that is below them, as
 * `settings.allowed_domains` names them; null: anywhere. What is no list of texts was never taken as one.
 */
export function allowedDomains({ allowed_domains: listed }: JsonObject): readonly string[] | null {
  if (!Array.isArray(listed)) return null;
  const domains = listed.filter(domain => typeof domain === 'string');
  return domains.length === 0 ? null : domains;
}

/** The host that an address of the web stands for; null: the address belongs to whichever page made it. */
function hostOf(address: string): string | null {
  const url = siteAddress(address);
  if (url === null) return null;
  const { protocol, hostname } = url;
  return /^https?:$/.test(protocol) ? hostname.replace(/\.$/, '') : null;
}

/** Whether an address of the web lies beyond these domains. */
export function isOutside(address: string, domains: readonly string[] | null): boolean {
  const host = hostOf(address);
  if (domains === null || host === null) return false;
  return !domains.some(domain => host === domain || host.endsWith(`.${domain}`));
}

/** @throws DomainError when the capture would start where its person may not go. */
export function assertStartsWithin({ start_url, settings }: { start_url: string; settings: JsonObject }): void {
  const domains = allowedDomains(settings);
  if (!isOutside(start_url, domains)) return;
  throw new DomainError(
    'VALIDATION',
    `start_url must lie in one of settings.allowed_domains: ${domains?.join(', ')}. Name its domain there too.`,
    { field: 'start_url', reason: DOMAIN_NOT_ALLOWED },
  );
}
