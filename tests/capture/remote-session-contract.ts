import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import { eventually } from '../support/eventually.ts';
import type { LocalSite } from '../support/local-site.ts';
import { openWatched, type WatchedSession } from '../support/remote-browser.ts';
import { PASSWORD, startTargetSite } from '../support/target-site.ts';
import { happened, TestViewer } from '../support/test-viewer.ts';

/** Remote browsers that are about to be tried. */
export type TriedBrowser = { browser: RemoteBrowser; close(): Promise<void> };

/** What a session promises whoever opened it, wherever its browser runs. */
export function remoteSessionContract(where: string, open: () => Promise<TriedBrowser>): void {
  const test = suite(`a remote session ${where}`);
  let site: LocalSite;
  let browser: RemoteBrowser;
  let close: TriedBrowser['close'];
  let watched: WatchedSession;

  test.before(async () => {
    site = await startTargetSite();
    ({ browser, close } = await open());
    const started = await browser.start();
    assert.is(started?.sandboxed, true);
    assert.match(started?.version ?? '', /^\d+\./);
    assert.is(browser.problem(), null);
  });

  test.after(async () => {
    await browser.close();
    await close();
    await site.close();
  });

  test('lets the end user log in by typing and tells which pages were visited', async () => {
    watched = await openWatched(browser, `${site.url}/`);
    const { viewer, events, session } = watched;
    await viewer.at('/login');
    viewer.click(150, 140);
    await viewer.told('focus', focus => focus.editable && focus.inputType === 'text');
    viewer.type('alice');
    viewer.press('Tab', 'Tab');
    await viewer.told('focus', focus => focus.inputType === 'password');
    viewer.type(PASSWORD);
    viewer.press('Enter', 'Enter', '\r');
    await viewer.at('/account');
    assert.equal(
      events
        .filter(({ type }) => type !== 'shown')
        .map(event => (event.type === 'visited' ? new URL(event.url).pathname : event.type)),
      ['/login', '/account'],
    );
    assert.is(session.url(), `${site.url}/account`);
  });

  test('sends frames of the size of the viewport, and a sharper one once nothing moves', async () => {
    const { viewer } = watched;
    const sharp = await eventually('a sharper picture', () => {
      const [last, before] = [viewer.frames.at(-1), viewer.frames.at(-2)];
      return last && before && last.jpeg.length > before.jpeg.length * 1.1 && last;
    });
    assert.equal([sharp.width, sharp.height], [1280, 720]);
    assert.equal([...sharp.jpeg.subarray(0, 3)], [0xff, 0xd8, 0xff]);
  });

  test('a viewer that comes later sees the page at once, and the one before sees no more', async () => {
    const { viewer, session } = watched;
    const seen = viewer.frames.length;
    const later = new TestViewer(session);
    await eventually('a first picture', () => later.frames.length > 0);
    await later.at('/account');
    assert.is(viewer.frames.length, seen);
    watched.viewer = later;
  });

  test('catches a PDF attachment, a PDF that opens in the page, and what a script makes', async () => {
    const { viewer, events, session } = watched;
    for (const [y, filename] of [
      [55, 'statement 2026.pdf'],
      [95, 'inline.pdf'],
    ] as const) {
      viewer.click(760, y);
      const event = await happened(events, 'downloaded', download => download.filename === filename);
      assert.is(Buffer.from(event.bytes.subarray(0, 5)).toString(), '%PDF-');
      assert.match(Buffer.from(event.bytes).toString('latin1'), /Membership status: Active/);
      assert.match(event.url, /\/(statement|inline)\.pdf$/);
      assert.is(event.shownAt, filename === 'inline.pdf' ? event.url : null);
    }
    await viewer.at('/inline.pdf');
    const before = viewer.notices.length;
    viewer.send({ type: 'back' });
    const isAccount = ({ url, loading }: { url: string; loading: boolean }) => url.endsWith('/account') && !loading;
    await viewer.told('location', isAccount, before);
    viewer.click(760, 135);
    const csv = await happened(events, 'downloaded', download => download.filename === 'payments.csv');
    assert.is(Buffer.from(csv.bytes).toString(), 'date,amount\n2026-01-01,30.00\n');
    assert.is(session.url(), `${site.url}/account`);
  });

  test('a download in a new window leaves no empty window behind', async () => {
    const { viewer, events, session } = watched;
    const before = events.length;
    viewer.click(760, 215);
    await eventually('the file', () => events.slice(before).some(event => event.type === 'downloaded'));
    await eventually('the page below', () => session.url() === `${site.url}/account`);
    // Until the empty window is gone it may be the one that is captured.
    const { snapshot } = await eventually('a picture', () => session.capture({ fullPage: false }).catch(() => null));
    assert.is(snapshot.title, 'Your membership');
  });

  test('a viewer that shows nothing is sent no more than it can hold', async () => {
    const { session } = await openWatched(browser, `${site.url}/restless`);
    const shown: (() => void)[] = [];
    session.attach({ frame: () => new Promise(resolve => shown.push(resolve)), notice: () => undefined });
    await eventually('the first frames', () => shown.length === 2);
    const picture = await session.capture({ fullPage: false });
    const later = await eventually('a page that has moved on', async () => {
      const next = await session.capture({ fullPage: false });
      return Buffer.compare(next.png, picture.png) !== 0;
    });
    assert.ok(later);
    assert.is(shown.length, 2);
    for (const resolve of shown.slice()) resolve();
    await eventually('the frames after', () => shown.length > 2);
    await session.close();
  });

  test.run();
}
