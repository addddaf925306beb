import * as assert from 'uvu/assert';
import { INLINE } from '../http/requests.ts';
import { eventually } from '../support/eventually.ts';
import type { TeachingScene } from './teaching-story.ts';

/** Inquiries a tick, each of two events, and ticks a second: two hundred events in each. */
const AT_ONCE = 20;
const TICK_MS = 200;

/** From now on `drawn` tells how often the list was redrawn, and how long the page did nothing else, in ms. */
const WATCH = `window.drawn = { times: 0, longest: 0 };
new MutationObserver(() => { drawn.times++; }).observe(document.getElementById('list'), { childList: true, subtree: true });
new PerformanceObserver(list => { for (const { duration } of list.getEntries()) drawn.longest = Math.max(drawn.longest, duration); })
  .observe({ type: 'longtask' });`;

/** Reads a list of inquiries while more come than it has rows, again and again. */
export async function readThrough({ address, house, orgId, tab }: Omit<TeachingScene, 'wrong'>): Promise<void> {
  const { key } = await house.organizations.createKey(orgId, { role: 'owner', name: 'Busy', email: null }, 'system');
  const call = house.callWith(key);
  let isOver = false;
  let made = 0;
  const stream = async () => {
    while (!isOver) {
      const next = new Promise(resolve => setTimeout(resolve, TICK_MS));
      await Promise.all(Array.from({ length: AT_ONCE }, () => call('POST', '/web/inquiry', INLINE)));
      made += AT_ONCE;
      await next;
    }
  };
  await tab.goto(`${address}/console/inquiries`);
  await tab.evaluate(WATCH);
  const startedAt = performance.now();
  const streaming = stream();
  try {
    // Half a word in the search, while the list goes on.
    const search = tab.getByRole('searchbox').or(tab.locator('input[name="find"]')).first();
    await search.focus();
    await tab.keyboard.type('customer-us');
    const newest = await tab.locator('[data-key]').first().getAttribute('data-key');
    const first = tab.locator('[data-key]').first();
    await eventually('newer ones', async () => (await first.getAttribute('data-key')) !== newest || undefined);
    assert.is(await search.inputValue(), 'customer-us');
    assert.is(await tab.evaluate('document.activeElement.name'), 'find');

    // A row is read: it stays where it is, though a page of newer ones has come.
    const row = tab.locator('[data-key]').nth(30);
    const read = await row.getAttribute('data-key');
    await row.getByRole('link').focus();
    const place = () => tab.locator(`[data-key="${read}"]`).boundingBox();
    const before = await place();
    await tab.getByText('The list waits until you leave it').waitFor();
    assert.is(await tab.evaluate('document.activeElement.closest("tr")?.dataset.key'), read);
    assert.ok(Math.abs(((await place())?.y ?? -1e9) - (before?.y ?? 0)) < 2, 'it stays where it was');

    // Left alone, the list goes on.
    await tab.evaluate('document.activeElement.blur(); scrollTo(0, 0)');
    await tab.getByText('Keeps itself up to date').waitFor();
    assert.is(await tab.locator(`[data-key="${read}"]`).count(), 0);
  } finally {
    isOver = true;
    await streaming;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const { longest, times } = (await tab.evaluate('drawn')) as { longest: number; times: number };
  process.stdout.write(
    `  ${Math.round((2 * made) / seconds)} events a second for ${seconds.toFixed(1)} s: ${times} redraws, longest task ${Math.round(longest)} ms\n`,
  );
  assert.ok(made > 100, `${made} inquiries came`);
  // One at each look, which is every four seconds.
  assert.ok(times <= seconds / 4 + 1, `${times} redraws in ${seconds} s`);
  assert.ok(longest < 1_000, `for ${longest} ms the page did nothing else`);
}
