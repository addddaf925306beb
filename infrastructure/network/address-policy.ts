import { createNetworks, plainAddress } from './networks.ts';
import { ownAddresses } from './own-addresses.ts';

/** Which IP addresses may be dialled for a stranger: by a remote page or by a customer's webhook URL. */
export interface AddressPolicy {
  /** Whether the address must not be dialled. Everything that is no plain IPv4 or IPv6 address is refused. */
  refuses(address: string): boolean;
  /** Whether the address lies in a network that was opened by hand, so that other ports and plain http are fine too. */
  isAllowedNetwork(address: string): boolean;
}

export type AddressPolicyOptions = {
  /** CIDRs that are opened although they are private, for development and tests, such as `127.0.0.0/8`. */
  allow: readonly string[];
  /** CIDRs that are closed although they are public, or opened otherwise. */
  deny?: readonly string[];
  /** The addresses that this machine goes by; asked for at each question. */
  own?: () => ReadonlySet<string>;
};

/** Everything that the IANA special-purpose registry does not call globally reachable, and multicast. */
const REFUSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Looks public, and is Azure's own service beside every virtual machine. */
const CLOUD_SERVICES = ['168.63.129.16/32'];

/** Only 2000::/3 is given out as global unicast; inside it, what leads elsewhere (6to4, Teredo) or is kept for papers. */
const REFUSED_IPV6 = ['::/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '4000::/2', '8000::/1'];

/** @throws when a network is not written as `address/prefix`. */
export function createAddressPolicy({ allow, deny = [], own = ownAddresses }: AddressPolicyOptions): AddressPolicy {
  const special = createNetworks([...REFUSED_IPV4, ...CLOUD_SERVICES, ...REFUSED_IPV6]);
  const allowed = createNetworks(allow);
  const denied = createNetworks(deny);

  const isDenied = (plain: string): boolean => {
    const carried = carriedIpv4(plain);
    return denied.contain(plain) || (carried !== null && denied.contain(carried));
  };

  return {
    isAllowedNetwork(address) {
      const plain = plainAddress(address);
      return plain !== null && allowed.contain(plain) && !isDenied(plain);
    },
    refuses(address) {
      const plain = plainAddress(address);
      if (plain === null || isDenied(plain)) return true;
      if (allowed.contain(plain)) return false;
      const translated = translatedIpv4(plain);
      if (translated !== null) return special.contain(translated) || own().has(translated);
      return special.contain(plain) || own().has(plain);
    },
  };
}

/**
 * The IPv4 address that a gateway dials for an address of the well-known NAT64 prefix (RFC 6052): where a network has
 * nothing but IPv6, every site that has nothing but IPv4 is reached so.
 */
const translatedIpv4 = (plain: string): string | null => lowBits(plain, /^64:ff9b::/);

/** The IPv4 address within an IPv6 one, whose packets end there: NAT64, or 6to4 (RFC 3056). */
function carriedIpv4(plain: string): string | null {
  const [, high, low] = /^2002:([0-9a-f]{1,4}):([0-9a-f]{0,4}):/.exec(plain) ?? [];
  return high === undefined ? translatedIpv4(plain) : dotted(high, low ?? '');
}

/** The last 32 bits of an address with this prefix of 96, as URLs spell it. */
function lowBits(plain: string, prefix: RegExp): string | null {
  if (!prefix.test(plain)) return null;
  const groups = plain.replace(prefix, '').split(':');
  return groups.length > 2 ? null : dotted(groups.length === 2 ? (groups[0] ?? '') : '', groups.at(-1) ?? '');
}

const dotted = (high: string, low: string): string =>
  [high, low]
    .map(group => Number.parseInt(group || '0', 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.');
