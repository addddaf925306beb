import { getDomain } from 'tldts';

/** Whether two addresses belong to the same owner as far as their names tell. */
export type SiteRelation = 'same' | 'different' | 'unknown';

/** The registrable domain (private suffixes count, so that two users of one host are two); for IP addresses and localhost the host with its port. */
function siteOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.host;
}

export function siteRelation(a: string, b: string): SiteRelation {
  const [first, second] = [siteOf(a), siteOf(b)];
  if (first === null || second === null) return 'unknown';
  return first === second ? 'same' : 'different';
}

/** Whether the address is plain http on another machine; on this one nobody stands in between. */
export function isOpenHttp(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isLoopback =
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
  return protocol === 'http:' && !isLoopback;
}
