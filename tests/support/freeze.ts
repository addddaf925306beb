import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { descendants } from './descendants.ts';
import { eventually } from './eventually.ts';

/**
 * Stops a process and all that it has started from running, while their connections stand. Resolves once none of their
 * threads runs: until the one that the signal was given to gets its turn on a busy machine, the others go on and answer.
 * Linux only.
 */
export async function freeze(child: ChildProcess): Promise<void> {
  const pids = family(child);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await eventually('the process to stand still', () => pids.every(isStopped));
}

/** Lets it go on. Nothing happens when it has ended. */
export function thaw(child: ChildProcess): void {
  for (const pid of family(child)) process.kill(pid, 'SIGCONT');
}

function family({ pid, exitCode, signalCode }: ChildProcess): number[] {
  if (pid === undefined || exitCode !== null || signalCode !== null) return [];
  return [pid, ...descendants(pid).map(started => started.pid)];
}

function isStopped(pid: number): boolean {
  try {
    return readdirSync(`/proc/${pid}/task`).every(thread =>
      /^State:\s+T/m.test(readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8')),
    );
  } catch {
    // A thread ended meanwhile, so it did run.
    return false;
  }
}
