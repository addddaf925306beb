/**
 * Takes a picture of every page of the console, in three widths, light and dark, and puts those of each walk on a sheet
 * to be looked at. What is shown is made up.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillConsole } from '../support/console-scene.ts';
import { serveConsole } from '../support/served-console.ts';
import { launchTestBrowser } from '../support/test-browser.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';

const WIDTHS = [
  { width: 390, height: 780 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const { values } = parseArgs({
  options: { output: { type: 'string', default: 'pictures' }, only: { type: 'string' } },
});
const browser = await launchTestBrowser();
if (browser === undefined) throw new Error('there is no browser');
const served = await serveConsole();
const home = await served.house.household('City Gym');
const sentence = (field: string) => `The ${field}, as it may be written`;
const { owner, pages } = await fillConsole(served.house, home.orgId, home.owner, sentence);
for (const viewport of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const name = `console-${viewport.width}-${colorScheme}`;
    if (values.only !== undefined && values.only !== name) continue;
    mkdirSync(join(values.output, name), { recursive: true });
    const context = await served.contextOf(browser, owner, { viewport, colorScheme });
    const tab = await context.newPage();
    const pictures: Picture[] = [];
    for (const page of pages) {
      await tab.goto(`${served.address}/console${page}`);
      // A page that asks whether there is anything new is never quite idle.
      await tab.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
      const state =
        page
          .replace(/_[0-9A-Z]{26}/g, '')
          .replace(/[^\w]+/g, ' ')
          .trim()
          .slice(0, 60) || 'overview';
      const png = await tab.screenshot({ fullPage: true });
      pictures.push({ state, png });
      writeFileSync(join(values.output, name, `${String(pictures.length).padStart(2, '0')} ${state}.png`), png);
    }
    await context.close();
    writeFileSync(join(values.output, `${name}.png`), await contactSheet(browser, pictures, viewport));
    process.stdout.write(`${name}: ${pictures.length} pages\n`);
  }
}
await browser.close();
await served.close();
