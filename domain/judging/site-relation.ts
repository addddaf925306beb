import { siteAddress } from '../site-address.ts';

/** Whether two addresses belong to the same owner as far as their names tell. */
export type SiteRelation = 'same' | 'different' | 'unknown';

/** Compares the owners of two addresses. Which names belong to one owner is a list that lies outside of the domain. */
export type SiteComparer = (a: string, b: string) => SiteRelation;

/** Whether the address is plain http on another machine; on this one nobody stands in between. */
export function isOpenHttp(address: string): boolean {
  const url = siteAddress(address);
  if (url === null) return false;
  const { protocol, hostname } = url;
  const isLoopback =
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
  return protocol === 'http:' && !isLoopback;
}
