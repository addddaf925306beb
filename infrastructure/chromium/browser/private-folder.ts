import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoUsableBrowser } from '../../../application/ports/remote-browser.ts';
import { FOLDER_PREFIX, ownOwner } from './leftovers.ts';

/** The folders of one browser, gone when it closes. */
export interface PrivateFolder {
  /** Owned by this process, so that the browser cannot swap what lies in it. */
  readonly root: string;
  /** HOME, temp files and profile; owned by the browser's user. */
  readonly home: string;
  readonly profile: string;
  /** Where downloads land until they are read. */
  readonly downloads: string;
  remove(): Promise<void>;
}

/** Chromium shows PDF files in a viewer of its own, which no screenshot or snapshot can read: what we do not draw ourselves becomes a download. */
const PREFERENCES = { plugins: { always_open_pdf_externally: true }, download: { prompt_for_download: false } };

/** @param owner uid and gid that the browser runs as; null: this process's own. */
export async function makePrivateFolder(owner: number | null): Promise<PrivateFolder> {
  const root = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${await ownOwner()}-`));
  // Others may pass through, never list: the browser's user has to reach its folders below.
  await chmod(root, 0o711);
  const home = join(root, 'home');
  const profile = join(home, 'profile');
  const defaults = join(profile, 'Default');
  const preferences = join(defaults, 'Preferences');
  const downloads = join(root, 'downloads');
  for (const folder of [home, profile, defaults, downloads]) await mkdir(folder, { mode: 0o700 });
  await writeFile(preferences, JSON.stringify(PREFERENCES), { mode: 0o600 });
  if (owner !== null) {
    for (const path of [preferences, defaults, profile, home, downloads]) await chown(path, owner, owner);
  }
  const remove = () => rm(root, { recursive: true, force: true, maxRetries: 5 });
  return { root, home, profile, downloads, remove };
}

/** @throws NoUsableBrowser when the system's temp folder takes no folder of a browser. */
export async function requireTempFolder(): Promise<void> {
  try {
    const folder = await makePrivateFolder(null);
    await folder.remove();
  } catch (cause) {
    const message = `the temp folder ${tmpdir()} cannot be used for remote browsers (${(cause as Error).message}): mend it, or name another with TMPDIR`;
    throw new NoUsableBrowser(message, { cause });
  }
}
