import type { ResolveHost } from '../../network/resolve-host.ts';
import { inTime } from '../../system/in-time.ts';
import type { Resolve } from './destination.ts';
import { tookTooLong } from './failure.ts';
import { LimitReached } from './limit-reached.ts';

/** A name whose servers are silent is given up then. */
const LOOKUP_MS = 8_000;

/** Lookups with a limit of time for each, and of those that are under way at once. @throws LimitReached */
export function boundedLookups(resolve: ResolveHost, most: number): Resolve {
  let underWay = 0;
  return async host => {
    if (underWay >= most) throw new LimitReached(`a remote page looks up more than ${most} names at once`);
    underWay++;
    const patience = new AbortController();
    try {
      return await inTime(LOOKUP_MS, resolve(host, patience.signal), () => tookTooLong('the lookup takes too long'));
    } finally {
      underWay--;
      patience.abort();
    }
  };
}
