import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { addressesInHostsFile, HOSTS_FILE } from './hosts-file.ts';
import { createSystemLookup, type LookUpOnSystem } from './system-lookup.ts';

/** Finds all addresses of a host name. Rejects when there are none; the signal says that nobody waits any more. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

/** What is asked, unless told: what this machine is set to. */
export type HostResolverOptions = {
  /** `address:port` of name servers. */
  servers?: readonly string[];
  hostsFile?: string;
  /** Asked for what neither the DNS nor the hosts file knows. */
  system?: LookUpOnSystem;
};

/** What the DNS says when it does not know a name, or when this machine has no DNS server. */
const UNKNOWN_TO_DNS = new Set(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED']);

/** RFC 6761, 6.3: such a name is this machine, and nobody is asked. */
const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Asks the DNS by sockets, not by `getaddrinfo`: that one runs on two threads of the process, and two names whose
 * servers are silent would hold up all others. The hosts file is read for what the DNS does not know, and the system
 * is asked for the rest, for example short names in a cluster: a name at a time, for a server that denies a name to us
 * may be silent when the system asks.
 */
export function createHostResolver(options: HostResolverOptions = {}): ResolveHost {
  const { servers, hostsFile = HOSTS_FILE, system = createSystemLookup() } = options;
  return async (host, signal) => {
    if (/(^|\.)localhost\.?$/.test(host)) {
      const named = await addressesInHostsFile(host, hostsFile);
      return named.length > 0 ? named : LOOPBACK;
    }
    const answered = await askDns(host, signal, servers);
    if (answered.length > 0) return answered;
    const named = await addressesInHostsFile(host, hostsFile);
    return named.length > 0 ? named : await system(host, signal);
  };
}

/** The addresses that the DNS knows: none when it does not know the name. Rejects when it could not say. */
async function askDns(host: string, signal: AbortSignal, servers?: readonly string[]): Promise<LookupAddress[]> {
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
    return [];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
