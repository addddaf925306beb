import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where version 1 of the kernel's control groups counts processor time. No group of version 2 is made: there the service
 * divides its own, and would do otherwise within one of ours.
 */
const COUNTED_IN = '/sys/fs/cgroup/cpuacct';
const NS_PER_MS = 1_000_000;

let count = 0;
/** Groups that were given up while somebody was in them. */
const left = new Set();

/**
 * Counts the processor time of a process and of all that it starts, also of what is killed, which no process can tell of
 * itself. Where there are no such groups it counts nothing.
 */
export class ControlGroup {
  #folder = join(COUNTED_IN, `affiant-tests-${process.pid}-${++count}`);
  #told = 0;

  /** @param {import('node:child_process').ChildProcess} child that has just been started */
  constructor(child) {
    try {
      mkdirSync(this.#folder);
      writeFileSync(join(this.#folder, 'cgroup.procs'), String(child.pid));
    } catch {
      this.#folder = undefined;
    }
  }

  /** What it has used since this was asked last, in milliseconds; undefined where nothing is counted. */
  used() {
    if (this.#folder === undefined) return undefined;
    const all = Math.round(Number(readFileSync(join(this.#folder, 'cpuacct.usage'), 'latin1')) / NS_PER_MS);
    const used = all - this.#told;
    this.#told = all;
    return used;
  }

  /** Gives the group up once its processes are gone: what was killed takes a moment, and goes with the next one. */
  close() {
    if (this.#folder !== undefined) left.add(this.#folder);
    this.#folder = undefined;
    for (const folder of left) {
      try {
        rmdirSync(folder);
        left.delete(folder);
      } catch {
        // Somebody is still in it.
      }
    }
  }
}
