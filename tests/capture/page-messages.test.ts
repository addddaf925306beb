import * as assert from 'uvu/assert';
import { captureAndFinish, captureSuite, site, start } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';

const focused = 'document.activeElement.textContent';

await captureSuite('messages of the capture page', (page, visits) => {
  page('a message stays while others are spoken, as long as it is pointed at, and can be put away', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await tab.clock.install();
    await start(visited);
    const session = house.scripted.latest;
    session.notice({ type: 'tabs', count: 2 });
    const message = tab.locator('.toast', { hasText: 'The website opened another tab.' });
    await message.waitFor();
    for (const path of ['a', 'b', 'c']) session.visit(`https://club.example/${path}`);
    await tab.clock.runFor(4000);
    assert.ok(await message.isVisible(), 'what is spoken takes nothing away');
    await message.hover();
    await tab.clock.runFor(60_000);
    assert.ok(await message.isVisible(), 'it waits');
    await tab.mouse.move(5, 5);
    await tab.clock.runFor(4000);
    assert.ok(await message.isVisible(), 'and begins anew');
    await tab.clock.runFor(6000);
    assert.is(await message.count(), 0);
    session.notice({ type: 'tabs', count: 1 });
    const other = tab.locator('.toast', { hasText: 'The tab was closed.' });
    await other.getByRole('button', { name: 'Close' }).click();
    assert.is(await other.count(), 0);
  });

  page('a message goes with its screen', async () => {
    const visited = await visits.open();
    const { tab } = visited;
    await start(visited);
    await captureAndFinish(visited);
    assert.is(await tab.getByText('Screenshot captured').count(), 0);
  });

  page('a lost and a silent line are a state until they are back', async () => {
    const visited = await visits.open();
    const { tab, server, house } = visited;
    await start(visited);
    const banner = tab.locator('.line-banner');
    assert.is(await banner.textContent(), '');
    await tab.context().setOffline(true);
    await tab.getByText('You are offline.').waitFor();
    await tab.setViewportSize({ width: 700, height: 620 });
    // As long as a window takes to settle, for which nobody can wait any other way.
    await new Promise(resolve => setTimeout(resolve, 600));
    await tab.context().setOffline(false);
    await eventually('the size of the window', () => house.scripted.latest.sizes.at(-1)?.width === 700);
    await eventually('the line', async () => (await banner.getAttribute('class'))?.includes('back'));
    await tab.route('**/socket?*', route => route.abort());
    server.dropSockets();
    await eventually('the loss', async () => (await banner.textContent())?.startsWith('The connection was lost'));
    await tab.unroute('**/socket?*');
  });

  page('a line over which nothing comes is told, and opened anew', async () => {
    const visited = await visits.open();
    const { tab } = visited;
    await tab.clock.install();
    // Nothing that the server says after the first picture arrives.
    await tab.routeWebSocket(/\/socket\?/, wire => {
      const server = wire.connectToServer();
      let silent = false;
      server.onMessage(message => silent || wire.send(message));
      wire.onMessage(message => {
        if (String(message).includes('"here"')) silent = true;
        server.send(message);
      });
    });
    await start(visited);
    // What was under way may still arrive, and then the page asks once more.
    await eventually('the silence', async () => {
      await tab.clock.runFor(1000);
      return tab.getByText('The line is silent.').isVisible();
    });
    await tab.clock.runFor(30_000);
    await eventually(
      'the line',
      async () => (await tab.locator('.line-banner').textContent()) !== 'The line is silent.',
    );
  });

  page('a crash of the website is told to everybody, with the way on', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    house.scripted.latest.emit({ type: 'closed', reason: 'crashed' });
    await tab.getByRole('heading', { name: 'The website was closed' }).waitFor();
    assert.is(await tab.evaluate(focused), 'The website was closed');
    await tab.getByText('The browser that showed the website has stopped working.').waitFor();
    await eventually('the words', async () =>
      (await tab.locator('#speaker').textContent())?.includes('The website was closed'),
    );
    await tab.getByRole('button', { name: 'Start anew' }).click();
    await site(tab).waitFor();
  });

  page('who is idle is asked, and stays by a key', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    session.emit({ type: 'ending', cause: 'idle', seconds: 60 });
    const dialog = tab.getByRole('dialog', { name: 'Are you still there?' });
    await dialog.getByText('Time left: 60 seconds.').waitFor();
    await tab.keyboard.press('Enter');
    await eventually('the answer', () => session.stayed === 1);
    assert.is(await dialog.count(), 0);
    session.emit({ type: 'ending', cause: 'time_limit', seconds: 60 });
    await tab.getByText('A visit may last only so long.').waitFor();
  });

  page('who is at a machine that stops is told how long it goes on, and then why it is over', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    session.emit({ type: 'ending', cause: 'maintenance', seconds: 120 });
    await tab.getByText('the visit ends in 2 minutes. Capture what you still need and press Finish.').waitFor();
    session.emit({ type: 'closed', reason: 'maintenance' });
    await tab.getByRole('heading', { name: 'The website was closed' }).waitFor();
    await tab.getByText('The machine that showed the website was stopped for maintenance.').waitFor();
  });

  page('the safe answer stands out where something is given up', async () => {
    const visited = await visits.open();
    const { tab } = visited;
    await start(visited);
    await tab.getByRole('button', { name: 'Leave', exact: true }).focus();
    await tab.keyboard.press('Enter');
    const dialog = tab.getByRole('dialog');
    assert.is(await dialog.locator('.primary').textContent(), 'Stay');
    assert.is(await tab.evaluate(focused), 'Stay');
    await tab.keyboard.press('Enter');
    await eventually('the dialog', async () => (await dialog.count()) === 0);
    assert.is(await tab.evaluate(focused), 'Leave');
  });

  page('Tab leaves the website after Escape, and the way out can be seen', async () => {
    const visited = await visits.open();
    const { tab } = visited;
    await start(visited);
    const inSite = () => site(tab).evaluate(canvas => canvas.matches(':focus'));
    await site(tab).click();
    const wayOut = tab.getByText('To leave the website: Escape, then Tab');
    assert.not(await wayOut.isVisible(), 'who works with the mouse needs no way out');
    await tab.keyboard.press('Tab');
    await wayOut.waitFor();
    assert.ok(await inSite());
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('Shift+Tab');
    assert.not(await inSite());
    assert.ok(await tab.locator('summary').evaluate(summary => summary.matches(':focus')));
    assert.not(await wayOut.isVisible());
  });

  page('the details scroll by keyboard', async () => {
    const visited = await visits.open(
      { user_instruction: Array.from({ length: 80 }, (_, line) => `- Line ${line}`).join('\n') },
      { viewport: { width: 900, height: 500 } },
    );
    const { tab } = visited;
    await start(visited);
    await tab.locator('summary').press('Enter');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('End');
    const scrolled = "document.querySelector('.guide .panel').scrollTop";
    await eventually('the end', async () => (await tab.evaluate<number>(scrolled)) > 500);
    const bullets = "getComputedStyle(document.querySelector('.guide .panel li')).listStyleType";
    assert.is(await tab.evaluate(bullets), 'disc');
  });
});
