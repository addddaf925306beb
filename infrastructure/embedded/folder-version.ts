import { randomBytes } from 'node:crypto';
import { open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../settings/config-error.ts';
import { isFileError, makePrivateFolder, syncFolder } from '../system/durable-file.ts';

/** The file of the data folder that names the newest version of the program that has worked on it. */
const FILE = 'version';

/** Major and minor; what only patches differ in writes the same data. */
type Version = readonly [major: number, minor: number];

function versionIn(text: string): Version | null {
  const [, major, minor] = /^(\d{1,6})\.(\d{1,6})\.\d/.exec(text) ?? [];
  return major === undefined || minor === undefined ? null : [Number(major), Number(minor)];
}

const isNewer = (one: Version, other: Version): boolean =>
  one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

/** What the folder says; null for a folder of before versions were written down, or that is not there yet. */
async function written(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, FILE), 'utf8')).trim();
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null;
    throw error;
  }
}

/** In the place of what stood there: whole and durable, whoever looks or does the same meanwhile. */
async function write(folder: string, version: string): Promise<void> {
  await makePrivateFolder(folder);
  const unfinished = join(folder, `unfinished-${randomBytes(12).toString('hex')}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(`${version}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, FILE));
    await syncFolder(folder);
  } catch (error) {
    await unlink(unfinished).catch(() => {});
    throw error;
  }
}

/**
 * Writes down that this version of the program works on the folder, before anything in it is opened.
 * @param program its version, such as `1.2.3`
 * @throws ConfigError when a newer minor or major version has worked on it: what that wrote may be unknown to this one.
 */
export async function claimFolder(folder: string, program: string): Promise<void> {
  const own = versionIn(program);
  if (own === null) throw new Error(`${program} is no version`);
  const found = await written(folder);
  if (found === program) return;
  const theirs = found === null ? null : versionIn(found);
  if (found !== null && theirs === null) {
    throw new ConfigError(
      `AFFIANT_DATA is ${folder}: its file ${FILE} names no version of Affiant. Write the version there that last ran on it`,
    );
  }
  if (theirs !== null && isNewer(theirs, own)) {
    throw new ConfigError(
      `AFFIANT_DATA is ${folder}: Affiant ${found} has worked on it, and this is ${program}, which may not know what that ` +
        `wrote. Start Affiant ${found} or a newer one, or restore the backup from before the upgrade`,
    );
  }
  if (theirs === null || isNewer(own, theirs)) await write(folder, program);
}
