import { randomFillSync } from 'node:crypto';

/** Filled at once: asking the system for each nonce of a few bytes costs more than the encryption that it is for. */
const POOL_BYTES = 8192;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Random bytes of cryptographic quality. They are handed out once and wiped from the pool.
 * @param size at most 8192.
 */
export function randomFromPool(size: number): Buffer {
  if (used + size > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + size));
  pool.fill(0, used, used + size);
  used += size;
  return bytes;
}
