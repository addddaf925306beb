import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of a browser is named by this, its owner and something random. */
export const FOLDER_PREFIX = 'affiant-browser-';

const NAME = /^affiant-browser-((\d+)-\d+)-\w+$/;

/**
 * A process by its id and the time of its start: an id alone comes again, in a container with every start.
 * The time is in clock ticks since the machine started (field 22 of `/proc/<pid>/stat`, see proc_pid_stat(5)), and 0
 * where there is no `/proc`. undefined: there is no such process.
 */
export async function findOwner(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return isAlive(pid) ? `${pid}-0` : undefined;
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in parentheses, which may hold anything.
    return `${pid}-${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return undefined;
  }
}

/** This process as the owner of its folders. */
export async function ownOwner(): Promise<string> {
  const owner = await findOwner(process.pid);
  if (owner === undefined) throw new Error('this process cannot be found in /proc: mount it');
  return owner;
}

/**
 * Removes the folders of browsers whose process was killed. The browsers themselves end with it, since the pipe through
 * which they are driven closes. @returns how many folders went.
 */
export async function sweepLeftovers(): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    const [, owner, pid] = NAME.exec(name) ?? [];
    if (owner === undefined || (await findOwner(Number(pid))) === owner) continue;
    if (await removeOwn(join(tmpdir(), name))) removed++;
  }
  return removed;
}

/** Whoever may write to the temp folder may use our names there: only our own folders are touched. */
async function removeOwn(folder: string): Promise<boolean> {
  try {
    const found = await lstat(folder);
    if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    return true;
  } catch {
    // Another process of ours that starts just now was faster.
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
