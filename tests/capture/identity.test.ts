import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BrowserPreferences, Viewport } from '../../application/ports/remote-browser.ts';
import { eventually } from '../support/eventually.ts';
import { LedSession } from '../support/led-session.ts';
import { startLocalSite } from '../support/local-site.ts';
import { type Mirrored, type Seen, startMirrorSite } from '../support/mirror-site.ts';
import { openWatched, remoteBrowser } from '../support/remote-browser.ts';

const test = suite('what a site sees of a remote browser');
const browser = remoteBrowser();
const sites: { close(): Promise<void> }[] = [];

const PREFERENCES: BrowserPreferences = {
  languages: ['de-CH', 'de', 'en'],
  timezone: 'Asia/Tokyo',
  dark: true,
  calm: true,
};

test.before(async () => void (await browser.start()));
test.after(async () => {
  await browser.close();
  await Promise.all(sites.map(site => site.close()));
});

/** What a site sees; printed where `SHOW_MIRROR` is set. */
async function mirrored(viewport: Partial<Viewport>, preferences: BrowserPreferences | null): Promise<Mirrored> {
  const site = await startMirrorSite();
  sites.push(site);
  const { session } = await openWatched(browser, site.url, viewport, { preferences });
  const told = await eventually('what the site sees', () => site.told(), 40_000);
  await session.close();
  if (process.env.SHOW_MIRROR) process.stdout.write(`${JSON.stringify(told, null, 1)}\n`);
  return told;
}

const PLACES = ['page', 'frame', 'popup', 'worker', 'shared', 'service'] as const;

/** Every place, and that there is one. */
function places(told: Mirrored): [string, Seen][] {
  return PLACES.map(place => {
    const seen = told[place];
    assert.ok(seen, `${place} said nothing`);
    return [place, seen];
  });
}

test('at a desk: one browser everywhere, that no machine drives, in the languages and the zone of its person', async () => {
  const told = await mirrored({}, PREFERENCES);
  for (const [place, seen] of places(told)) {
    assert.match(seen.userAgent, /^Mozilla\/5\.0 \(X11; Linux x86_64\) .* Chrome\/\d+\.0\.0\.0 Safari/, place);
    assert.is(seen.headers['user-agent'], seen.userAgent, place);
    assert.not.match(JSON.stringify(seen), /headless/i, place);
    assert.equal(seen.brands.toSorted(), ['Chromium', 'Not_A Brand'], place);
    assert.equal([seen.mobile, seen.hintedPlatform], [false, 'Linux'], place);
    assert.ok(seen.webdriver !== true, place);
    assert.equal(seen.languages, ['de-CH', 'de', 'en'], place);
    assert.is(seen.headers['accept-language'], 'de-CH,de;q=0.9,en;q=0.8', place);
    assert.equal([seen.timezone, seen.locale], ['Asia/Tokyo', 'de-CH'], place);
  }
  const { page } = told;
  for (const size of [page.screen, page.available, page.outer, page.inner]) assert.equal(size, [1280, 720]);
  assert.equal([page.touchPoints, page.touchEvents, page.orientation], [0, false, 'landscape-primary']);
  assert.equal(page.boxes, [], 'letters that no font has');
  assert.equal(page.media, [
    '(pointer: fine)',
    '(any-pointer: fine)',
    '(hover: hover)',
    '(prefers-color-scheme: dark)',
    '(prefers-reduced-motion: reduce)',
  ]);
});

test('on a phone: a phone, in what it says and in how it is driven', async () => {
  const told = await mirrored({ width: 390, height: 700, touch: true }, { ...PREFERENCES, dark: false, calm: false });
  for (const [place, seen] of places(told)) {
    const { headers } = seen;
    assert.match(headers['user-agent'] ?? '', /^Mozilla\/5\.0 \(Linux; Android 10; K\) .* Mobile Safari/, place);
    // Workers that belong to no single page say what the process was started with: nothing of DevTools changes that.
    if (place !== 'shared' && place !== 'service') assert.is(seen.userAgent, headers['user-agent'], place);
    assert.not.match(JSON.stringify(seen), /headless/i, place);
    assert.equal([seen.mobile, seen.hintedPlatform], [true, 'Android'], place);
    assert.is(seen.platform, told.page.platform, place);
  }
  const { page } = told;
  assert.equal([page.headers['sec-ch-ua-mobile'], page.headers['sec-ch-ua-platform']], ['?1', '"Android"']);
  for (const size of [page.screen, page.available, page.outer, page.inner]) assert.equal(size, [390, 700]);
  assert.equal([page.touchPoints, page.touchEvents, page.orientation], [5, true, 'portrait-primary']);
  assert.equal(page.media, ['(pointer: coarse)', '(hover: none)']);
  for (const inner of [told.frame, told.popup])
    assert.equal(
      [inner?.touchPoints, inner?.touchEvents, inner?.media],
      [5, true, page.media],
      'a frame of another site',
    );
});

test('without a word of its person: a plain browser', async () => {
  const { page } = await mirrored({}, null);
  assert.equal(page.languages, ['en-US', 'en']);
  assert.not.ok(page.media.includes('(prefers-color-scheme: dark)'));
});

test('a date is written, and asked for, as in the language of its page', async () => {
  const typed = new Map<string, string>();
  const site = await startLocalSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://dates');
    const language = pathname.slice(1);
    if (searchParams.has('typed')) typed.set(language, searchParams.get('typed') ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="${language}"><title>Dates</title><input type="date" autofocus>
      <script>document.querySelector('input').oninput = ({ target }) => fetch('?typed=' + target.value)</script>`);
  });
  sites.push(site);
  const visit = new LedSession(url => openWatched(browser, url, {}, { preferences: PREFERENCES }));
  for (const [language, keys] of [
    ['de', '17022026'],
    ['en-US', '02172026'],
    ['en-GB', '17022026'],
  ] as const) {
    await visit.at(`${site.url}/${language}`, async ({ viewer }) => {
      await viewer.at(`/${language}`);
      await viewer.told('focus', ({ inputType }) => inputType === 'date');
      viewer.type(keys);
      await eventually(`a date in ${language}`, () => typed.get(language) === '2026-02-17');
    });
  }
});

test.run();
