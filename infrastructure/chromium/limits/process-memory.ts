import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const KB = 1024;

/** The sum of the fields of a text of `/proc` that are given in kB, in bytes. */
function bytesOf(text: string, fields: RegExp): number {
  let sum = 0;
  for (const [, kb] of text.matchAll(fields)) sum += Number(kb) * KB;
  return sum;
}

/** What a process has written to, in bytes; what it shares with others is counted in full. See proc_pid_status(5). */
function writtenBy(pid: number, folder: string): number {
  try {
    return bytesOf(readFileSync(`${folder}/${pid}/status`, 'latin1'), /^Rss(?:Anon|Shmem):\s+(\d+)/gm);
  } catch {
    return 0;
  }
}

/** The same, where what is shared counts by its share (PSS); undefined when we may not look. */
async function shareOf(pid: number, folder: string): Promise<number | undefined> {
  try {
    return bytesOf(await readFile(`${folder}/${pid}/smaps_rollup`, 'latin1'), /^Pss_(?:Anon|Shmem):\s+(\d+)/gm);
  } catch {
    return undefined;
  }
}

/**
 * Memory of processes in bytes, without the files that they map: the program itself, which all browsers share. The
 * exact share costs milliseconds a process, so that it is only asked for when the cheap answer is above `most`.
 */
export async function memoryOf(pids: readonly number[], most: number, folder = '/proc'): Promise<number> {
  const written = pids.map(pid => writtenBy(pid, folder));
  const atMost = written.reduce((sum, bytes) => sum + bytes, 0);
  if (atMost <= most) return atMost;
  const shares = await Promise.all(pids.map(async (pid, at) => (await shareOf(pid, folder)) ?? written[at] ?? 0));
  return shares.reduce((sum, bytes) => sum + bytes, 0);
}
