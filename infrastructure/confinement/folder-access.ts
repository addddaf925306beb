import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const SEARCHABLE_BY_OTHERS = 0o001;
const WRITABLE_BY_OTHERS = 0o022;

/** Whether every folder on the way to this one, itself included, lets other users through. */
export async function isOpenToEveryone(folder: string): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (((await stat(at)).mode & SEARCHABLE_BY_OTHERS) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * Makes a folder that everyone may read and only this user may write.
 * @throws when another user owns it or may write to it: what lies there could have been put there by anyone.
 */
export async function makeReadableFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = await stat(folder);
  if (uid !== process.getuid?.() || (mode & WRITABLE_BY_OTHERS) !== 0) {
    throw new Error(`${folder} belongs to or can be written by another user: remove it or name another cache folder`);
  }
}
