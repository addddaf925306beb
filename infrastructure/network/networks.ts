import { BlockList, isIP } from 'node:net';

/** A set of IP networks. */
export interface Networks {
  /** Whether an address, spelled as `plainAddress` does, lies in one of them. */
  contain(plain: string): boolean;
}

const MAPPED_IPV4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * @param networks CIDRs, such as `10.0.0.0/8` or `fd00::/8`.
 * @throws when one is not written as `address/prefix`.
 */
export function createNetworks(networks: readonly string[]): Networks {
  const lists = listsOf(networks);
  return { contain: plain => contains(lists, plain) };
}

/**
 * The address in one spelling, an IPv4 address that is mapped into IPv6 as the IPv4 address that it is.
 * null: no address.
 */
export function plainAddress(address: string): string | null {
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
type Lists = { ipv4: { first: number; size: number }[]; ipv6: BlockList };

function listsOf(networks: readonly string[]): Lists {
  const lists: Lists = { ipv4: [], ipv6: new BlockList() };
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

function contains({ ipv4, ipv6 }: Lists, address: string): boolean {
  if (isIP(address) === 6) return ipv6.check(address, 'ipv6');
  const number = numberOf(address);
  return ipv4.some(({ first, size }) => number >= first && number < first + size);
}

/** An IPv4 address as its 32 bits. */
const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
