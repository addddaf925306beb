import { sizeOfFolder } from './folder-size.ts';
import { memoryOf } from './process-memory.ts';
import type { ProcessTable, Root } from './process-table.ts';
import type { SessionGroup } from './session-group.ts';
import { type Reached, reachedBy, type SessionLimits } from './session-limits.ts';

export type Watched = {
  root: Root;
  /** Profile and downloads. */
  folder: string;
  limits: SessionLimits;
  /** null where this system shows no processes. */
  table: ProcessTable | null;
  /** null where the kernel does not bound the session. */
  group: SessionGroup | null;
};

const LOOK_MS = 1_000;
/** What takes half of what it may is looked at more often: a script fills a gigabyte in a second. */
const CLOSE_LOOK_MS = 100;
/** The folder is walked only now and then. */
const LOOKS_A_WALK = 5;

/**
 * Looks at what a session takes. The kernel's bounds, where there are any, come first, and they tell of themselves; the
 * watch sees the rest, and all of it elsewhere.
 */
export class SessionWatch {
  readonly #watched: Watched;
  readonly #onReached: (reached: Reached) => void;
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;
  #stopped = false;

  /** @param onReached called once */
  constructor(watched: Watched, onReached: (reached: Reached) => void) {
    this.#watched = watched;
    this.#onReached = onReached;
    watched.table?.add(watched.root);
    this.#again(LOOK_MS);
  }

  /** Ends what is left of it, also what got away from its process group. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const { table, root } = this.#watched;
    for (const pid of table?.of(root) ?? []) kill(pid);
    table?.remove(root);
  }

  #again(ms: number): void {
    if (this.#stopped) return;
    // What can't be looked at now, for want of file descriptors for example, is looked at again.
    this.#timer = setTimeout(() => this.#look().catch(() => this.#again(LOOK_MS)), ms).unref();
  }

  async #look(): Promise<void> {
    const { table, root, group, folder, limits } = this.#watched;
    const pids = table?.of(root) ?? [];
    const memory = await memoryOf(pids, limits.memory);
    const walks = this.#looks++ % LOOKS_A_WALK === 0;
    const disk = walks ? await sizeOfFolder(folder, limits.disk) : 0;
    if (this.#stopped) return;
    const reached = group?.reached() ?? reachedBy({ memory, processes: pids.length, disk }, limits);
    if (reached === null) return this.#again(memory > limits.memory / 2 ? CLOSE_LOOK_MS : LOOK_MS);
    this.#onReached(reached);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
