import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import { openWatched, remoteBrowser, type WatchedSession } from '../support/remote-browser.ts';
import { PASSWORD, startTargetSite, type TargetSite } from '../support/target-site.ts';
import { happened } from '../support/test-viewer.ts';

const test = suite('a remote session');
let site: TargetSite;
let browser: RemoteBrowser;
let watched: WatchedSession;

test.before(async () => {
  site = await startTargetSite();
  browser = remoteBrowser();
  const started = await browser.start();
  assert.is(started.sandboxed, true);
  assert.match(started.version, /^\d+\./);
});

test.after(async () => {
  await browser.close();
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
    events.map(event => (event.type === 'visited' ? new URL(event.url).pathname : event.type)),
    ['/login', '/account'],
  );
  assert.is(session.url(), `${site.url}/account`);
});

test('sends frames of the size of the viewport, and a sharper one once nothing moves', async () => {
  const { viewer } = watched;
  const last = viewer.frames.at(-1);
  assert.ok(last);
  assert.equal([last.width, last.height], [1280, 720]);
  assert.equal([...last.jpeg.subarray(0, 3)], [0xff, 0xd8, 0xff]);
});

test('catches a PDF attachment, a PDF that would open in the page, and what a script makes', async () => {
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
  }
  viewer.click(760, 135);
  const csv = await happened(events, 'downloaded', download => download.filename === 'payments.csv');
  assert.is(Buffer.from(csv.bytes).toString(), 'date,amount\n2026-01-01,30.00\n');
  assert.is(session.url(), `${site.url}/account`);
});

test.run();
