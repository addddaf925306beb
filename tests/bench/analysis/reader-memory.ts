import { readFileSync } from 'node:fs';
import { descendants } from '../../support/descendants.ts';
import { ussOf } from '../capture/hosts.ts';

/** The most that processes took, MB: for themselves alone (USS), and resident with what they share. */
export type Memory = { uss: number; resident: number };

const EVERY_MS = 50;

/** The most that a process was resident with so far, MB; NaN where the system does not tell. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** What one process takes. */
export function memoryOf(pid: number): Memory {
  return { uss: ussOf([pid]), resident: peakOf(pid) };
}

/** Watches the readers of a service until it is stopped. */
export function watchReaders(service: number): { most: Memory; stop(): void } {
  const most: Memory = { uss: 0, resident: 0 };
  const timer = setInterval(() => {
    const readers = descendants(service).filter(({ commandLine }) => commandLine.includes('programs/reader.cjs'));
    for (const { pid } of readers) {
      const { uss, resident } = memoryOf(pid);
      if (uss > most.uss) most.uss = uss;
      if (resident > most.resident) most.resident = resident;
    }
  }, EVERY_MS);
  return { most, stop: () => clearInterval(timer) };
}
