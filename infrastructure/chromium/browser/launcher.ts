import { readFile, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrivateFolder } from './private-folder.ts';

/**
 * The program that is started in the browser's stead: it drops every privilege, for good, and puts the profile into the
 * private folder. A file, since the driver starts one path with arguments of its own; one of the build, since nothing
 * may be executed in the temp folder of many containers.
 */
export const LAUNCHER = join(import.meta.dirname, 'launcher.sh');

/** What the launcher is told, by its environment. @param uid user to become, null for this process's own */
export function launcherEnvironment(
  folder: PrivateFolder,
  browserPath: string,
  uid: number | null,
): Record<string, string> {
  return {
    LAUNCHER_ARGUMENTS: argumentsOf(folder),
    LAUNCHER_BROWSER: browserPath,
    LAUNCHER_PROFILE: folder.profile,
    LAUNCHER_ID: uid === null ? '' : String(uid),
  };
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
