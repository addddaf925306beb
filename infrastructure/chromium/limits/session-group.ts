import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pause } from '../../../application/pause.ts';
import { findOwner, ownOwner } from '../browser/leftovers.ts';
import type { Reached, SessionLimits } from './session-limits.ts';

const NAME = /^affiant-session-((\d+)-\d+)-\d+$/;
/** The kernel counts threads. Chromium has a dozen a process. */
const THREADS_A_PROCESS = 32;
/** What was killed leaves its group a moment later. */
const GONE_TRIES = 50;
const GONE_MS = 20;

let made = 0;

/** The first number that stands after this word. */
const numberAfter = (text: string, word: string): number =>
  Number(new RegExp(`^${word} (\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** A group of processes (cgroup v2) of one session, which the kernel bounds. */
export class SessionGroup {
  readonly #folder: string;
  readonly #limits: SessionLimits;

  private constructor(folder: string, limits: SessionLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** @param parent a folder in which groups may be made. @throws when this one may not. */
  static async make(parent: string, limits: SessionLimits): Promise<SessionGroup> {
    const folder = join(parent, `affiant-session-${await ownOwner()}-${++made}`);
    await mkdir(folder);
    const group = new SessionGroup(folder, limits);
    try {
      await group.#write('memory.max', String(limits.memory));
      await group.#write('pids.max', String(limits.processes * THREADS_A_PROCESS));
      // A session without its half is no session: what the kernel ends, it ends whole.
      await group.#write('memory.oom.group', '1');
      // Where nothing is swapped there is no such file.
      await group.#write('memory.swap.max', '0').catch(() => undefined);
      return group;
    } catch (error) {
      await group.remove();
      throw error;
    }
  }

  /** Puts a process in, and with it all that it starts from now on. */
  take(pid: number): void {
    writeFileSync(join(this.#folder, 'cgroup.procs'), String(pid));
  }

  /** The limit at which the kernel has stepped in, ended the session or refused it a thread; null when none was. */
  reached(): Reached | null {
    const { memory, processes } = this.#limits;
    if (numberAfter(this.#read('memory.events'), 'oom_kill') > 0) {
      // Kernels before 5.19 keep no peak. It was the limit then.
      return { limit: 'memory', measured: Number(this.#read('memory.peak')) || memory, most: memory };
    }
    if (numberAfter(this.#read('pids.events'), 'max') > 0) {
      return { limit: 'processes', measured: Math.max(processes, Number(this.#read('pids.current'))), most: processes };
    }
    return null;
  }

  /** Ends all that is in it, and the group. */
  async remove(): Promise<void> {
    // Kernels before 5.14 have no such file: whoever made the processes kills them as well.
    await this.#write('cgroup.kill', '1').catch(() => undefined);
    for (let tries = 1; ; tries++) {
      try {
        return await rmdir(this.#folder);
      } catch (error) {
        if (Object(error).code === 'ENOENT') return;
        if (tries === GONE_TRIES) throw error;
        await pause(GONE_MS);
      }
    }
  }

  async #write(name: string, value: string): Promise<void> {
    await writeFile(join(this.#folder, name), value);
  }

  #read(name: string): string {
    try {
      return readFileSync(join(this.#folder, name), 'utf8');
    } catch {
      return '';
    }
  }
}

/** Removes the groups that killed processes of ours have left. */
export async function sweepGroups(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, owner, pid] = NAME.exec(name) ?? [];
    if (owner === undefined || (await findOwner(Number(pid))) === owner) continue;
    // Whoever is still in it, or another process of ours was faster.
    await rmdir(join(parent, name)).catch(() => undefined);
  }
}
