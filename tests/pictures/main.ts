/**
 * Takes a picture of every state of the hosted page, in three widths, light and dark, and from right to left, and puts
 * those of each walk on a sheet to be looked at. With `--axe` each state is held against what axe knows as well.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../adapters/capture/words/languages.ts';
import { faultsOf } from '../support/axe.ts';
import { CaptureVisits } from '../support/capture-visits.ts';
import { GuidedWalk } from '../support/guided-walk.ts';
import { type Look, PageWalk } from '../support/page-walk.ts';
import { launchTestBrowser } from '../support/test-browser.ts';
import { asked } from './asked.ts';
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

type Walk = (typeof WALKS)[number];
const nameOf = ({ width, dark, language }: Walk) => [width, dark ? 'dark' : 'light', language].join('-');

const HELP = `npm run pictures -- [--only WALK] [--axe] [--output FOLDER]

Takes a picture of every state of the hosted page, and puts those of each walk on a sheet. About a minute for a walk.

--axe            holds each state against axe-core too; what it finds makes the command fail`;

const { output, walks, axe } = asked(HELP, WALKS.map(nameOf));
const browser = await launchTestBrowser();
if (browser === undefined) throw new Error('there is no browser');

const faults: string[] = [];
for (const walk of WALKS) {
  const { width, height, dark, language: tag } = walk;
  const name = nameOf(walk);
  if (!walks.includes(name)) continue;
  const language = LANGUAGES.find(each => each.tag === tag);
  if (language === undefined) throw new Error(`there is no ${tag}`);
  const pictures: Picture[] = [];
  const look: Look = async (state, tab) => {
    const png = await tab.screenshot();
    pictures.push({ state, png });
    if (axe) faults.push(...(await faultsOf(tab)).map(fault => `${name}, ${state}: ${fault}`));
    mkdirSync(join(output, name), { recursive: true });
    writeFileSync(join(output, name, `${String(pictures.length).padStart(2, '0')} ${state}.png`), png);
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
  for (const part of parts)
    await part().catch(error => {
      process.exitCode = 1;
      console.error(`${name}: ${error}`);
    });
  await visits.leave();
  writeFileSync(join(output, `${name}.png`), await contactSheet(browser, pictures, { width, height }));
  console.log(`${name}: ${pictures.length} states`);
}
await browser.close();
if (axe) console.log([...faults, `axe found ${faults.length}`].join('\n'));
if (faults.length > 0) process.exitCode = 1;
