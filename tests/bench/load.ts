import autocannon from 'autocannon';
import type { Side, Slice } from './slices.ts';

export type Target = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

const SLICE_SECONDS = 1;

/** A side that is asked over HTTP, over so many connections at once. */
export function requested(target: Target, connections: number, pid: number | undefined): Side {
  return { pid, measure: () => load(target, connections) };
}

/** @throws when any answer was not a 2xx. */
async function load(target: Target, connections: number): Promise<Slice> {
  const result = await autocannon({ ...target, connections, duration: SLICE_SECONDS, sampleInt: 100 });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} answers were no success, ${result.errors} requests failed`);
  }
  return { requests: result['2xx'], seconds: result.duration };
}
