import { isIP } from 'node:net';

/** The address that a URL's host stands for by itself; null: a name for the DNS. */
export function literalAddress(hostname: string): string | null {
  // RFC 6761, 6.3: names below localhost are loopback wherever they are resolved.
  if (/(^|\.)localhost\.?$/.test(hostname)) return '127.0.0.1';
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? null : host;
}
