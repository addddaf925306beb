import { createNetworks, plainAddress } from './networks.ts';

/** Which IP addresses may be dialled for a stranger: by a remote page or by a customer's webhook URL. */
export interface AddressPolicy {
  /** Whether the address must not be dialled. Everything that is no plain IPv4 or IPv6 address is refused. */
  refuses(address: string): boolean;
  /** Whether the address lies in a network that was opened by hand, so that other ports and plain http are fine too. */
  isAllowedNetwork(address: string): boolean;
}

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

/** Only 2000::/3 is given out as global unicast; inside it, what leads elsewhere (6to4, Teredo) or is kept for papers. */
const REFUSED_IPV6 = ['::/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '4000::/2', '8000::/1'];

/**
 * @param allowNetworks CIDRs that are opened although they are private, for development and tests, such as `127.0.0.0/8`.
 * @throws when a network is not written as `address/prefix`.
 */
export function createAddressPolicy(allowNetworks: readonly string[]): AddressPolicy {
  const refused = createNetworks([...REFUSED_IPV4, ...REFUSED_IPV6]);
  const allowed = createNetworks(allowNetworks);

  return {
    isAllowedNetwork(address) {
      const plain = plainAddress(address);
      return plain !== null && allowed.contain(plain);
    },
    refuses(address) {
      const plain = plainAddress(address);
      if (plain === null) return true;
      return refused.contain(plain) && !allowed.contain(plain);
    },
  };
}
