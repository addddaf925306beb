import type { Tab } from './tab.ts';

/** Popups that close one after the other while they are captured. */
const TRIES = 3;

/**
 * Captures the page that is shown, and what is shown then when it closes meanwhile: a popup that was done with.
 * @throws as the capture does; when no page is left.
 */
export async function captureShown<Captured>(
  shown: () => Tab,
  capture: (tab: Tab) => Promise<Captured>,
): Promise<Captured> {
  for (let attempt = 1; ; attempt++) {
    const tab = shown();
    if (tab.loads.isBlank) throw new Error('the page could not be opened');
    try {
      return await capture(tab);
    } catch (error) {
      if (attempt === TRIES || !tab.page.isClosed()) throw error;
    }
  }
}
