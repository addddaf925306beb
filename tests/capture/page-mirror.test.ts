import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { faultsOf } from '../support/axe.ts';
import { assessment } from '../support/capture-house.ts';
import { captureSuite, live, site, start } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';
import { tabTo, withSite } from '../support/site-visit.ts';
import { PASSWORD } from '../support/target-site.ts';

await captureSuite('the website as text', (page, visits) => {
  const inMirror = (tab: Page) => tab.getByRole('region', { name: 'The website as text' });

  page('the whole story without mouse and picture: sign in, read, capture, finish', async () => {
    await withSite(visits, '/login', async visit => {
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
    await withSite(visits, '/controls', async visit => {
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
      await mirror.getByRole('button', { name: 'Modal' }).press('Enter');
      const agree = mirror.getByRole('button', { name: 'Agree' });
      await agree.waitFor();
      await eventually('the keyboard in the dialog', () => agree.evaluate(button => button.matches(':focus')));
      await agree.press('Enter');
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
