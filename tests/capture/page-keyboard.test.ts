import * as assert from 'uvu/assert';
import { captureSuite, live, site } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';
import { tabTo, withSite } from '../support/site-visit.ts';
import { PASSWORD } from '../support/target-site.ts';

await captureSuite('the website by keyboard alone', (page, visits) => {
  page('the whole story on the picture: sign in, go on, read the details, capture, finish', async () => {
    const settings = { show_acceptance_guide: true };
    await withSite(
      visits,
      '/login',
      async ({ tab, house }) => {
        const website = site(tab);
        const leave = async () => {
          for (const key of ['Escape', 'Escape']) await tab.keyboard.press(key);
          assert.not(await website.evaluate(element => element.matches(':focus')), 'the way out');
        };
        await tabTo(tab, tab.getByRole('button', { name: 'Start' }));
        await tab.keyboard.press('Enter');
        await live(tab);
        await tabTo(tab, website);
        await tab.keyboard.press('Tab');
        await tab.keyboard.type('alice');
        await tab.keyboard.press('Tab');
        await tab.keyboard.type(PASSWORD);
        await tab.keyboard.press('Enter');
        await tab.locator('.address .path', { hasText: '/account' }).waitFor();
        await leave();
        await tabTo(tab, tab.locator('.guide summary'));
        await tab.keyboard.press('Enter');
        await tab.setViewportSize({ width: 600, height: 420 });
        const scrolled = () =>
          tab.locator('.guide .panel').evaluate(panel => (panel as { scrollTop: number }).scrollTop);
        await tabTo(tab, tab.locator('.guide .panel'));
        await tab.keyboard.press('End');
        await eventually('the end of the details', async () => (await scrolled()) > 20);
        await tab.keyboard.press('Escape');
        await tabTo(tab, tab.getByRole('button', { name: 'Capture' }));
        await tab.keyboard.press('Enter');
        await tab.getByText('Screenshot captured').waitFor();
        await tabTo(tab, tab.getByRole('button', { name: 'Finish' }));
        await tab.keyboard.press('Enter');
        await tab.getByRole('heading', { name: 'What you showed is being checked' }).waitFor();
        const [evidence] = house.data<{ source_url: string }>('EvidenceCaptured');
        assert.match(evidence?.source_url ?? '', /\/account$/);
      },
      { settings },
    );
  });
});
