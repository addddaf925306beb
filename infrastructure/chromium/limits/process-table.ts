import { readdirSync, readFileSync } from 'node:fs';

/** A process that everything of a session descends from. `uid`: of its own, by which its processes are known too. */
export type Root = { pid: number; uid: number | null };

/** What is known stays so for as long in ms, so that many sessions are looked at for the price of one. */
const FRESH_MS = 50;
/** Has those whose parent has ended. */
const INIT = 1;

/**
 * Which processes of this machine belong to which session. A process belongs where its parent does, or where it is in
 * the same session of the system, or, when its parent has gone, where it has the session's own user.
 */
export class ProcessTable {
  readonly #folder: string;
  readonly #roots = new Map<number, Root>();
  /** Of each process the root that it belongs to; null: none of ours. Asked of a process once, for it never changes. */
  readonly #owners = new Map<number, number | null>();
  #at = Number.NEGATIVE_INFINITY;

  /** @param folder where the system's processes are shown */
  constructor(folder = '/proc') {
    this.#folder = folder;
  }

  add(root: Root): void {
    this.#roots.set(root.pid, root);
    this.#owners.set(root.pid, root.pid);
  }

  remove({ pid }: Root): void {
    this.#roots.delete(pid);
  }

  /** The processes that belong to it now, itself included. */
  of({ pid: root }: Root): number[] {
    if (performance.now() - this.#at > FRESH_MS) this.#refresh();
    return [...this.#owners].flatMap(([pid, owner]) => (owner === root ? pid : []));
  }

  #refresh(): void {
    const running = new Set(readdirSync(this.#folder).map(Number).filter(Number.isInteger));
    for (const pid of this.#owners.keys()) if (!running.has(pid)) this.#owners.delete(pid);
    for (const pid of running) this.#ownerOf(pid, running);
    this.#at = performance.now();
  }

  #ownerOf(pid: number, running: ReadonlySet<number>): number | null {
    const known = this.#owners.get(pid);
    if (known !== undefined) return known;
    // Known as nobody's while it is asked for: a table that changes meanwhile leads nobody in circles.
    this.#owners.set(pid, null);
    const owner = this.#look(pid, running);
    this.#owners.set(pid, owner);
    return owner;
  }

  #look(pid: number, running: ReadonlySet<number>): number | null {
    const told = this.#read(pid, 'stat');
    // The second field is the name in parentheses, which may hold anything; see proc_pid_stat(5).
    const [, parent = 0, , session = 0] = told
      .slice(told.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    if (this.#roots.has(session)) return session;
    if (parent === INIT) return this.#ownerByUser(pid);
    return running.has(parent) ? this.#ownerOf(parent, running) : null;
  }

  #ownerByUser(pid: number): number | null {
    const roots = [...this.#roots.values()].filter(({ uid }) => uid !== null);
    if (roots.length === 0) return null;
    const user = /^Uid:\s+(\d+)/m.exec(this.#read(pid, 'status'))?.[1];
    return roots.find(({ uid }) => uid === Number(user))?.pid ?? null;
  }

  #read(pid: number, name: string): string {
    try {
      return readFileSync(`${this.#folder}/${pid}/${name}`, 'latin1');
    } catch {
      // It has ended meanwhile.
      return '';
    }
  }
}
