import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of a block in what `stat` tells. */
const BLOCK = 512;
/** What a file takes beside its bytes, so that empty ones without end reach a limit too. */
const ENTRY = 4096;

/** What a folder and all in it take of the disk, in bytes; no more is looked at once it is above `most`. */
export async function sizeOfFolder(folder: string, most: number): Promise<number> {
  let size = 0;
  const left = [folder];
  for (let at = left.pop(); at !== undefined && size <= most; at = left.pop()) {
    try {
      for await (const entry of await opendir(at)) {
        const path = join(at, entry.name);
        if (entry.isDirectory()) left.push(path);
        size += ENTRY + (entry.isFile() ? await sizeOfFile(path) : 0);
        if (size > most) break;
      }
    } catch {
      // What goes meanwhile takes nothing.
    }
  }
  return size;
}

async function sizeOfFile(path: string): Promise<number> {
  const found = await lstat(path).catch(() => null);
  return (found?.blocks ?? 0) * BLOCK;
}
