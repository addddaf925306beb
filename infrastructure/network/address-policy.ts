import { BlockList, isIP } from 'node:net';

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

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * @param allowNetworks CIDRs that are opened although they are private, for development and tests, such as `127.0.0.0/8`.
 * @throws when a network is not written as `address/prefix`.
 */
export function createAddressPolicy(allowNetworks: readonly string[]): AddressPolicy {
  const refused = networksOf([...REFUSED_IPV4, ...REFUSED_IPV6]);
  const allowed = networksOf(allowNetworks);

  return {
    isAllowedNetwork(address) {
      const plain = unmapped(address);
      return plain !== null && contains(allowed, plain);
    },
    refuses(address) {
      const plain = unmapped(address);
      if (plain === null) return true;
      return contains(refused, plain) && !contains(allowed, plain);
    },
  };
}

/**
 * The address in one spelling, an IPv4 address that is mapped into IPv6 as the IPv4 address that will be dialled.
 * null: no address.
 */
function unmapped(address: string): string | null {
  const version = isIP(address);
  if (version === 4) return address;
  // A zone (`fe80::1%eth0`) names a link of this machine: nothing global ever has one.
  if (version === 0 || address.includes('%')) return null;
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const mapped = MAPPED_IPV4.exec(canonical);
  if (!mapped) return canonical;
  const bits = (Number.parseInt(mapped[1] ?? '', 16) << 16) | Number.parseInt(mapped[2] ?? '', 16);
  return [24, 16, 8, 0].map(shift => (bits >>> shift) & 255).join('.');
}

/** IPv4 networks as numbers, which are held against in well under a microsecond; IPv6 ones in a list of Node's own. */
type Networks = { ipv4: { first: number; size: number }[]; ipv6: BlockList };

function networksOf(networks: readonly string[]): Networks {
  const lists: Networks = { ipv4: [], ipv6: new BlockList() };
  for (const network of networks) {
    const [address = '', prefix = ''] = network.trim().split('/');
    const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (isIP(address) === 0 || !(bits <= (isIP(address) === 6 ? 128 : 32))) {
      throw new Error(`"${network}" is not a network: write it as address/prefix, for example 127.0.0.0/8`);
    }
    if (isIP(address) === 6) lists.ipv6.addSubnet(address, bits, 'ipv6');
    else {
      const size = 2 ** (32 - bits);
      lists.ipv4.push({ first: Math.floor(numberOf(address) / size) * size, size });
    }
  }
  return lists;
}

function contains({ ipv4, ipv6 }: Networks, address: string): boolean {
  if (isIP(address) === 6) return ipv6.check(address, 'ipv6');
  const number = numberOf(address);
  return ipv4.some(({ first, size }) => number >= first && number < first + size);
}

/** An IPv4 address as its 32 bits. */
const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
