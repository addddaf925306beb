import type { ChildProcess } from 'node:child_process';

/** The two ways in which a test ends a process. @param ended its exit code, once it has ended */
export function ends(child: ChildProcess, ended: Promise<number | null>) {
  return {
    /** Without warning. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
    /** Asks it to stop and waits until it has. @returns its exit code. */
    stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
