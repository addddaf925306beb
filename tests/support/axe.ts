import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA and good practice, a line each. The page's policy lets no script in but as this. */
export async function faultsOf(tab: Page): Promise<string[]> {
  if (await tab.evaluate('typeof axe === "undefined"')) await tab.evaluate(AXE);
  return tab.evaluate<string[]>(`(async () => {
    const { violations } = await axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(node => id + ': ' + node.html.slice(0, 200)));
  })()`);
}
