import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assessment, CaptureHouse } from '../support/capture-house.ts';
import { type CaptureServer, startCaptureServer } from '../support/capture-server.ts';
import { clubPicture } from '../support/club-page.ts';
import { eventually } from '../support/eventually.ts';
import { launchTestBrowser } from '../support/test-browser.ts';

const page = suite('capture page');
const browser = await launchTestBrowser();
const DESKTOP = { width: 1280, height: 800 };
const servers: CaptureServer[] = [];
const contexts: BrowserContext[] = [];

page.after(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  for (const server of servers) await server.close();
});

type Visit = { house: CaptureHouse; server: CaptureServer; tab: Page; url: string; problems: string[] };

/** A tab of a browser of its own, that has opened the capture page. What the page complains of is kept. */
async function visit(house: CaptureHouse, server: CaptureServer, chrome: Browser, options = {}): Promise<Visit> {
  const context = await chrome.newContext({ viewport: DESKTOP, ...options });
  contexts.push(context);
  const tab = await context.newPage();
  tab.setDefaultTimeout(8000);
  const problems: string[] = [];
  tab.on('pageerror', error => problems.push(String(error)));
  tab.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const url = `${server.url}/capture/${house.inquiryId}`;
  await tab.goto(url);
  return { house, server, tab, url, problems };
}

async function open(chrome: Browser, changes = {}, options = {}): Promise<Visit> {
  const house = new CaptureHouse(changes);
  const server = await startCaptureServer(house);
  servers.push(server);
  house.scripted.frames = [await clubPicture(chrome, DESKTOP)];
  house.returnTo(`${server.url}/done?case=7`);
  await house.create();
  return await visit(house, server, chrome, options);
}

/** Presses Start and waits for the picture of the site. */
async function start({ tab }: Visit): Promise<void> {
  await tab.getByRole('button', { name: 'Start' }).click();
  await live(tab);
}

async function live(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Finish' }).and(tab.locator(':enabled')).waitFor();
}

function site(tab: Page) {
  return tab.getByRole('application', { name: 'Target site' });
}

async function captureAndFinish({ tab, house }: Visit): Promise<string> {
  await tab.getByRole('button', { name: 'Capture' }).click();
  await tab.getByText('Screenshot captured').waitFor();
  await tab.getByRole('button', { name: 'Finish' }).click();
  await tab.getByRole('heading', { name: 'Your evidence is being checked' }).waitFor();
  return house.scripted.latest.options.sessionId;
}

if (browser === undefined) {
  process.stdout.write('SKIPPED capture page: no browser found\n');
  page('there is no browser to test with', () => assert.is(browser, undefined));
} else {
  page('cover, start, capture, finish, verdict, redirect', async () => {
    const visited = await open(browser);
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

  page('a click and keys reach the site where they were meant', async () => {
    const visited = await open(browser);
    const { tab, house } = visited;
    await start(visited);
    const { inputs } = house.scripted.latest;
    await site(tab).click({ position: { x: 200, y: 150 } });
    const down = await eventually('the press', () =>
      inputs.find(input => input.type === 'mouse' && input.kind === 'down'),
    );
    if (down.type !== 'mouse') throw new Error('not a mouse');
    assert.ok(Math.abs(down.x - 200) < 2 && Math.abs(down.y - 150) < 2, `at ${down.x}, ${down.y}`);
    assert.equal([down.button, down.buttons, down.clicks], ['left', 1, 1]);
    await tab.keyboard.type('aB');
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Control+a');
    await eventually('all keys', () =>
      inputs.some(
        input => input.type === 'key' && input.code === 'KeyA' && input.modifiers === 2 && input.kind === 'up',
      ),
    );
    const typed = inputs.flatMap(input =>
      input.type === 'key' && input.kind === 'down' ? [input.text ?? input.key] : [],
    );
    assert.equal(
      typed.filter(text => text !== 'Shift'),
      ['a', 'B', '\r', 'Control', 'a'],
    );
  });

  page('text goes through the invisible field while a field of the site has the focus', async () => {
    const visited = await open(browser);
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    await site(tab).click();
    session.notice({ type: 'focus', editable: true, inputType: 'email', inputMode: '' });
    const entry = tab.getByLabel('Type into the target site');
    await eventually('the focus', () => entry.evaluate(field => field.matches(':focus')));
    assert.is(await entry.getAttribute('inputmode'), 'email');
    await tab.keyboard.insertText('日本');
    await tab.keyboard.press('x');
    // What a soft keyboard's Backspace says, without any key.
    const event = "new InputEvent('beforeinput', { inputType: 'deleteContentBackward' })";
    await tab.evaluate(`document.querySelector('.text-entry').dispatchEvent(${event})`);
    await eventually('the Backspace', () =>
      session.inputs.some(input => input.type === 'key' && input.key === 'Backspace'),
    );
    await eventually('the text', () => session.inputs.some(input => input.type === 'text' && input.text === '日本'));
    await eventually('the key', () => session.inputs.some(input => input.type === 'key' && input.text === 'x'));
    assert.is((await entry.inputValue()).trim(), '');
    session.notice({ type: 'focus', editable: false, inputType: '', inputMode: '' });
    await eventually('the canvas', () => site(tab).evaluate(canvas => canvas.matches(':focus')));
  });

  page('the keyboard is never trapped: Escape twice leads back to the buttons', async () => {
    const visited = await open(browser);
    const { tab } = visited;
    await start(visited);
    await site(tab).click();
    await tab.keyboard.press('Tab');
    assert.ok(await site(tab).evaluate(canvas => canvas.matches(':focus')));
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('Escape');
    assert.ok(await tab.getByRole('button', { name: 'Reload' }).evaluate(button => button.matches(':focus')));
  });

  page('dialogs and pickers of the site are answered', async () => {
    const visited = await open(browser);
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    session.notice({ type: 'dialog', kind: 'prompt', message: 'Your name?', defaultValue: 'Ann' });
    await tab.getByLabel('Answer').fill('Bea');
    await tab.getByRole('button', { name: 'OK' }).click();
    await eventually('the answer', () => session.inputs.find(input => input.type === 'dialog'));
    session.notice({ type: 'dialog', kind: 'confirm', message: 'Sure?', defaultValue: '' });
    await tab.getByText('Sure?').waitFor();
    await tab.keyboard.press('Escape');
    session.notice({ type: 'picker', kind: 'date', value: '2026-01-01' });
    await tab.getByLabel('Choose a date').and(tab.locator('input')).fill('2026-02-03');
    await tab.getByRole('button', { name: 'Set' }).click();
    await eventually('the date', () => session.inputs.find(input => input.type === 'pick'));
    assert.equal(
      session.inputs.filter(input => input.type === 'dialog' || input.type === 'pick'),
      [
        { type: 'dialog', accept: true, text: 'Bea' },
        { type: 'dialog', accept: false, text: null },
        { type: 'pick', value: '2026-02-03' },
      ],
    );
  });

  page('a reload goes on, a second browser is told, and may continue there instead', async () => {
    const first = await open(browser);
    const { tab, house, server } = first;
    await start(first);
    await tab.getByRole('button', { name: 'Capture' }).click();
    await tab.getByText('Screenshot captured').waitFor();
    await tab.reload();
    await live(tab);
    await tab.getByRole('button', { name: '1 piece of evidence' }).waitFor();
    assert.is(house.scripted.sessions.length, 1);

    const second = await visit(house, server, browser);
    await second.tab.getByRole('heading', { name: 'In use elsewhere' }).waitFor();
    await second.tab.getByRole('button', { name: 'Continue here instead' }).click();
    await live(second.tab);
    assert.is(house.scripted.sessions.length, 2);
    await tab.getByRole('heading', { name: 'In use elsewhere' }).waitFor();
  });

  page('a rejection says why and the next try starts anew', async () => {
    const visited = await open(browser);
    const { tab, house } = visited;
    await start(visited);
    const sessionId = await captureAndFinish(visited);
    const reason = 'The membership ended on 31 March 2026.';
    await house.assess(sessionId, assessment({ acceptance: 'reject', acceptance_reason: reason }));
    await tab.getByText(reason).waitFor();
    await tab.getByRole('button', { name: 'Try again' }).click();
    await live(tab);
    assert.is(house.scripted.sessions.length, 2);
    await captureAndFinish(visited);
  });

  page('a verdict that takes longer than ten seconds goes on as processing', async () => {
    const visited = await open(browser);
    await start(visited);
    await captureAndFinish(visited);
    await visited.tab.waitForURL(/status=processing/, { timeout: 14_000 });
  });

  page('a wire that breaks comes back', async () => {
    const visited = await open(browser);
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    visited.server.dropSockets();
    await eventually('the viewer to be gone', () => !session.watched);
    await eventually('the viewer to be back', () => session.watched);
    await tab.getByRole('button', { name: 'Capture' }).click();
    await tab.getByText('Screenshot captured').waitFor();
  });

  page('without a cover the page starts by itself', async () => {
    const { tab } = await open(browser, { settings: { show_cover_page: false } });
    await live(tab);
  });

  page('a document is uploaded with the page', async () => {
    const visited = await open(browser, { capture_type: 'document' });
    const { tab, house } = visited;
    await start(visited);
    assert.is(await tab.getByRole('button', { name: 'Capture' }).count(), 0);
    const buffer = Buffer.from('%PDF-1.4\n');
    const file = { name: 'Statement.pdf', mimeType: 'application/pdf', buffer };
    await tab.locator('input[type=file]').setInputFiles(file);
    await tab.getByText('Document kept: Statement.pdf').waitFor();
    assert.is(house.evidence.files.size, 1);
  });

  page('a full house is told, and a place that gets free is taken', async () => {
    const visited = await open(browser);
    const { tab, house } = visited;
    house.scripted.places = 0;
    await tab.getByRole('button', { name: 'Start' }).click();
    await tab.getByRole('heading', { name: 'All places are taken' }).waitFor();
    house.scripted.places = 1;
    await live(tab);
  });

  page('fingers are sent as touches on a phone', async () => {
    const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
    const visited = await open(browser, {}, phone);
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    assert.is(session.options.viewport.touch, true);
    assert.is(session.options.viewport.width, 390);
    const wide = await tab.evaluate<number>('document.documentElement.scrollWidth');
    assert.is(wide, 390);
    await site(tab).tap({ position: { x: 100, y: 100 } });
    await eventually(
      'both ends of the touch',
      () => session.inputs.filter(input => input.type === 'touch').length === 2,
    );
    assert.not.ok(session.inputs.some(input => input.type === 'mouse'));
  });
}

page.run();
