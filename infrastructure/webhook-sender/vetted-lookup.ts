import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { AddressPolicy } from '../network/address-policy.ts';

/** A host name leads to an address where no webhook may go. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
  constructor(host: string, address: string) {
    super(`${host} resolves to ${address}, which is private or reserved`);
  }
}

/** Resolves a host name to all of its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveBySystem: Resolve = host =>
  new Promise((resolve, reject) =>
    systemLookup(host, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    ),
  );

/**
 * A `lookup` that vets every address of a name and answers only vetted ones, so that the address that was checked is
 * the address that is dialled. One bad address among good ones condemns the name: it may be the next one's turn.
 */
export function vettedLookup(policy: AddressPolicy, resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      addresses => {
        const bad = addresses.find(({ address }) => policy.refuses(address));
        const [first] = addresses;
        if (bad !== undefined) return callback(new RefusedAddress(host, bad.address), '', 0);
        if (first === undefined)
          return callback(Object.assign(new Error(`no address for ${host}`), { code: 'ENOTFOUND' }), '', 0);
        if (options.all === true) return callback(null, addresses);
        return callback(null, first.address, first.family);
      },
      error => callback(error, '', 0),
    );
  };
}
