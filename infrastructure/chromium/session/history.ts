import { withinTime } from '../deadline.ts';
import { isWebAddress } from './allowed-page.ts';
import type { Tab } from './tab.ts';

const TIMEOUT_MS = 5_000;

/** The entry that Back leads to; null when the one before is the empty page that every tab starts with, or none. */
async function previousEntry(tab: Tab): Promise<number | null> {
  const history = tab.session.send('Page.getNavigationHistory');
  const { currentIndex, entries } = await withinTime(TIMEOUT_MS, 'the history of the page', history);
  const previous = entries[currentIndex - 1];
  return previous && isWebAddress(previous.url) ? previous.id : null;
}

export async function canGoBack(tab: Tab): Promise<boolean> {
  return (await previousEntry(tab)) !== null;
}

/** What a tab is called. */
export async function titleOf(tab: Tab): Promise<string> {
  const history = tab.session.send('Page.getNavigationHistory');
  const { currentIndex, entries } = await withinTime(TIMEOUT_MS, 'the title of the page', history);
  return entries[currentIndex]?.title ?? '';
}

/** Goes one page back. false: there is none. */
export async function goBack(tab: Tab): Promise<boolean> {
  const entryId = await previousEntry(tab);
  if (entryId === null) return false;
  await withinTime(TIMEOUT_MS, 'the page before', tab.session.send('Page.navigateToHistoryEntry', { entryId }));
  return true;
}
