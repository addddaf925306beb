import { isIP, type LookupFunction } from 'node:net';
import { parseUrl } from '../../../domain/parse-url.ts';
import type { AddressPolicy } from '../../network/address-policy.ts';
import { EgressRefused } from './failure.ts';

/** Finds the addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

/** A host and port whose addresses have all been checked, ready to be dialled. */
export type Destination = {
  host: string;
  port: number;
  /** Hands the checked addresses to `net.connect`, so that the name is not resolved a second time (DNS rebinding). */
  lookup: LookupFunction;
};

const PUBLIC_PORTS = new Set([80, 443]);

/**
 * Resolves and checks where a remote page wants to go.
 * @param authority `host:port` as it stands in a CONNECT line or a URL; numeric spellings are normalised first.
 * @throws EgressRefused when one of the addresses or the port is refused: one bad address condemns the name.
 */
export async function checkDestination(
  authority: string,
  policy: AddressPolicy,
  resolve: Resolve,
): Promise<Destination> {
  const { host, port } = parseAuthority(authority);
  const version = isIP(host);
  const addresses = version ? [{ address: host, family: version }] : await resolve(host);
  if (addresses.length === 0) throw new EgressRefused(`${host} has no address`, 'NO_NAME');
  for (const { address } of addresses) {
    if (policy.refuses(address)) throw new EgressRefused(`${host} leads to a private or special address`);
    if (!PUBLIC_PORTS.has(port) && !policy.isAllowedNetwork(address)) {
      throw new EgressRefused(`port ${port} is closed: remote pages reach ports 80 and 443 only`);
    }
  }
  return { host, port, lookup: lookupFrom(addresses) };
}

/** `URL` turns decimal, octal and hexadecimal IPv4 spellings into the plain one, as the browser and the kernel do. */
function parseAuthority(authority: string): { host: string; port: number } {
  const port = Number(/:(\d{1,5})$/.exec(authority)?.[1] ?? Number.NaN);
  const url = parseUrl(`http://${authority}/`);
  if (url === null || !(port > 0 && port < 65_536)) {
    throw new EgressRefused('the destination is not written as host:port');
  }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port };
}

function lookupFrom(addresses: readonly { address: string; family: number }[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all || !first) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}
