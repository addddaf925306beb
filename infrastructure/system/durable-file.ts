import { randomBytes } from 'node:crypto';
import { link, mkdir, open, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a change of a folder's entries durable. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Whether an error of the file system has this code, for example `ENOENT`. */
export function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * Makes a file that is either there whole and durable or not there at all, with mode 0600.
 * An existing file is never replaced, not even when several processes make it at once.
 * @param temporary folder on the same file system for the unfinished file; a file left there by a crash may be removed
 * @returns false when there was such a file already
 */
export async function createDurably(
  folder: string,
  name: string,
  parts: readonly Uint8Array[],
  temporary = folder,
): Promise<boolean> {
  const unfinished = join(temporary, `unfinished-${randomBytes(12).toString('hex')}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      for (const part of parts) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    // A link, unlike a rename, refuses to take the place of a file that stands there.
    await link(unfinished, join(folder, name));
    await syncFolder(folder);
    return true;
  } catch (error) {
    if (isFileError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(unfinished).catch(() => {});
  }
}

/**
 * Makes a folder with mode 0700, and its parents; one that stands already keeps its mode. Node's own recursion never ends
 * where a folder stands and nothing in it can be made or found (`ENOENT`), as below `/proc` and automounters.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  try {
    await makeUnlessThere(path);
  } catch (error) {
    if (!isFileError(error, 'ENOENT')) throw error;
    await makePrivateFolder(dirname(path));
    await makeUnlessThere(path);
  }
}

async function makeUnlessThere(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (!(await isFolder(path))) throw error;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isDirectory(),
    () => false,
  );
