import { withinTime } from '../deadline.ts';
import type { Tab } from './tab.ts';

const TIMEOUT_MS = 10_000;

/** Gives a file of this path to the page that has asked for one. @throws when none does. */
export async function giveFile(tab: Tab | undefined, path: string): Promise<void> {
  const asked = tab?.fileAsked;
  if (!tab || !asked || asked.backendNodeId === undefined) throw new Error('the page asks for no file');
  tab.fileAsked = null;
  const { session, backendNodeId } = asked;
  await withinTime(TIMEOUT_MS, 'the file', session.send('DOM.setFileInputFiles', { files: [path], backendNodeId }));
}
