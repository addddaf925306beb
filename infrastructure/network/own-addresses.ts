import { networkInterfaces } from 'node:os';
import { plainAddress } from './networks.ts';

/** A machine gets another address seldom, and asking costs more than a comparison. */
const KNOWN_FOR_MS = 10_000;

let known: { addresses: ReadonlySet<string>; until: number } | null = null;

/**
 * The addresses that this machine goes by: what listens on a public one is as near as loopback, and a firewall in front
 * of the machine does not stand between.
 */
export function ownAddresses(): ReadonlySet<string> {
  const now = performance.now();
  if (known === null || now > known.until) {
    const addresses = Object.values(networkInterfaces())
      .flatMap(entries => entries ?? [])
      .flatMap(({ address }) => plainAddress(address) ?? []);
    known = { addresses: new Set(addresses), until: now + KNOWN_FOR_MS };
  }
  return known.addresses;
}
