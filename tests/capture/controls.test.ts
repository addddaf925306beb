import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import { eventually } from '../support/eventually.ts';
import type { LocalSite } from '../support/local-site.ts';
import { openWatched, remoteBrowser, type WatchedSession } from '../support/remote-browser.ts';
import { startTargetSite } from '../support/target-site.ts';
import { happened } from '../support/test-viewer.ts';

const test = suite('controls of a remote page');
const CTRL = 2;
let site: LocalSite;
let browser: RemoteBrowser;
let watched: WatchedSession;

test.before(async () => {
  site = await startTargetSite();
  browser = remoteBrowser();
  await browser.start();
  watched = await openWatched(browser, `${site.url}/controls`);
  await watched.viewer.at('/controls');
});

test.after(async () => {
  await browser.close();
  await site.close();
});

/** What the field with this label shows, as a capture reads it; waits until it is as wanted. */
async function fieldShows(label: string, value: string): Promise<void> {
  let seen: string | undefined;
  try {
    await eventually(`"${value}" in ${label}`, async () => {
      const { snapshot } = await watched.session.capture({ fullPage: false });
      seen = snapshot.runs.find(run => run.label === label)?.text;
      return seen === value;
    });
  } catch (error) {
    throw new Error(`${String(error)}, last seen "${seen}"`);
  }
}

async function isShown(text: string): Promise<boolean> {
  const { snapshot } = await watched.session.capture({ fullPage: false });
  return snapshot.runs.some(run => run.text === text && run.onTop === true);
}

test('a select is shown to the viewer and picked from, and keys pick from it as well', async () => {
  const { viewer } = watched;
  await fieldShows('Plan', 'Basic');
  viewer.click(140, 55);
  const { options, multiple, label } = await viewer.told('choices');
  assert.equal([label, multiple, options[0]?.text, options[0]?.selected], ['Plan', false, 'Basic', true]);
  const family = options.findIndex(({ text }) => text === 'Family');
  viewer.send({ type: 'choose', places: [family] });
  await fieldShows('Plan', 'Family');
  viewer.press('Home', 'Home');
  await fieldShows('Plan', 'Basic');
});

test('a date and a colour are picked by the viewer', async () => {
  const { viewer } = watched;
  viewer.click(60, 115);
  const date = await viewer.told('picker', picker => picker.kind === 'date');
  assert.is(date.value, '');
  viewer.send({ type: 'pick', value: '2026-11-21' });
  await fieldShows('Day', '2026-11-21');
  await fieldShows('Note', 'day 2026-11-21');
  viewer.click(60, 165);
  const colour = await viewer.told('picker', picker => picker.kind === 'color');
  assert.is(colour.value, '#000000');
});

test('text, compositions and shortcuts reach the field; what is copied reaches the viewer', async () => {
  const { viewer } = watched;
  viewer.click(150, 365);
  viewer.press('a', 'KeyA', null, CTRL);
  viewer.send({ type: 'text', text: 'héllo €' });
  await fieldShows('Note', 'héllo €');
  viewer.send({ type: 'composition', text: 'に' });
  viewer.send({ type: 'composition', text: '' });
  viewer.send({ type: 'text', text: '日本' });
  await fieldShows('Note', 'héllo €日本');
  viewer.press('a', 'KeyA', null, CTRL);
  viewer.send({ type: 'copy' });
  assert.is((await viewer.told('copied')).text, 'héllo €日本');
  viewer.press('c', 'KeyC', null, CTRL);
  viewer.press('x', 'KeyX', null, CTRL);
  viewer.type('b');
  viewer.press('v', 'KeyV', null, CTRL);
  viewer.type('c');
  await fieldShows('Note', 'bc');
});

test('focus inside a frame is told', async () => {
  const { viewer } = watched;
  const before = viewer.notices.length;
  viewer.click(450, 110);
  await viewer.told('focus', focus => focus.editable, before);
});

test('a dialog is relayed and its answer reaches the page', async () => {
  const { viewer } = watched;
  viewer.click(80, 315);
  const dialog = await viewer.told('dialog');
  assert.equal([dialog.kind, dialog.message], ['confirm', 'Are you sure?']);
  viewer.send({ type: 'dialog', accept: true, text: null });
  await eventually('the answer', () => isShown('yes'));
});

test('a file is asked for, and the page gets the one that is given', async () => {
  const { viewer, session } = watched;
  viewer.click(80, 215);
  await viewer.told('file_asked', ({ multiple }) => !multiple);
  const bytes = Buffer.alloc(600_000, 'x');
  await session.giveFile({ filename: '../../my statement.pdf', bytes, more: false });
  await fieldShows('Note', 'my statement.pdf 600000');
  const refused = await session.giveFile({ filename: 'again.pdf', bytes, more: false }).then(
    () => false,
    () => true,
  );
  assert.ok(refused, 'nobody asked for a second one');
});

test('where several files are asked for the page gets all of them at once', async () => {
  const { viewer, session } = watched;
  viewer.click(340, 215);
  await viewer.told('file_asked', ({ multiple }) => multiple);
  const file = (size: number, more: boolean) => ({ filename: 'same name.txt', bytes: Buffer.alloc(size, 'x'), more });
  await session.giveFile(file(1, true));
  await session.giveFile(file(300_000, true));
  await session.giveFile(file(3, false));
  await fieldShows('Note', 'several same name.txt 1, same name.txt 300000, same name.txt 3');
});

test('a popup comes to the front as a tab, and closing it goes back', async () => {
  const { viewer, events, session } = watched;
  viewer.click(70, 260);
  await viewer.told('tabs', tabs => tabs.count === 2);
  await viewer.at('/popup');
  await happened(events, 'visited', visit => visit.url.endsWith('/popup'));
  assert.is(session.url(), `${site.url}/popup`);
  let before = viewer.notices.length;
  viewer.click(100, 140);
  await viewer.told('tabs', tabs => tabs.count === 1, before);
  await eventually('the page below', () => session.url() === `${site.url}/controls`);
  viewer.click(70, 260);
  await viewer.told('tabs', tabs => tabs.count === 2, before);
  before = viewer.notices.length;
  await eventually('the popup', () => session.url().endsWith('/popup'));
  viewer.send({ type: 'back' });
  await viewer.told('tabs', tabs => tabs.count === 1, before);
});

test('a popup that closes while it is captured gives way to the page below', async () => {
  const { viewer, session } = watched;
  viewer.click(450, 530);
  await viewer.at('/closing');
  const { snapshot } = await session.capture({ fullPage: true });
  assert.is(snapshot.url, `${site.url}/controls`);
});

test('back and reload lead where they do in a browser', async () => {
  const { viewer, events, session } = watched;
  let before = viewer.notices.length;
  viewer.click(450, 370);
  await viewer.told('location', ({ url, canGoBack }) => url.endsWith('/long') && canGoBack, before);
  before = viewer.notices.length;
  viewer.send({ type: 'back' });
  await viewer.told('location', ({ url, canGoBack }) => url.endsWith('/controls') && !canGoBack, before);
  assert.is(session.url(), `${site.url}/controls`);
  const visits = () => events.flatMap(event => (event.type === 'visited' ? [event.url] : []));
  const soFar = visits().length;
  viewer.send({ type: 'reload' });
  await eventually('a visit more', () => visits().length > soFar);
  assert.is(visits().at(-1), `${site.url}/controls`);
});

test('a page that leads to a file is not shown', async () => {
  const { viewer, events, session } = watched;
  // The page of the test before may still be on its way: what is not there yet can't be clicked.
  await eventually('the link', () => isShown('A file'));
  const before = viewer.notices.length;
  viewer.click(450, 330);
  await viewer.told('load', ({ problem }) => problem === 'OTHER', before);
  assert.is(session.url(), '');
  await session.capture({ fullPage: false }).then(
    () => assert.unreachable('it was captured'),
    () => undefined,
  );
  assert.is(events.filter(event => event.type === 'visited' && !event.url.startsWith(site.url)).length, 0);
});

test.run();
