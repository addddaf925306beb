import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine as `/proc` shows it. */
export type ProcessInfo = { pid: number; commandLine: string; status: string };

/** The processes that a process (this one unless told) started, and those that they started. Linux only. */
export function descendants(root = process.pid): ProcessInfo[] {
  const parents = new Map<number, number>();
  const processes = new Map<number, ProcessInfo>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
      processes.set(Number(name), { pid: Number(name), commandLine, status });
    } catch {
      // It ended meanwhile.
    }
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === root || isOurs(parent));
  };
  return [...processes.values()].filter(({ pid }) => isOurs(pid));
}
