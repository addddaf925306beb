/**
 * Takes a picture of every page of the console, in three widths, light and dark, and puts those of each walk on a sheet
 * to be looked at; what axe-core finds on them is told, and whether one is wider than its screen. What is shown is made up.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '../support/axe.ts';
import { fillConsole } from '../support/console-scene.ts';
import { serveConsole } from '../support/served-console.ts';
import { launchTestBrowser } from '../support/test-browser.ts';
import { asked } from './asked.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';

const WIDTHS = [
  { width: 390, height: 780 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
const nameOf = (width: number, scheme: Scheme) => `console-${width}-${scheme}`;

const HELP = `npm run pictures:console -- [--only WALK] [--output FOLDER]

Takes a picture of every page of the console, and puts those of each walk on a sheet. What axe-core finds, and a page that is
wider than its screen, make the command fail. About a minute for a walk.`;

const { output, walks } = asked(
  HELP,
  WIDTHS.flatMap(({ width }) => SCHEMES.map(scheme => nameOf(width, scheme))),
);
const browser = await launchTestBrowser();
if (browser === undefined) throw new Error('there is no browser');
const served = await serveConsole();
const home = await served.house.household('City Gym');
const sentence = (field: string) => `The ${field}, as it may be written`;
const { owner, pages } = await fillConsole(served.house, home.orgId, home.owner, sentence);
for (const viewport of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    const name = nameOf(viewport.width, colorScheme);
    if (!walks.includes(name)) continue;
    mkdirSync(join(output, name), { recursive: true });
    const context = await served.contextOf(browser, owner, { viewport, colorScheme });
    const tab = await context.newPage();
    const pictures: Picture[] = [];
    let wrong = 0;
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
      writeFileSync(join(output, name, `${String(pictures.length).padStart(2, '0')} ${state}.png`), png);
      for (const fault of await faultsOf(tab)) {
        wrong++;
        process.stdout.write(`${name} ${page}: ${fault}\n`);
      }
      const wide = Number(await tab.evaluate('document.documentElement.scrollWidth'));
      if (wide > viewport.width) {
        wrong++;
        process.stdout.write(`${name} ${page}: it is ${wide} pixels wide\n`);
      }
    }
    await context.close();
    writeFileSync(join(output, `${name}.png`), await contactSheet(browser, pictures, viewport));
    if (wrong > 0) process.exitCode = 1;
    process.stdout.write(`${name}: ${pictures.length} pages, ${wrong === 0 ? 'nothing' : wrong} found wrong\n`);
  }
}
await browser.close();
await served.close();
