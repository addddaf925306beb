import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One for each tab, which goes with it: a session that is let go takes the tab's passkeys along. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Hands axe to the browser itself: `evaluate` would write half a megabyte anew for each of those between. */
async function load(tab: Page): Promise<void> {
  const session = sessions.get(tab) ?? tab.context().newCDPSession(tab);
  sessions.set(tab, session);
  await (await session).send('Runtime.evaluate', { expression: AXE });
}

/**
 * What axe finds against WCAG 2.2 AA and good practice, a line each. The page's policy lets no script in but as this.
 * @param part selector of what is looked at
 */
export async function faultsOf(tab: Page, part = 'html'): Promise<string[]> {
  if (await tab.evaluate('typeof axe === "undefined"')) await load(tab);
  return tab.evaluate<string[]>(`(async () => {
    // Nobody reads what is as it should be, and to write all of that down takes longer than to look.
    const { violations } = await axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(node => id + ': ' + node.html.slice(0, 200)));
  })()`);
}
