import { cpuOf, type Disturbance, watchMachine } from './machine.ts';
import { say } from './progress.ts';
import type { Row } from './row.ts';

/** What one slice of one side came to. */
export type Slice = { requests: number; seconds: number };

/** One of the two sides: how a slice of it is measured, and whose processor time it costs. */
export type Side = { pid: number | undefined; measure(): Promise<Slice> };

type Sum = Slice & { cpuUs: number };

/**
 * Measures both sides in turn, a slice of each, many times, after one of each to warm up. The machine's speed changes by
 * the minute, and both sides of a pair see the same of it.
 * @param more the measurement's other processes, whose time is no disturbance
 */
export async function alternate(
  name: string,
  sides: { ours: Side; bare: Side },
  slices: number,
  more: readonly (number | undefined)[] = [],
): Promise<Pick<Row, 'ours' | 'bare' | 'slices'>> {
  const ours: Sum = { requests: 0, seconds: 0, cpuUs: 0 };
  const bare: Sum = { requests: 0, seconds: 0, cpuUs: 0 };
  const ratios: number[] = [];
  await sides.ours.measure();
  await sides.bare.measure();
  const watched = watchMachine([sides.ours.pid, sides.bare.pid, ...more]);
  for (let slice = 1; slice <= slices; slice++) {
    const ratio = (await measureInto(ours, sides.ours)) / (await measureInto(bare, sides.bare));
    ratios.push(ratio);
    say(`${name}: slice ${slice} of ${slices}, ratio ${ratio.toFixed(2)}`);
  }
  const disturbance: Disturbance | undefined = watched();
  const cpuUs = { ours: ours.cpuUs / ours.requests, bare: bare.cpuUs / bare.requests };
  ratios.sort((a, b) => a - b);
  return {
    ours: ours.requests / ours.seconds,
    bare: bare.requests / bare.seconds,
    slices: { ratios, cpuUs, disturbance },
  };
}

/** Adds a slice to the sum. @returns its requests a second. */
async function measureInto(sum: Sum, side: Side): Promise<number> {
  const cpuBefore = cpuOf(side.pid);
  const { requests, seconds } = await side.measure();
  sum.cpuUs += cpuOf(side.pid) - cpuBefore;
  sum.requests += requests;
  sum.seconds += seconds;
  return requests / seconds;
}
