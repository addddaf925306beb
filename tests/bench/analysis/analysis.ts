import { eventually } from '../../support/eventually.ts';
import { type BareBrowsers, type BarePage, startBareBrowsers } from '../capture/bare-browsers.ts';
import { say } from '../progress.ts';
import { type Bench, type FigureRow, median, quantile } from '../row.ts';
import { type Setting, withService } from '../setting.ts';
import { type AccountsSite, startAccountsSite } from './accounts-site.ts';
import { type BareReader, startBareReader } from './bare-reader.ts';
import { memoryOf, watchReaders } from './reader-memory.ts';
import { verdictOnPage, verdictOnScan } from './verdicts.ts';

const GOAL_MS = { page: 600, scan: 3_000 };
/** A sheet of A4 at 150 dpi. */
const SHEET = { x: 0, y: 0, width: 1240, height: 1754, scale: 1 };
/** What pages show of an account at their top. */
const TOP = { left: 0, top: 60, width: 800, height: 200 };
const SCANS = 8;
/** A person who looks at what was kept before they press Finish. */
const LOOKS_MS = 3_000;

type Parts = { setting: Setting; site: AccountsSite; page: BarePage; bare: BareReader };

/** Handed in at once, and after a look. */
type Times = { atOnce: number[]; looked: number[]; bare: number[] };

const noTimes = (): Times => ({ atOnce: [], looked: [], bare: [] });

function rowsOf(what: string, { atOnce, looked, bare }: Times, goal: number): FigureRow[] {
  const figure = { unit: 'ms', better: 'less' } as const;
  const seconds = LOOKS_MS / 1_000;
  const kinds = { 'at once': atOnce, [`after ${seconds} s`]: looked };
  return Object.entries(kinds).flatMap(([when, ours]) => [
    {
      ...figure,
      name: `Finish to verdict, ${what}, ${when}, p50 of ${ours.length}`,
      value: median(ours),
      bare: median(bare),
      goal: null,
    },
    {
      ...figure,
      name: `Finish to verdict, ${what}, ${when}, p95`,
      value: quantile(ours, 0.95),
      bare: quantile(bare, 0.95),
      goal,
    },
  ]);
}

/** A page that has loaded may not be drawn yet on a busy machine: then the browser has no picture to give. */
const pictureOf = (
  { session }: BarePage,
  shot: { format: 'png'; clip?: typeof SHEET; captureBeyondViewport?: true },
): Promise<string> =>
  eventually('a picture of the bare page', () =>
    session.send('Page.captureScreenshot', shot).then(
      ({ data }) => data,
      () => null,
    ),
  );

/** Bare: Tesseract reads the top of the same page, once. */
async function measurePages({ setting, site, page, bare }: Parts): Promise<FigureRow[]> {
  const [first] = site.pages;
  // The first of everything is slower, on both sides.
  if (first !== undefined) await verdictOnPage(setting, site.url, first, 0);
  const times = noTimes();
  for (const [index, account] of site.pages.entries()) {
    times.atOnce.push(await verdictOnPage(setting, site.url, account, 0));
    times.looked.push(await verdictOnPage(setting, site.url, account, LOOKS_MS));
    await page.goTo(`${site.url}${account.path}`);
    const png = await pictureOf(page, { format: 'png' });
    times.bare.push(await bare.read({ png, part: TOP }));
    say(`verdict on a page: ${index + 1} of ${site.pages.length}, ${Math.round(times.atOnce.at(-1) ?? 0)} ms at once`);
  }
  return rowsOf('a page', times, GOAL_MS.page);
}

/** Bare: Tesseract reads the same sheet. */
async function measureScans({ setting, site, page, bare }: Parts): Promise<FigureRow[]> {
  await page.goTo(site.letter);
  const shot = { format: 'png', clip: SHEET, captureBeyondViewport: true } as const;
  const png = await pictureOf(page, shot);
  const times = noTimes();
  for (let scan = 1; scan <= SCANS; scan++) {
    times.atOnce.push(await verdictOnScan(setting, site.url, Buffer.from(png, 'base64'), 0));
    times.looked.push(await verdictOnScan(setting, site.url, Buffer.from(png, 'base64'), LOOKS_MS));
    times.bare.push(await bare.read({ png, part: undefined }));
    say(`verdict on a scanned page: ${scan} of ${SCANS}, ${Math.round(times.atOnce.at(-1) ?? 0)} ms at once`);
  }
  return rowsOf('a scanned page', times, GOAL_MS.scan);
}

async function measureWith(setting: Setting, site: AccountsSite, browsers: BareBrowsers): Promise<FigureRow[]> {
  const browser = await browsers.launch();
  const bare = await startBareReader();
  const readers = watchReaders(setting.service.process.pid ?? 0);
  try {
    const parts = { setting, site, page: await browser.openPage(), bare };
    const rows = [...(await measurePages(parts)), ...(await measureScans(parts))];
    const limit = memoryOf(bare.pid);
    const figure = { unit: 'MB', goal: null, better: 'less' } as const;
    return [
      ...rows,
      { ...figure, name: 'memory of a reader alone (USS), the most', value: readers.most.uss, bare: limit.uss },
      { ...figure, name: 'resident memory of a reader, the most', value: readers.most.resident, bare: limit.resident },
    ];
  } finally {
    readers.stop();
    bare.stop();
    await browser.close();
  }
}

/** From Finish to the verdict, through the service and a real browser, beside bare Tesseract on the same pictures. */
export const measureAnalysis: Bench = async ({ starts, checkout }) => {
  const site = await startAccountsSite(starts);
  const browsers = await startBareBrowsers();
  try {
    return await withService(checkout, setting => measureWith(setting, site, browsers), { CAPTURE_SESSIONS: '4' });
  } finally {
    await browsers.close();
    await site.close();
  }
};
