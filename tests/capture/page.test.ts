import * as assert from 'uvu/assert';
import { assessment, ENDED } from '../support/capture-house.ts';
import { captureAndFinish, captureSuite, DESKTOP, live, site, start } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';

/** Resolves once the bar of a page that waits has moved this often. */
const movedBy = (steps: number) => `new Promise(resolve => {
  let left = ${steps};
  const watcher = new MutationObserver(() => --left === 0 && resolve(watcher.disconnect()));
  watcher.observe(document.querySelector('progress'), { attributeFilter: ['value'] });
})`;

await captureSuite('capture page', (page, visits) => {
  // specification: 1-flow-4-guided
  page('cover, start, capture, finish, verdict, redirect', async () => {
    const visited = await visits.open();
    const { tab, house, problems } = visited;
    await tab.getByRole('heading', { name: 'Club membership' }).waitFor();
    assert.match((await tab.locator('main').textContent()) ?? '', 'Your typing and passwords are never stored');
    await start(visited);
    const { width, height } = house.scripted.latest.options.viewport;
    assert.is(width, DESKTOP.width);
    assert.ok(height > 600 && height < DESKTOP.height);
    const drawn = await site(tab).evaluate(canvas => (canvas as unknown as { width: number }).width);
    assert.is(drawn, DESKTOP.width);
    const sessionId = await captureAndFinish(visited);
    assert.ok(await tab.getByRole('progressbar').isVisible());
    await house.assess(sessionId, assessment());
    await tab.getByRole('heading', { name: 'All done' }).waitFor();
    await tab.waitForURL(/\/done\?case=7&status=approved&inquiry_id=web_iq_/);
    assert.equal(problems, []);
  });

  page('who waits for a verdict has a page that rests between two steps of its bar', async () => {
    const visited = await visits.open();
    const { tab } = visited;
    await start(visited);
    await captureAndFinish(visited);
    const session = await tab.context().newCDPSession(tab);
    await session.send('Performance.enable');
    const timesLaidOut = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    };
    const before = await timesLaidOut();
    const steps = 5;
    await tab.evaluate(movedBy(steps));
    const laidOut = (await timesLaidOut()) - before;
    assert.ok(laidOut >= 1 && laidOut <= 2 * steps, `laid out ${laidOut} times`);
  });

  page('a reload goes on, a second browser is told, and may continue there instead', async () => {
    const first = await visits.open();
    const { tab, house, server } = first;
    await start(first);
    await tab.getByRole('button', { name: 'Capture' }).click();
    await tab.getByText('Screenshot captured').waitFor();
    await tab.reload();
    await live(tab);
    await tab.getByRole('button', { name: '1 item kept' }).waitFor();
    assert.is(house.scripted.sessions.length, 1);

    const second = await visits.visit(house, server);
    await second.tab.getByRole('heading', { name: 'In use elsewhere' }).waitFor();
    await second.tab.getByRole('button', { name: 'Continue here instead' }).click();
    await second.tab.getByRole('heading', { name: 'The person who has this open is asked' }).waitFor();
    await tab.getByRole('button', { name: 'Allow' }).click();
    await live(second.tab);
    assert.is(house.scripted.sessions.length, 2);
    await tab.getByRole('heading', { name: 'In use elsewhere' }).waitFor();
  });

  page('a rejection says why and the next try goes on in the same browser', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    const sessionId = await captureAndFinish(visited);
    await house.assess(sessionId, assessment({ acceptance: 'reject', rules: [ENDED] }));
    await tab.getByText(ENDED.text).waitFor();
    await tab.getByRole('button', { name: 'Try again' }).click();
    await live(tab);
    await tab.getByText('You go on where you were.').waitFor();
    assert.is(house.scripted.sessions.length, 1);
    await captureAndFinish(visited);
  });

  page('a verdict that takes longer than the page waits goes on as processing', async () => {
    const visited = await visits.open();
    await start(visited);
    await captureAndFinish(visited);
    await visited.tab.getByText('after 10 seconds you are taken back').waitFor();
    await visited.tab.waitForURL(/status=processing/, { timeout: 14_000 });
  });

  page('a wire that breaks comes back', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    visited.server.dropSockets();
    await eventually('the viewer to be gone', () => !session.watched);
    await eventually('the viewer to be back', () => session.watched);
    await tab.getByRole('button', { name: 'Capture' }).click();
    await tab.getByText('Screenshot captured').waitFor();
  });

  // specification: 2.4-show-cover-page
  page('without a cover the page starts by itself', async () => {
    const { tab } = await visits.open({ settings: { show_cover_page: false } });
    await live(tab);
  });

  page('a document is uploaded with the page', async () => {
    const visited = await visits.open({ capture_type: 'document' });
    const { tab, house } = visited;
    await start(visited);
    assert.ok(await tab.getByRole('button', { name: 'Upload' }).isEnabled());
    const buffer = Buffer.from('%PDF-1.4\n');
    const file = { name: 'Statement.pdf', mimeType: 'application/pdf', buffer };
    await tab.locator('input[type=file]').setInputFiles(file);
    await tab.getByText('Document kept: Statement.pdf').waitFor();
    assert.is(house.evidence.files.size, 1);
    // By itself it would stay for more than six seconds.
    await tab.getByText('Uploading Statement.pdf').waitFor({ state: 'detached', timeout: 5000 });
  });

  page('a full house is told, and a place that gets free is taken', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    house.scripted.places = 0;
    await tab.getByRole('button', { name: 'Start' }).click();
    await tab.getByRole('heading', { name: 'All places are taken' }).waitFor();
    house.scripted.places = 1;
    await live(tab);
  });
});
