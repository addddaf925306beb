import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from '../settings/config-error.ts';
import { isFileError } from '../system/durable-file.ts';

const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];

/** What keeps this process from using a path, as a sentence goes on behind its name, and what to do about it. */
type Obstacle = { path: string; what: string; remedy: string };

/**
 * Does what opens or writes the data folder.
 * @throws ConfigError that names `AFFIANT_DATA`, the folder, whose it is, who this process is and what to do, when the
 * work fails because of the folder; otherwise what the work throws.
 */
export async function inDataFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const obstacle = await obstacleBehind(error, folder);
    if (obstacle === null) throw error;
    throw new ConfigError(await sentenceOf(obstacle, folder), { cause: error });
  }
}

async function sentenceOf({ path, what, remedy }: Obstacle, folder: string): Promise<string> {
  const { uid, mode } = await stat(path);
  const whose = `mode ${(mode & 0o7777).toString(8)}, of user ${uid}; this process is user ${process.getuid?.()}`;
  const named = path === folder ? 'it' : path;
  return `AFFIANT_DATA is ${folder}: ${named} ${what} (${whose}). ${remedy}, or name another folder`;
}

/** What of the folder has led to an error of the file system or of SQLite; null when nothing has. */
async function obstacleBehind(error: unknown, folder: string): Promise<Obstacle | null> {
  const code = codeOf(error);
  if (code === undefined) return null;
  const standing = await nearestStanding(folder);
  if (await isFull(standing, code)) {
    return { path: standing, what: 'is on a full disk', remedy: 'Free some space' };
  }
  if (!(await stat(standing)).isDirectory()) return { path: standing, what: 'is no folder', remedy: 'Move it away' };
  if (standing === folder) return obstacleIn(folder);
  const remedy = `Make ${folder} and give it to user ${process.getuid?.()}`;
  return { path: standing, what: 'takes no new folder', remedy };
}

/** Of an error of the file system or of SQLite. One that names no path is of a socket, unless a disk is full. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const isOfFiles = error.code.startsWith('SQLITE_') || 'path' in error || FULL.includes(error.code);
  return isOfFiles ? error.code : undefined;
}

/** SQLite tells a full disk by more than one code. */
async function isFull(path: string, code: string): Promise<boolean> {
  return FULL.includes(code) || (code.startsWith('SQLITE_IOERR') && (await statfs(path)).bavail === 0);
}

/** The path itself, or the last folder or file on the way to it that can be seen. */
async function nearestStanding(path: string): Promise<string> {
  try {
    await stat(path);
    return path;
  } catch {
    return nearestStanding(dirname(path));
  }
}

/** The folder itself or the first of what lies directly in it that this process may not read and write. */
async function obstacleIn(folder: string): Promise<Obstacle | null> {
  const own = await obstacleAt(folder, folder);
  if (own !== null) return own;
  for (const name of await readdir(folder)) {
    const obstacle = await obstacleAt(join(folder, name), folder);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

async function obstacleAt(path: string, folder: string): Promise<Obstacle | null> {
  const found = await stat(path);
  try {
    await access(path, constants.R_OK | constants.W_OK | (found.isDirectory() ? constants.X_OK : 0));
    return null;
  } catch (error) {
    if (isFileError(error, 'EROFS')) return { path, what: 'is mounted read-only', remedy: 'Mount it writable' };
    const user = process.getuid?.();
    const remedy = found.uid === user ? `\`chmod -R u+rwX ${path}\`` : `\`chown -R ${user} ${folder}\``;
    return { path, what: 'cannot be read and written', remedy: `Say ${remedy}` };
  }
}
