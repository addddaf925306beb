import { chmod, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrivateFolder } from './private-folder.ts';

/**
 * Chromium refuses its sandbox to root, so a service that runs as root gives each browser a user of its own: ids
 * without an account, from a range that neither Debian nor systemd hands out. One browser cannot read another's files.
 */
const FIRST_UID = 60_600;
const UIDS = 100;
const taken = new Set<number>();

/** Takes an unprivileged id for a browser, null when this process is not root and the browser runs as the same user. */
export function takeUnprivilegedId(): number | null {
  if (process.getuid?.() !== 0) return null;
  for (let uid = FIRST_UID; uid < FIRST_UID + UIDS; uid++) {
    if (taken.has(uid)) continue;
    taken.add(uid);
    return uid;
  }
  throw new Error(`more than ${UIDS} browsers of one process run at once`);
}

export function giveBackUnprivilegedId(uid: number | null): void {
  if (uid !== null) taken.delete(uid);
}

/**
 * Writes the program that is started in the browser's stead: it drops every privilege, for good, and puts the profile
 * into the private folder. A file, since the driver starts one path with arguments of its own. It
 * leaves those arguments beside it.
 */
export async function writeLauncher(folder: PrivateFolder, browserPath: string, uid: number | null): Promise<string> {
  const drop =
    uid === null
      ? ''
      : `setpriv --reuid=${uid} --regid=${uid} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- `;
  const launcher = join(folder.root, 'launch');
  await writeFile(
    launcher,
    `#!/bin/sh\nprintf '%s\\n' "$@" > ${quoted(argumentsOf(folder))}\nexec ${drop}${quoted(browserPath)} "$@" --user-data-dir=${quoted(folder.profile)}\n`,
  );
  await chmod(launcher, 0o700);
  return launcher;
}

/**
 * Removes the profile folder that the driver made and that stays empty, since the browser has one of its own: after a
 * crash of this process nobody would.
 */
export async function removeGivenProfile(folder: PrivateFolder): Promise<void> {
  const given = /^--user-data-dir=(.+)$/m.exec(await readFile(argumentsOf(folder), 'utf8'))?.[1];
  if (given !== undefined) await rmdir(given);
}

const argumentsOf = (folder: PrivateFolder): string => join(folder.root, 'arguments');

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
