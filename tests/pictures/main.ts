/**
 * Takes a picture of every state of the hosted page, in three widths, light and dark, and from right to left, and puts
 * those of each walk on a sheet to be looked at. With `--axe` each state is held against what axe knows as well.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../adapters/capture/words/languages.ts';
import { faultsOf } from '../support/axe.ts';
import { CaptureVisits } from '../support/capture-visits.ts';
import { GuidedWalk } from '../support/guided-walk.ts';
import { type Look, PageWalk } from '../support/page-walk.ts';
import { launchTestBrowser } from '../support/test-browser.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';

const WALKS = [
  { width: 390, height: 780, dark: false, language: 'en' },
  { width: 390, height: 780, dark: true, language: 'en' },
  { width: 820, height: 1180, dark: false, language: 'en' },
  { width: 820, height: 1180, dark: true, language: 'en' },
  { width: 1440, height: 900, dark: false, language: 'en' },
  { width: 1440, height: 900, dark: true, language: 'en' },
  { width: 390, height: 780, dark: false, language: 'ar' },
];

const { values } = parseArgs({
  options: { output: { type: 'string', default: 'pictures' }, only: { type: 'string' }, axe: { type: 'boolean' } },
});
const browser = await launchTestBrowser();
if (browser === undefined) throw new Error('there is no browser');

const faults: string[] = [];
for (const { width, height, dark, language: tag } of WALKS) {
  const name = [width, dark ? 'dark' : 'light', tag].join('-');
  if (values.only !== undefined && values.only !== name) continue;
  const language = LANGUAGES.find(each => each.tag === tag);
  if (language === undefined) throw new Error(`there is no ${tag}`);
  const pictures: Picture[] = [];
  const look: Look = async (state, tab) => {
    const png = await tab.screenshot();
    pictures.push({ state, png });
    if (values.axe) faults.push(...(await faultsOf(tab)).map(fault => `${name}, ${state}: ${fault}`));
    mkdirSync(join(values.output, name), { recursive: true });
    writeFileSync(join(values.output, name, `${String(pictures.length).padStart(2, '0')} ${state}.png`), png);
  };
  const touch = width < 1000 ? { hasTouch: true, isMobile: true } : {};
  const options = { viewport: { width, height }, colorScheme: dark ? ('dark' as const) : ('light' as const), ...touch };
  const visits = new CaptureVisits(browser);
  const pages = new PageWalk(visits, language, look, options);
  const guided = new GuidedWalk(visits, language, look, options);
  const parts = [
    () => pages.cover(),
    () => pages.live(),
    // From a computer to a phone, and back.
    () => (width < 1000 ? Promise.resolve() : pages.devices()),
    () => pages.outcomes(),
    () => pages.test(),
    () => guided.steps(),
    () => guided.byItself(),
  ];
  for (const part of parts) await part().catch(error => console.error(`${name}: ${error}`));
  await visits.leave();
  writeFileSync(join(values.output, `${name}.png`), await contactSheet(browser, pictures, { width, height }));
  console.log(`${name}: ${pictures.length} states`);
}
await browser.close();
if (values.axe) console.log([...faults, `axe found ${faults.length}`].join('\n'));
if (faults.length > 0) process.exitCode = 1;
