import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOpenToEveryone } from '../../confinement/folder-access.ts';

/** Made by the build. */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'fonts');

/**
 * The fontconfig file that has, beside the fonts of this machine, ours for scripts that it may lack. undefined where
 * browsers don't ask fontconfig, and where one that runs as another user could not enter the folder of the program: it
 * would find no font at all.
 */
export async function carriedFonts(folder = FOLDER): Promise<string | undefined> {
  const file = join(folder, 'fontconfig.xml');
  if (process.platform !== 'linux' || !existsSync(file)) return undefined;
  return process.getuid?.() !== 0 || (await isOpenToEveryone(folder)) ? file : undefined;
}
