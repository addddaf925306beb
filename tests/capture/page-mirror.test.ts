import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { assessment, CaptureHouse } from '../support/capture-house.ts';
import { startCaptureServer } from '../support/capture-server.ts';
import { captureSuite, live, site, start, type Visit } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';
import { remoteBrowser } from '../support/remote-browser.ts';
import { PASSWORD, startTargetSite } from '../support/target-site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function faultsOf(tab: Page): Promise<string[]> {
  return tab.evaluate<string[]>(`(async () => {
    ${AXE}
    const { violations } = await axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(node => id + ': ' + node.html.slice(0, 200)));
  })()`);
}

captureSuite('the website as text', (page, visits) => {
  /** A person at the page of an inquiry whose website is opened by a real remote browser. */
  async function withSite(path: string, test: (visit: Visit) => Promise<void>): Promise<void> {
    const target = await startTargetSite();
    const browser = remoteBrowser();
    await browser.start();
    const house = new CaptureHouse({ start_url: `${target.url}${path}` }, browser);
    const server = await startCaptureServer(house);
    try {
      house.returnTo(`${server.url}/done?case=7`);
      await house.create();
      await test(await visits.visit(house, server));
    } finally {
      await server.close();
      await browser.close();
      await target.close();
    }
  }

  const inMirror = (tab: Page) => tab.getByRole('region', { name: 'The website as text' });

  /** Presses Tab until the keyboard is there. */
  async function tabTo(tab: Page, target: Locator, key = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let step = 0; step < 40; step++) {
      if (await target.evaluate(element => element.matches(':focus'))) return;
      await tab.keyboard.press(key);
    }
    throw new Error('the keyboard does not come there');
  }

  page('the whole story without mouse and picture: sign in, read, capture, finish', async () => {
    await withSite('/login', async visit => {
      const { tab, house } = visit;
      await tabTo(tab, tab.getByRole('button', { name: 'Start' }));
      await tab.keyboard.press('Enter');
      await live(tab);
      const use = tab.getByRole('button', { name: 'Use the page as text' });
      await tabTo(tab, use);
      assert.ok(((await use.boundingBox())?.width ?? 0) > 100, 'it is seen while it has the keyboard');
      await tab.keyboard.press('Enter');
      const mirror = inMirror(tab);
      await mirror.getByRole('heading', { name: 'City Gym' }).waitFor();
      assert.equal(await faultsOf(tab), []);
      await tabTo(tab, mirror.getByLabel('User name'));
      await tab.keyboard.type('alice');
      await tab.keyboard.press('Tab');
      const password = mirror.getByLabel('Password');
      assert.is(await password.getAttribute('type'), 'password');
      assert.ok(await password.evaluate(field => field.matches(':focus')));
      await tab.keyboard.type(PASSWORD);
      await tab.keyboard.press('Tab');
      await tab.keyboard.press('Enter');
      await mirror.getByRole('heading', { name: 'Your membership' }).waitFor();
      assert.ok(await tab.evaluate('document.activeElement !== document.body'), 'the keyboard is not lost');
      assert.match((await mirror.textContent()) ?? '', /Membership status\s+Active/);
      assert.match((await mirror.textContent()) ?? '', /User\s+alice/);
      assert.not.match((await mirror.textContent()) ?? '', 'not shown');
      const cells = await mirror.getByRole('row').nth(1).getByRole('cell').allTextContents();
      assert.equal(
        cells.map(cell => cell.trim()),
        ['2026-01-01', 'Monthly fee', '30.00'],
      );
      assert.equal(await faultsOf(tab), []);
      await tabTo(tab, tab.getByRole('button', { name: 'Capture' }), 'Shift+Tab');
      await tab.keyboard.press('Enter');
      await tab.getByText('Screenshot captured').waitFor();
      await tabTo(tab, tab.getByRole('button', { name: 'Finish' }));
      await tab.keyboard.press('Enter');
      await tab.getByRole('heading', { name: 'What you showed is being checked' }).waitFor();
      const session = house.data<{ session_id: string }>('CaptureSubmitted')[0]?.session_id ?? '';
      await house.assess(session, assessment());
      await tab.waitForURL(/\/done\?case=7&status=approved/);
    });
  });

  page('choices, dates, frames and dialogs of the website', async () => {
    await withSite('/controls', async visit => {
      const { tab } = visit;
      await start(visit);
      await tab.getByRole('button', { name: 'Use the page as text' }).press('Enter');
      const mirror = inMirror(tab);
      const plan = mirror.getByLabel('Plan');
      await plan.waitFor();
      assert.equal(await plan.locator('option').allTextContents(), ['Basic', 'Plus', 'Family']);
      await plan.selectOption('Family');
      await eventually('the choice', async () =>
        plan.evaluate(list => {
          const { selectedOptions } = list as unknown as { selectedOptions: { textContent: string }[] };
          return selectedOptions[0]?.textContent === 'Family';
        }),
      );
      await mirror.getByText('Words in a frame').waitFor();
      await mirror.getByLabel('Inner').fill('typed in a frame');
      await mirror.getByText('Words in a shadow').waitFor();
      await mirror.getByLabel('Note').fill('first');
      await mirror.getByLabel('Note').fill('second');
      await mirror.getByRole('button', { name: 'Ask' }).press('Enter');
      await tab.getByRole('dialog').getByText('Are you sure?').waitFor();
      await tab.keyboard.press('Enter');
      await mirror.getByRole('button', { name: 'yes' }).waitFor();
      assert.is(await mirror.getByLabel('Note').inputValue(), 'second');
      assert.is(await mirror.getByLabel('Inner').inputValue(), 'typed in a frame');
      await mirror.getByRole('button', { name: /^Day/ }).press('Enter');
      const picker = tab.getByRole('dialog', { name: 'Choose a date' });
      await picker.locator('input').fill('2026-05-17');
      await picker.getByRole('button', { name: 'Set' }).press('Enter');
      await eventually('the date', async () => (await mirror.getByLabel('Note').inputValue()) === 'day 2026-05-17');
      await tab.getByRole('button', { name: 'Hide the text again' }).press('Enter');
      assert.is(await mirror.count(), 0);
      assert.ok(await site(tab).isVisible());
    });
  });
});
