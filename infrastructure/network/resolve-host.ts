import { type LookupAddress, lookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { promisify } from 'node:util';

/** Finds all addresses of a host name. Rejects when there are none; the signal says that nobody waits any more. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

/** What the DNS says when it does not know a name, or when this machine has no DNS server. */
const UNKNOWN_TO_DNS = new Set(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED']);

const lookupOnSystem = promisify(lookup);

/**
 * Asks the DNS by sockets, not by `getaddrinfo`: that one runs on two threads of the process, and two names whose
 * servers are silent would hold up all others. The system is asked for what the DNS does not know,
 * for example names in the hosts file.
 * @param servers `address:port` of name servers; those of the system unless told.
 */
export function createHostResolver(servers?: readonly string[]): ResolveHost {
  return async (host, signal) => {
    if (/(^|\.)localhost\.?$/.test(host)) return lookupOnSystem(host, { all: true });
    // A resolver each, so that it can be cancelled by itself and follows changes of resolv.conf.
    const resolver = new Resolver({ timeout: 1500, tries: 3 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      const addresses: LookupAddress[] = [];
      if (ipv4.status === 'fulfilled') addresses.push(...ipv4.value.map(address => ({ address, family: 4 })));
      if (ipv6.status === 'fulfilled') addresses.push(...ipv6.value.map(address => ({ address, family: 6 })));
      if (addresses.length > 0) return addresses;
      const failures = [ipv4, ipv6].flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []));
      const other = failures.find(failure => !UNKNOWN_TO_DNS.has(failure.code));
      if (other) throw other;
      return await lookupOnSystem(host, { all: true });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}
