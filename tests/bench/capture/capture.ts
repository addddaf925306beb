import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { launchTestBrowser } from '../../support/test-browser.ts';
import { say } from '../progress.ts';
import type { Bench, BenchOptions, FigureRow, SkippedRow } from '../row.ts';
import { type Setting, withService } from '../setting.ts';
import { type BareBrowsers, startBareBrowsers } from './bare-browsers.ts';
import { captureOf } from './captures.ts';
import { measureEvidence } from './evidence.ts';
import { measureFirstPicture } from './first-picture.ts';
import { hostsOf, untilHosts } from './hosts.ts';
import { measureInput } from './input-to-pixel.ts';
import { openViewer } from './real-viewer.ts';
import { measureScrolling } from './scrolling.ts';
import { measureMemory } from './session-memory.ts';
import { SITE_COLOUR, startBenchSite } from './site.ts';
import { measureTypingPeople } from './typing-people.ts';

type Rows = (FigureRow | SkippedRow)[];
type Parts = { setting: Setting; site: string; viewers: Browser; bare: BareBrowsers };

/** What one person feels: input, pictures, and what their session takes. */
async function measureOnePerson({ setting, site, viewers, bare }: Parts, seconds: number): Promise<Rows> {
  const service = setting.service.process.pid ?? 0;
  const browser = await bare.launch();
  const page = await browser.openPage();
  const rows: Rows = [];
  for (const path of ['/type', '/long'] as const) {
    await untilHosts(service, 1);
    const [host] = hostsOf(service);
    await page.goTo(`${site}${path}`);
    const viewer = await openViewer(viewers, await captureOf(setting, `${site}${path}`));
    await viewer.start();
    await untilHosts(service, 2);
    if (path === '/type') rows.push(...(await measureInput(viewer, page, seconds)));
    else {
      say('scrolling');
      rows.push(await measureScrolling(viewer, page, seconds), ...measureMemory(host, browser.pids()));
    }
    await viewer.leave();
  }
  rows.push(await measureEvidence(setting, site, page));
  await browser.close();
  return rows;
}

async function measureAll(parts: Parts, { starts, sessions, seconds }: BenchOptions): Promise<Rows> {
  // The first of everything is slower, on both sides.
  const viewer = await openViewer(parts.viewers, await captureOf(parts.setting, `${parts.site}/`));
  await viewer.start();
  await viewer.until(SITE_COLOUR);
  await viewer.leave();
  const rows = await measureFirstPicture(parts, starts);
  rows.push(...((await measureOnePerson(parts, seconds)) as FigureRow[]));
  rows.push(await measureTypingPeople(parts, sessions, seconds));
  return rows;
}

/** What people feel at the hosted page, against DevTools of the same browser with nothing between. */
export const measureCapture: Bench = async options => {
  const viewers = await launchTestBrowser();
  if (viewers === undefined) return [{ name: 'capture', skipped: 'no browser for the person; install chromium' }];
  const site = await startBenchSite();
  const bare = await startBareBrowsers();
  const load = loadavg()[0] ?? 0;
  try {
    const env = { CAPTURE_SESSIONS: String(options.sessions + 2) };
    const work = (setting: Setting) => measureAll({ setting, site: site.url, viewers, bare }, options);
    const rows = await withService(options.checkout, work, env);
    const name = 'load of the machine before it began';
    return [...rows, { name, unit: '', value: load, bare: null, goal: null, better: 'less' }];
  } finally {
    await bare.close();
    await viewers.close();
    await site.close();
  }
};
