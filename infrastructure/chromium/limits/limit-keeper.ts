import type { Log } from '../../../application/ports/log.ts';
import { findGroupParent, type GroupSources } from './group-parent.ts';
import { ProcessTable, type Root } from './process-table.ts';
import { SessionGroup, sweepGroups } from './session-group.ts';
import { DEFAULT_LIMITS, type Reached, type SessionLimits } from './session-limits.ts';
import { SessionWatch } from './session-watch.ts';

/** What bounds one session. */
export type Bounds = {
  /** Bounds what this process starts from now on. @param onReached called once, when that takes more than it may */
  hold(root: Root, onReached: (reached: Reached) => void): void;
  /** The limit at which the kernel has ended the session; null when none was. */
  endedBy(): Reached | null;
  /** Ends what is left of the session. */
  end(): Promise<void>;
};

/** Bounds what sessions take of this machine: by the kernel where it lets us (cgroup v2), by looking at them anyway. */
export class LimitKeeper {
  readonly #limits: SessionLimits;
  readonly #log: Log;
  readonly #table = process.platform === 'linux' ? new ProcessTable() : null;
  #parent: string | undefined;

  /** @param limits what is to be other than `DEFAULT_LIMITS` */
  constructor(limits: Partial<SessionLimits>, log: Log) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#log = log;
  }

  /** Finds out by what means sessions can be bounded here, and says so once. @param sources what the kernel says */
  async start(sources?: GroupSources): Promise<void> {
    if (this.#table === null) {
      this.#log.warn('what a capture session takes of memory and processes is not bounded: this system has no /proc');
      return;
    }
    this.#parent = await findGroupParent(sources);
    if (this.#parent !== undefined) await sweepGroups(this.#parent).catch(() => undefined);
    const by = this.#parent === undefined ? 'looks once a second' : `the kernel, in groups below ${this.#parent}`;
    this.#log.info('what a capture session takes of this machine is bounded', { by, ...this.#limits });
  }

  /** Bounds for a session that is about to start. @param folder its profile and downloads */
  async prepare(folder: string): Promise<Bounds> {
    const group = await this.#newGroup();
    let held = group;
    let watch: SessionWatch | null = null;
    return {
      hold: (root, onReached) => {
        if (group !== null && !this.#takes(group, root)) held = null;
        watch = new SessionWatch({ root, folder, limits: this.#limits, table: this.#table, group: held }, onReached);
      },
      endedBy: () => held?.reached() ?? null,
      async end() {
        try {
          watch?.stop();
        } finally {
          await group?.remove();
        }
      },
    };
  }

  async #newGroup(): Promise<SessionGroup | null> {
    if (this.#parent === undefined) return null;
    return await SessionGroup.make(this.#parent, this.#limits).catch(error => this.#withoutGroups(error));
  }

  #takes(group: SessionGroup, { pid }: Root): boolean {
    try {
      group.take(pid);
      return true;
    } catch (error) {
      this.#withoutGroups(error);
      return false;
    }
  }

  #withoutGroups(error: unknown): null {
    this.#log.warn('the kernel bounds no session any more: they are looked at once a second', {
      reason: String(error),
    });
    this.#parent = undefined;
    return null;
  }
}
