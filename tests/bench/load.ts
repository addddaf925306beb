import autocannon from 'autocannon';
import { type BenchOptions, median } from './row.ts';

export type Target = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

/** Requests a second that one measurement saw. @throws when any answer was not a 2xx. */
async function measure(target: Target, connections: number, seconds: number): Promise<number> {
  const result = await autocannon({ ...target, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} answers were no success, ${result.errors} requests failed`);
  }
  return result.requests.average;
}

/** Requests a second of both sides, measured in turn after a warm-up. */
export async function compare(
  ours: Target,
  bare: Target,
  connections: number,
  options: BenchOptions,
): Promise<{ ours: number; bare: number }> {
  const seen: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  await measure(ours, connections, 2);
  await measure(bare, connections, 2);
  for (let round = 0; round < options.rounds; round++) {
    seen.ours.push(await measure(ours, connections, options.seconds));
    seen.bare.push(await measure(bare, connections, options.seconds));
  }
  return { ours: median(seen.ours), bare: median(seen.bare) };
}
