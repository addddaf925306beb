import { randomBytes } from 'node:crypto';
import { link, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Makes a folder with mode 0700, and its parents; one that stands already keeps its mode. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}
