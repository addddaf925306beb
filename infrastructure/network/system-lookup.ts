import { type LookupAddress, lookup } from 'node:dns';
import { promisify } from 'node:util';

/** Finds a name as programs of this machine do. The signal says that nobody waits any more. */
export type LookUpOnSystem = (host: string, signal: AbortSignal) => Promise<LookupAddress[]>;

const getaddrinfo = promisify(lookup);

/**
 * Asks the system one name at a time: `getaddrinfo` keeps one of two threads of the process for as long as the servers of
 * a name are silent, and nobody can call it back. Whoever no longer waits when their turn comes asks nothing.
 * @param ask what asks; `getaddrinfo` unless told
 */
export function createSystemLookup(
  ask: (host: string) => Promise<LookupAddress[]> = host => getaddrinfo(host, { all: true }),
): LookUpOnSystem {
  let underWay: Promise<unknown> = Promise.resolve();
  return (host, signal) => {
    const turn = underWay.then(() => {
      signal.throwIfAborted();
      return ask(host);
    });
    underWay = turn.catch(() => undefined);
    return turn;
  };
}
