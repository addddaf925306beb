import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header by which a node shows that it is one, on requests that it passes on. */
export const NODE_PASS = 'x-affiant-node';

/** A pass is valid this long: clocks of nodes may differ by as much. */
const VALID_MS = 30_000;

/**
 * Shows that a request was passed on by a node: the time and an HMAC over it, the method and the path. A request
 * with a pass is never passed on again.
 */
export type NodePasses = {
  make(method: string, path: string): string;
  /** Whether another node made this pass for this request, a moment ago. Compares in constant time. */
  check(pass: string, method: string, path: string): boolean;
};

/** @param key 32 random bytes, the same on every node */
export function createNodePasses(key: Uint8Array, now: () => number = Date.now): NodePasses {
  const macOf = (time: string, method: string, path: string) =>
    createHmac('sha256', key).update(`node pass\n${time}\n${method}\n${path}`).digest();
  return {
    make(method, path) {
      const time = String(now());
      return `${time}.${macOf(time, method, path).toString('base64url')}`;
    },
    check(pass, method, path) {
      const [time = '', mac = '', rest] = pass.split('.');
      if (rest !== undefined || !/^\d{1,15}$/.test(time)) return false;
      const given = Buffer.from(mac, 'base64url');
      const expected = macOf(time, method, path);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Math.abs(now() - Number(time)) <= VALID_MS;
    },
  };
}
