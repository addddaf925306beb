import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isWholeBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { LedSession } from '../support/led-session.ts';
import type { LocalSite } from '../support/local-site.ts';
import { MADE_LETTER, MADE_PDF_WAYS, startMadePdfSite } from '../support/made-pdf-site.ts';
import { openWatched, remoteBrowser } from '../support/remote-browser.ts';
import { showsLetters } from '../support/shows-letters.ts';
import { happened } from '../support/test-viewer.ts';

const test = suite('PDF files that scripts of a site make');
const browser = remoteBrowser({ maxDownloadBytes: 100_000 });
let site: LocalSite;
const asked = new Set<string>();

test.before(async () => {
  await browser.start();
  site = await startMadePdfSite(path => asked.add(path));
});

test.after(async () => {
  await browser.close();
  await site.close();
});

const isWhole = await isWholeBrowser();
if (isWhole)
  process.stdout.write('SKIPPED files of scripts in frames and windows: a whole browser keeps them to itself\n');
const isHandedOver = (way: string) => !isWhole || way === 'own-page' || way.endsWith('address');
const IN_PLACE = Object.keys(MADE_PDF_WAYS).filter(way => /^(iframe|embed|object)/.test(way) && isHandedOver(way));
const AS_PAGE = ['open', 'link', 'own-page'].filter(isHandedOver);

/** That with a worker comes last: it would answer for the others. */
const visit = new LedSession(url => openWatched(browser, url));

for (const way of IN_PLACE) {
  test(`one is drawn where the page puts it (${way}), and told as shown by that page`, () =>
    visit.at(`${site.url}/made/${way}`, async ({ session, events }) => {
      const file = await happened(events, 'downloaded');
      assert.is(file.shownAt, `${site.url}/made/${way}`);
      assert.ok(MADE_LETTER.equals(file.bytes));
      const from =
        way === 'iframe-data'
          ? `${site.url}/made`
          : /^(iframe|embed|embed-later|object|object-shadow|iframe-worker)$/.test(way)
            ? `blob:${site.url}/`
            : `${site.url}/letter.pdf`;
      assert.ok(file.url.startsWith(from), file.url);
      await showsLetters(session);
      assert.is(events.filter(({ type }) => type === 'downloaded').length, 1);
    }));
}

for (const way of AS_PAGE) {
  test(`one that is a page of its own (${way}) stands at the address that the script gave it`, async () => {
    const { session, events } = await openWatched(browser, `${site.url}/made/${way}`);
    const file = await happened(events, 'downloaded');
    assert.ok(file.url.startsWith(`blob:${site.url}/`), file.url);
    assert.is(file.shownAt, file.url);
    await eventually('its address', () => session.url() === file.url);
    await showsLetters(session);
    const { snapshot } = await session.capture({ fullPage: false });
    assert.is(snapshot.url, file.url);
    assert.equal(
      snapshot.runs.map(({ text }) => text),
      ['Member: Ann Example', 'Status: Active'],
    );
    session.input({ type: 'reload' });
    await showsLetters(session);
    assert.is(session.url(), file.url);
    await session.close();
  });
}

if (isHandedOver('strict-policy')) {
  test('one that the policy of its page keeps out of every frame but its own is offered', async () => {
    const { session, events } = await openWatched(browser, `${site.url}/made/strict-policy`);
    const file = await happened(events, 'downloaded');
    assert.ok(file.url.startsWith(`blob:${site.url}/`), file.url);
    assert.is(file.shownAt, null);
    await session.close();
  });
}

test('one that a link saves is a download, and the page stays', async () => {
  const { session, events } = await openWatched(browser, `${site.url}/made/save`);
  const file = await happened(events, 'downloaded');
  assert.is(file.shownAt, null);
  assert.is(session.url(), `${site.url}/made/save`);
  await session.close();
});

test('the site is asked for nothing that it does not have', () => {
  assert.equal(
    [...asked].filter(path => !/^\/(made\/|letter\.pdf$|worker\.js$|favicon)/.test(path)),
    [],
  );
});

test.run();
