import { withinTime } from '../deadline.ts';
import type { Tab } from './tab.ts';

const TIMEOUT_MS = 10_000;
/** Of one choice; each of them has its own limit. */
const MOST_FILES = 10;

/**
 * Gives a file of this path to the page that has asked for one, with those that were to wait for it.
 * @param more it waits for others
 * @throws when no page asks for one, or not for so many.
 */
export async function giveFile(tab: Tab | undefined, path: string, more: boolean): Promise<void> {
  const asked = tab?.fileAsked;
  if (!tab || !asked || asked.backendNodeId === undefined) throw new Error('the page asks for no file');
  const { session, backendNodeId, multiple, paths: files } = asked;
  files.push(path);
  if (files.length > (multiple ? MOST_FILES : 1)) throw new Error('the page takes no more files');
  if (more) return;
  tab.fileAsked = null;
  await withinTime(TIMEOUT_MS, 'the file', session.send('DOM.setFileInputFiles', { files, backendNodeId }));
}
