import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';

/** Idle connections are kept per host: so many, and so long. How many are busy is the business of who calls. */
const KEEP_ALIVE = { keepAlive: true, maxFreeSockets: 256, timeout: 10_000 };

export type ConnectionPools = { 'http:': HttpAgent; 'https:': HttpsAgent };

/**
 * Connections that are used again, found by host and port. Each leads to the address that was vetted when it was made:
 * a name that means another address by now is noticed once its connections have lived `lifeMs`.
 */
export function connectionPools(lifeMs: number): ConnectionPools {
  const firstFreed = new WeakMap<Duplex, number>();
  const limited = <Pool extends HttpAgent>(pool: Pool): Pool => {
    const keep = pool.keepSocketAlive.bind(pool);
    pool.keepSocketAlive = socket => {
      const now = performance.now();
      const since = firstFreed.get(socket) ?? now;
      firstFreed.set(socket, since);
      return now - since < lifeMs ? keep(socket) : false;
    };
    return pool;
  };
  return { 'http:': limited(new HttpAgent(KEEP_ALIVE)), 'https:': limited(new HttpsAgent(KEEP_ALIVE)) };
}
