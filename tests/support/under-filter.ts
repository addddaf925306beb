import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, 'under-filter.pl');

/** What of system calls is filtered away from a command. */
export type Filter = 'allow-all' | 'no-namespaces';

/** The command line that runs this one under a filter of system calls, as a container does. */
export const underFilter = (filter: Filter, command: readonly string[]): string[] => [
  'perl',
  SCRIPT,
  filter,
  ...command,
];

/** Whether system calls can be filtered here; prints a `SKIPPED` line when they can't. */
export function canFilter(what: string): boolean {
  const [program = '', ...args] = underFilter('allow-all', ['true']);
  const { status } = spawnSync(program, args);
  if (status === 0) return true;
  process.stdout.write(`SKIPPED ${what}: no filter of system calls can be set here (perl on Linux is needed)\n`);
  return false;
}
