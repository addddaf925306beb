import { readFileSync } from 'node:fs';

const ANONYMOUS_CODE = /^([0-9a-f]+)-([0-9a-f]+) rwxp \S+ \S+ 0\s*$/gm;
const BYTES_PER_MB = 1_000_000;

/**
 * MB that this Node maps writable for machine code in each isolate (a process, a worker thread). The kernel counts them as
 * data from the first moment, although nearly nothing of them is ever touched: some 540 MB on Node 24, nothing that
 * matters on 20 and 22. A limit of data (RLIMIT_DATA) stands above them. 0 where there is no /proc.
 */
export function codeRangeMb(): number {
  try {
    const maps = readFileSync('/proc/self/maps', 'latin1');
    const sizes = [...maps.matchAll(ANONYMOUS_CODE)].map(
      ([, from = '0', to = '0']) => Number.parseInt(to, 16) - Number.parseInt(from, 16),
    );
    return Math.ceil(Math.max(0, ...sizes) / BYTES_PER_MB);
  } catch {
    return 0;
  }
}
