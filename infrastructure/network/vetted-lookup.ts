import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { AddressPolicy } from './address-policy.ts';
import { LookupFailed } from './lookup-failed.ts';
import type { ResolveHost } from './resolve-host.ts';

export type VettingOptions = {
  policy: AddressPolicy;
  resolve: ResolveHost;
  /** false for plain http, which is for networks that were opened by hand. */
  encrypted: boolean;
  signal: AbortSignal;
};

/**
 * A `lookup` for `net.connect` that hands over only vetted addresses, so that what was checked is what is dialled
 * (a name that is resolved twice can answer differently the second time). One bad address condemns the name.
 */
export function vettedLookup(vetting: VettingOptions): LookupFunction {
  return (host, { all }, callback) => {
    vettedAddresses(host, vetting).then(
      ([first, ...others]) => {
        if (all) callback(null, [first, ...others]);
        else callback(null, first.address, first.family);
      },
      error => callback(error, []),
    );
  };
}

async function vettedAddresses(
  host: string,
  { policy, resolve, encrypted, signal }: VettingOptions,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(host, signal).catch(error => {
    throw new LookupFailed('dns', `${host} can't be resolved`, error);
  });
  if (first === undefined) throw new LookupFailed('dns', `${host} has no address`);
  for (const { address } of [first, ...others]) {
    if (policy.refuses(address) || !(encrypted || policy.isAllowedNetwork(address))) {
      throw new LookupFailed('refused_address', `${host} leads to ${address}, where nothing is sent`);
    }
  }
  return [first, ...others];
}
