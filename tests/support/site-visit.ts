import type { Locator, Page } from 'playwright-core';
import { CaptureHouse } from './capture-house.ts';
import { startCaptureServer } from './capture-server.ts';
import type { CaptureVisits, Visit } from './capture-visits.ts';
import { remoteBrowser } from './remote-browser.ts';
import { startTargetSite } from './target-site.ts';

/** A person at the page of an inquiry whose website is opened by a real remote browser. */
export async function withSite(
  visits: CaptureVisits,
  path: string,
  test: (visit: Visit) => Promise<void>,
  changes = {},
): Promise<void> {
  const target = await startTargetSite();
  const browser = remoteBrowser();
  await browser.start();
  const house = new CaptureHouse({ start_url: `${target.url}${path}`, ...changes }, browser);
  const server = await startCaptureServer(house);
  try {
    house.returnTo(`${server.url}/done?case=7`);
    await house.create();
    await test(await visits.visit(house, server));
  } finally {
    await server.close();
    await browser.close();
    await target.close();
  }
}

/** Presses Tab until the keyboard is there, and goes out of the website as its page says. @throws when it does not come there. */
export async function tabTo(tab: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 40; step++) {
    if (await target.evaluate(element => element.matches(':focus'))) return;
    const isInside = await tab.evaluate("document.activeElement?.getAttribute('role') === 'application'");
    for (const pressed of isInside ? ['Escape', 'Escape'] : [key]) await tab.keyboard.press(pressed);
  }
  throw new Error('the keyboard does not come there');
}
