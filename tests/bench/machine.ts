import { readFileSync } from 'node:fs';

/** A tick of the times that Linux tells of processes and processors: 1/100 s whatever the kernel (proc(5), USER_HZ). */
const TICK_US = 10_000;

/** What a process has used of the processors so far, µs; NaN where the system does not tell. */
export function cpuOf(pid: number | undefined): number {
  try {
    // The name stands in brackets and may hold anything: fields are counted behind it.
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_US;
  } catch {
    return Number.NaN;
  }
}

/** Times of all processors since the machine started, in ticks. */
type Processors = { all: number; busy: number; stolen: number };

function processors(): Processors | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0] = line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    const busy = user + nice + system + irq + softirq;
    return { all: busy + idle + waiting + stolen, busy, stolen };
  } catch {
    return undefined;
  }
}

/** Shares of the machine's processors during a measurement, 0 to 1. */
export type Disturbance = {
  /** What the machine below gave to others. */
  stolen: number;
  /** What processes took that are no part of the measurement. */
  others: number;
};

/**
 * Watches what disturbs a measurement, from now on until the returned function is called.
 * @param pids the measurement's own processes, beside this one
 */
export function watchMachine(pids: readonly (number | undefined)[]): () => Disturbance | undefined {
  const own = () => pids.reduce<number>((sum, pid) => sum + cpuOf(pid) / TICK_US, cpuOf(process.pid) / TICK_US);
  const before = processors();
  const ownBefore = own();
  return () => {
    const after = processors();
    if (before === undefined || after === undefined) return undefined;
    const all = after.all - before.all;
    const others = Math.max(0, after.busy - before.busy - (own() - ownBefore));
    return { stolen: (after.stolen - before.stolen) / all, others: others / all };
  };
}
