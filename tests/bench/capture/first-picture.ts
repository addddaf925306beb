import type { Browser } from 'playwright-core';
import { say } from '../progress.ts';
import { type FigureRow, median, quantile } from '../row.ts';
import type { Setting } from '../setting.ts';
import type { BareBrowsers } from './bare-browsers.ts';
import { captureOf } from './captures.ts';
import { untilHosts } from './hosts.ts';
import { openViewer } from './real-viewer.ts';
import { LARGER_THAN_EMPTY, SITE_COLOUR } from './site.ts';

const GOAL_MS = 300;

/** From Start to the first picture of the site in the person's browser, each time with a warm spare. */
export async function measureFirstPicture(
  { setting, site, viewers, bare }: { setting: Setting; site: string; viewers: Browser; bare: BareBrowsers },
  starts: number,
): Promise<FigureRow[]> {
  const service = setting.service.process.pid ?? 0;
  const ours: number[] = [];
  for (let start = 1; start <= starts; start++) {
    await untilHosts(service, 1);
    const viewer = await openViewer(viewers, await captureOf(setting, `${site}/`));
    await viewer.start();
    ours.push(await viewer.until(SITE_COLOUR));
    await viewer.leave();
    say(`first picture: start ${start} of ${starts}, ${Math.round(ours.at(-1) ?? 0)} ms`);
  }
  say('first picture: bare');
  const limit = await bareFirstPictures(bare, site, starts);
  const figure = { unit: 'ms', better: 'less' } as const;
  return [
    {
      ...figure,
      name: `first picture, median of ${starts} starts`,
      value: median(ours),
      bare: median(limit),
      goal: null,
    },
    {
      ...figure,
      name: 'first picture, 19 of 20 starts',
      value: quantile(ours, 0.95),
      bare: quantile(limit, 0.95),
      goal: GOAL_MS,
    },
  ];
}

/** From the navigation of an empty page to its first picture that is not empty. */
async function bareFirstPictures(bare: BareBrowsers, site: string, starts: number): Promise<number[]> {
  const browser = await bare.launch();
  const times: number[] = [];
  for (let start = 0; start < starts; start++) {
    const page = await browser.openPage();
    const startedAt = performance.now();
    const arrived = new Promise<number>(resolve => {
      page.onPicture(jpeg => jpeg.length > LARGER_THAN_EMPTY && resolve(performance.now() - startedAt));
    });
    await page.goTo(`${site}/`);
    times.push(await arrived);
    await page.session.send('Page.close');
  }
  await browser.close();
  return times;
}
