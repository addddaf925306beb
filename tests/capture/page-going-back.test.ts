import * as assert from 'uvu/assert';
import { assessment, ENDED } from '../support/capture-house.ts';
import { captureAndFinish, captureSuite, start, type Visit } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';

/** Longer than bad news is shown, in ms. */
const LATER_MS = 11_000;

await captureSuite('going back after news that nobody likes', (page, visits) => {
  /** The page's time stands still from now on, but for what the test lets pass. */
  async function stopTime({ tab }: Visit): Promise<void> {
    await tab.clock.install();
    await tab.clock.pauseAt(Date.now() + 3000);
  }

  async function rejected(): Promise<Visit> {
    const visited = await visits.open();
    await start(visited);
    const sessionId = await captureAndFinish(visited);
    await stopTime(visited);
    await visited.house.assess(sessionId, assessment({ acceptance: 'reject', rules: [ENDED] }));
    await visited.tab.getByRole('heading', { name: 'This was not accepted' }).waitFor();
    return visited;
  }

  // specification: 1-flow-5-redirect
  page('a rejection counts down, is spoken of once, and then goes back by itself', async () => {
    const { tab } = await rejected();
    await tab.evaluate(`{
      const heard = [];
      const region = document.getElementById('speaker');
      const listen = changes => heard.push(...changes.flatMap(({ addedNodes }) => [...addedNodes])
        .map(({ textContent }) => textContent).filter(text => text.includes('go back')));
      new MutationObserver(listen).observe(region, { childList: true });
      addEventListener('pagehide', () => sessionStorage.setItem('heard', JSON.stringify(heard)));
    }`);
    await tab.clock.runFor(4000);
    await tab.getByText('You go back to Northwind Insurance in 6 seconds.').waitFor();
    await tab.clock.runFor(LATER_MS);
    await tab.waitForURL(/\/done\?case=7&status=rejected&inquiry_id=web_iq_/);
    const heard = JSON.parse(String(await tab.evaluate(`sessionStorage.getItem('heard')`)));
    assert.is(heard.length, 1, JSON.stringify(heard));
  });

  page('whoever wants to read on stays until they go', async () => {
    const { tab } = await rejected();
    await tab.getByRole('button', { name: 'Stay on this page' }).click();
    const words = tab.getByText('You stay on this page until you press Continue.');
    assert.ok(await words.evaluate(element => element === element.ownerDocument.activeElement));
    await tab.clock.runFor(LATER_MS);
    assert.match(tab.url(), /\/capture\/web_iq_/);
    await tab.getByRole('button', { name: 'Continue' }).click();
    await tab.waitForURL(/status=rejected/);
  });

  page('a try that is begun meanwhile is not interrupted', async () => {
    const { tab, house } = await rejected();
    await tab.getByRole('button', { name: 'Try again' }).click();
    await tab.getByRole('button', { name: 'Finish' }).waitFor();
    await tab.clock.runFor(LATER_MS);
    assert.match(tab.url(), /\/capture\/web_iq_/);
    // The buttons of the page stand there before its browser does.
    await eventually('a second session', () => house.data('SessionStarted').length > 1);
    assert.is(house.data('SessionStarted').length, 2);
  });

  page('what waits for a person, and what has expired, goes back as it stands by then', async () => {
    const waiting = await visits.open({ max_retries: 0 });
    await start(waiting);
    const sessionId = await captureAndFinish(waiting);
    await stopTime(waiting);
    await waiting.house.assess(sessionId, assessment({ found_fields: [] }));
    await waiting.tab.getByRole('heading', { name: 'A person will look at it' }).waitFor();

    const late = await visits.open();
    await start(late);
    late.house.now = new Date(late.house.now.getTime() + 25 * 3600_000);
    await late.tab.clock.install();
    await late.tab.reload();
    await late.tab.getByRole('heading', { name: 'This request has expired' }).waitFor();
    await late.house.expire();

    await waiting.tab.clock.runFor(LATER_MS);
    await waiting.tab.waitForURL(/status=processing/);
    await late.tab.clock.runFor(LATER_MS);
    await late.tab.waitForURL(/status=failed/);
  });
});
