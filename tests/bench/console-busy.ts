import type { Page } from 'playwright-core';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { inquiryData } from '../support/inquiry-story.ts';
import { serveConsole } from '../support/served-console.ts';
import { launchTestBrowser } from '../support/test-browser.ts';
import { say } from './progress.ts';
import type { Bench, FigureRow } from './row.ts';

/** Inquiries a second, each of two events: 260 events, of which 200 have to be reached. */
const A_SECOND = 130;
const TICK_MS = 20;
const GOAL_RATE = 200;
/** How long the list is looked at, and how long a row of it is read, in ms; a look comes every four seconds. */
const WATCHED_MS = 20_000;
/** So many that are not written yet are enough to wait for. */
const MOST_OPEN = 200;

/** From now on `seen` counts what somebody at the page would notice. */
const WATCH = `window.seen = { redraws: 0, replaced: 0, longest: 0, shift: 0 };
new MutationObserver(changes => {
  seen.redraws++;
  const gone = new Set(changes.flatMap(({ removedNodes }) => [...removedNodes].map(node => node.dataset?.key)));
  for (const row of document.querySelectorAll('[data-key]')) if (gone.has(row.dataset.key)) seen.replaced++;
}).observe(document.getElementById('list'), { childList: true, subtree: true });
new PerformanceObserver(list => { for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration); })
  .observe({ type: 'longtask' });
new PerformanceObserver(list => { for (const { value } of list.getEntries()) seen.shift += value; }).observe({ type: 'layout-shift' });`;

type Seen = { redraws: number; replaced: number; longest: number; shift: number };
type Served = Awaited<ReturnType<typeof serveConsole>>;

/** Makes inquiries of one organization until it is told to stop. @returns how many events that were, and for how long */
function keepBusy({ house }: Served, orgId: string): () => Promise<{ events: number; seconds: number }> {
  let events = 0;
  let open = 0;
  const failed: unknown[] = [];
  const startedAt = performance.now();
  let begun = 0;
  const make = async () => {
    begun++;
    open++;
    const inquiry_id = house.identifiers.next('web_iq_');
    const context = { orgId, actor: 'system', correlationId: house.identifiers.event() };
    const data = { ...inquiryData, inquiry_id };
    const resultId = house.identifiers.next('web_res_');
    const made = await house.handle(inquiry, inquiry_id, { type: 'CreateInquiry', resultId, inquiry: data }, context, {
      isNew: true,
    });
    events += made.events.length;
    open--;
  };
  const timer = setInterval(() => {
    // By the clock: on a busy machine a tick comes late.
    const owed = ((performance.now() - startedAt) / 1000) * A_SECOND;
    while (begun < owed && open < MOST_OPEN) make().catch(error => failed.push(error));
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    if (failed.length > 0) throw failed[0];
    return { events, seconds: (performance.now() - startedAt) / 1000 };
  };
}

/** A list is looked at with half a word in its search, and then a row of it is read. */
async function watch(tab: Page): Promise<FigureRow[]> {
  const figure = (name: string, unit: string, value: number, goal: number | null): FigureRow => {
    return { name: `console, busy: ${name}`, unit, value, bare: null, goal, better: 'less' };
  };
  await tab.evaluate(WATCH);
  await tab.locator('input[name="find"]').focus();
  await tab.keyboard.type('customer-us');
  let requests = 0;
  tab.on('request', () => requests++);
  say('console, busy: the list is looked at');
  await tab.waitForTimeout(WATCHED_MS);
  const typed = await tab.locator('input[name="find"]').inputValue();
  const left = (await tab.evaluate('document.activeElement.name')) === 'find' && typed === 'customer-us' ? 0 : 1;
  const looked = (await tab.evaluate('seen')) as Seen;
  const asked = requests;

  const row = tab.locator('[data-key]').nth(20);
  const key = await row.getAttribute('data-key');
  await row.getByRole('link').focus();
  const top = async () => (await tab.locator(`[data-key="${key}"]`).boundingBox())?.y ?? Number.NaN;
  const before = await top();
  say('console, busy: a row is read');
  await tab.waitForTimeout(WATCHED_MS);
  const moved = Math.abs((await top()) - before);
  const lost = (await tab.evaluate('document.activeElement.closest("tr")?.dataset.key')) === key ? 0 : 1;
  const read = (await tab.evaluate('seen')) as Seen;
  const seconds = WATCHED_MS / 1000;
  return [
    figure('requests of the page', 'a second', asked / seconds, 0.3),
    figure('redraws of the list', 'a second', looked.redraws / seconds, 0.3),
    figure('rows replaced that stayed', 'rows', read.replaced, 0),
    figure('focus or what was typed lost', 'times', left + lost, 0),
    figure('the row that was read moved', 'px', moved, 2),
    figure('redraws while it was read', 'times', read.redraws - looked.redraws, null),
    figure('layout shift (0.1 is good)', '', read.shift, 0.1),
    figure('longest task of the page', 'ms', read.longest, null),
  ];
}

/** What somebody at a list of the console notices of two hundred events a second. */
export const measureBusyConsole: Bench = async () => {
  const browser = await launchTestBrowser();
  if (browser === undefined) return [{ name: 'console, busy', skipped: 'no browser was found' }];
  const served = await serveConsole();
  try {
    const { orgId } = await served.house.household('City Gym');
    const person = await served.house.operator(orgId, 'member');
    const context = await served.contextOf(browser, person, { viewport: { width: 1280, height: 900 } });
    const tab = await context.newPage();
    const stop = keepBusy(served, orgId);
    await tab.goto(`${served.address}/console/inquiries`);
    await tab.locator('[data-key]').nth(40).waitFor({ timeout: 60_000 });
    const rows = await watch(tab);
    const { events, seconds } = await stop();
    const rate = { name: 'console, busy: events of the organization', unit: 'a second', value: events / seconds };
    return [{ ...rate, bare: null, goal: GOAL_RATE, better: 'more' }, ...rows];
  } finally {
    await browser.close();
    await served.close();
  }
};
