import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What the kernel counts and bounds for a group of processes. */
const CONTROLLERS = ['memory', 'pids'];
/** Where this process goes when its own group is divided: a group that has others below has no processes itself. */
const OWN_NAME = 'service';

/** What the kernel says about groups. */
export type GroupSources = { self: string; mounts: string };

const KERNEL: GroupSources = { self: '/proc/self/cgroup', mounts: '/proc/self/mountinfo' };

const wordsOf = async (path: string) => (await readFile(path, 'utf8')).split(/\s+/).filter(word => word !== '');

const hasAll = (words: readonly string[]) => CONTROLLERS.every(name => words.includes(name));

/** The folder of the group that this process is in (cgroup v2); undefined where there is none. See cgroups(7). */
async function ownGroup({ self, mounts }: GroupSources): Promise<string | undefined> {
  const path = /^0::(.*)$/m.exec(await readFile(self, 'utf8'))?.[1];
  for (const line of (await readFile(mounts, 'utf8')).split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    if (path === undefined || !after.startsWith('cgroup2 ')) continue;
    const [, , , root = '/', point = ''] = before.split(' ');
    if (root === '/') return join(point, path);
    if (path === root || path.startsWith(`${root}/`)) return join(point, path.slice(root.length));
  }
  return undefined;
}

/** Has the kernel count for the groups below this one. @throws when it may not be written, or has processes. */
async function divide(group: string): Promise<string> {
  const file = join(group, 'cgroup.subtree_control');
  if (!hasAll(await wordsOf(join(group, 'cgroup.controllers')))) throw new Error('it has no memory or pids');
  if (!hasAll(await wordsOf(file))) await writeFile(file, CONTROLLERS.map(name => `+${name}`).join(' '));
  return group;
}

/** Divides a group in which there is nobody but this process. */
async function moveDown(group: string): Promise<string> {
  const inIt = await wordsOf(join(group, 'cgroup.procs'));
  if (inIt.some(pid => Number(pid) !== process.pid)) throw new Error('others are in it');
  if (!hasAll(await wordsOf(join(group, 'cgroup.controllers')))) throw new Error('it has no memory or pids');
  const below = join(group, OWN_NAME);
  await mkdir(below, { recursive: true });
  await writeFile(join(below, 'cgroup.procs'), String(process.pid));
  return await divide(group);
}

/**
 * The folder in which groups for sessions may be made, undefined where there is none. It is the group of this process
 * when that may be divided as it is or has nobody else in it, or the one above when that was given to us: a unit of
 * systemd with a group in it (`Delegate=yes`, `DelegateSubgroup=`), or what was divided before. Never one that others
 * share.
 */
export async function findGroupParent(sources: GroupSources = KERNEL): Promise<string | undefined> {
  const own = await ownGroup(sources).catch(() => undefined);
  if (own === undefined) return undefined;
  const above = dirname(own);
  const isGiven = basename(own) === OWN_NAME || /\.(service|scope)$/.test(basename(above));
  for (const attempt of [() => divide(own), ...(isGiven ? [() => divide(above)] : []), () => moveDown(own)]) {
    const found = await attempt().catch(() => undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
