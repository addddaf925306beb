import { isIP } from 'node:net';
import type { AddressPolicy } from '../network/address-policy.ts';
import { BLOCKED_PORTS } from './blocked-ports.ts';

/** Host of a URL without the brackets of an IPv6 literal. `URL` has normalised decimal, hex and octal hosts already. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/**
 * Why webhooks can't be sent to this URL, in a sentence; null when they can. What a host name resolves to is vetted at
 * every attempt, not here.
 */
export function checkTargetUrl(text: string, policy: AddressPolicy): string | null {
  if (!URL.canParse(text)) return 'url must be an absolute https URL.';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'url must be an https URL.';
  if (url.username !== '' || url.password !== '') return 'url must not hold credentials.';
  if (url.port !== '' && BLOCKED_PORTS.has(Number(url.port))) return `url must not use port ${url.port}.`;
  const host = hostOf(url);
  const isAddress = isIP(host) !== 0;
  if (isAddress && policy.refuses(host)) return 'url must be publicly reachable: this address is private or reserved.';
  if (!isAddress && /(^|\.)localhost\.?$/i.test(host)) return 'url must be publicly reachable: localhost is not.';
  const opened = isAddress && policy.isAllowedNetwork(host);
  if (url.protocol === 'http:' && !opened) return 'url must be an https URL.';
  return null;
}
