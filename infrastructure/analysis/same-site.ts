import { getDomain } from 'tldts';
import type { SiteRelation } from '../../domain/judging/site-relation.ts';
import { siteAddress } from '../../domain/site-address.ts';

/** The registrable domain (private suffixes count, so that two users of one host are two); for IP addresses and localhost the host with its port. */
function siteOf(address: string): string | null {
  const url = siteAddress(address);
  if (url === null) return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.host;
}

/** Whether two addresses belong to one registrable domain. */
export function siteRelation(a: string, b: string): SiteRelation {
  const [first, second] = [siteOf(a), siteOf(b)];
  if (first === null || second === null) return 'unknown';
  return first === second ? 'same' : 'different';
}
