import { parseUrl } from '../../domain/parse-url.ts';
import type { AddressPolicy } from '../network/address-policy.ts';
import { literalAddress } from '../network/literal-address.ts';
import { BAD_PORTS } from './bad-ports.ts';

const OPEN_A_NETWORK = 'unless the operator opens its network with AFFIANT_ALLOW_NETWORKS';

/**
 * Checks what a webhook's URL shows without asking the DNS; the addresses of a host name are vetted when it is dialled.
 * Plain http is for networks that were opened by hand, so its host has to be an IP address or `localhost`.
 * @returns why webhooks can't be sent there, in a sentence; null when they can.
 */
export function checkTargetUrl(url: string, policy: AddressPolicy): string | null {
  const target = parseUrl(url);
  if (target === null) return 'The URL is malformed: write it whole, for example https://example.com/webhooks.';
  return checkTarget(target, policy);
}

/** The same of an address that was read already. */
export function checkTarget(
  { protocol, username, password, port, hostname }: URL,
  policy: AddressPolicy,
): string | null {
  if (protocol !== 'https:' && protocol !== 'http:') return 'The URL must begin with https://.';
  if (username !== '' || password !== '') {
    return 'The URL must not hold a user name or password: check the signature to know who sends.';
  }
  if (port !== '' && BAD_PORTS.has(Number(port))) {
    return `Port ${port} belongs to another protocol: use 443 or another port on which HTTPS is served.`;
  }
  const address = literalAddress(hostname);
  if (address !== null && policy.refuses(address)) {
    return `${hostname} is no public address: webhooks are sent to public addresses only, ${OPEN_A_NETWORK}.`;
  }
  if (protocol === 'http:' && (address === null || !policy.isAllowedNetwork(address))) {
    return `The URL must begin with https://, ${OPEN_A_NETWORK} and the host is an IP address or localhost.`;
  }
  return null;
}
