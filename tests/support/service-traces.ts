import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { descendants } from './descendants.ts';

/** What a process of the service has made outside its data folder. */
export type Traces = { pid: number; children: number[] };

/** The processes that it runs now. */
export function tracesOf(pid: number): Traces {
  return { pid, children: descendants(pid).map(child => child.pid) };
}

/** Those of its processes that still run. */
export function stillRunning({ children }: Traces): number[] {
  return children.filter(pid => {
    try {
      return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    } catch {
      return false;
    }
  });
}

/** The folders of its browsers in the system's temp folder. */
export function foldersLeft({ pid }: Traces): string[] {
  return readdirSync(tmpdir()).filter(name => name.startsWith(`affiant-browser-${pid}-`));
}
