import { PNG } from 'pngjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Capture, RemoteBrowser, RemoteSession } from '../../application/ports/remote-browser.ts';
import type { PageSnapshot, TextRun } from '../../domain/reading/page-snapshot.ts';
import { eventually } from '../support/eventually.ts';
import { LedSession } from '../support/led-session.ts';
import type { LocalSite } from '../support/local-site.ts';
import { openWatched, remoteBrowser, type WatchedSession } from '../support/remote-browser.ts';
import { PASSWORD, startTargetSite } from '../support/target-site.ts';

const test = suite('screenshots with what the page said');
let site: LocalSite;
let browser: RemoteBrowser;

test.before(async () => {
  site = await startTargetSite();
  browser = remoteBrowser();
  await browser.start();
});

test.after(async () => {
  await browser.close();
  await site.close();
});

async function openAt(path: string, viewport = {}): Promise<WatchedSession> {
  const watched = await openWatched(browser, `${site.url}${path}`, viewport);
  await watched.viewer.at(path);
  return watched;
}

const visit = new LedSession(url => openWatched(browser, url));
/** What a page says that has only to be looked at. */
const seenAt = (path: string): Promise<PageSnapshot> =>
  visit.at(`${site.url}${path}`, async ({ session, viewer }) => {
    await viewer.at(path);
    return (await session.capture({ fullPage: false })).snapshot;
  });

function runOf(snapshot: PageSnapshot, text: string): TextRun {
  const run = snapshot.runs.find(candidate => candidate.text === text);
  if (!run) throw new Error(`no run says "${text}"`);
  return run;
}

/** Share of dark pixels inside a run's rectangle: text has some, an empty place none, a filled one nearly all. */
function inkAt({ png, snapshot }: Capture, { rect }: TextRun): number {
  const image = PNG.sync.read(Buffer.from(png));
  let dark = 0;
  let all = 0;
  for (let y = Math.ceil(rect.y * snapshot.scale); y < (rect.y + rect.height) * snapshot.scale; y++) {
    for (let x = Math.ceil(rect.x * snapshot.scale); x < (rect.x + rect.width) * snapshot.scale; x++) {
      if (x >= image.width || y >= image.height) continue;
      all++;
      if ((image.data[(y * image.width + x) * 4] ?? 255) < 128) dark++;
    }
  }
  return all === 0 ? 0 : dark / all;
}

const closing = async (session: RemoteSession, work: () => Promise<void>) => {
  try {
    await work();
  } finally {
    await session.close();
  }
};

test('reads the account page: values, labels, cells and where they stand', async () => {
  const { session, viewer } = await openAt('/login');
  await closing(session, async () => {
    viewer.click(150, 140);
    viewer.type('alice');
    viewer.press('Tab', 'Tab');
    viewer.type(PASSWORD);
    const typed = await session.capture({ fullPage: false });
    assert.not.match(JSON.stringify(typed.snapshot), /s3cret/, 'a password is never read');
    viewer.press('Enter', 'Enter', '\r');
    await viewer.at('/account');
    const captured = await session.capture({ fullPage: false });
    const { snapshot, png } = captured;
    assert.is(snapshot.url, `${site.url}/account`);
    assert.is(snapshot.title, 'Your membership');
    assert.is(snapshot.stable, true);
    assert.is(snapshot.truncated, false);
    assert.equal(snapshot.viewport, { width: 1280, height: 720 });
    const image = PNG.sync.read(Buffer.from(png));
    assert.equal([image.width, image.height], [1280, 720]);

    assert.equal(
      snapshot.pairs.map(pair => [pair.label, pair.value, pair.source]),
      [
        ['Member name', 'Alice Example', 'dl'],
        ['User', 'alice', 'dl'],
        ['Member number', 'M-204817', 'dl'],
        ['Membership status', 'Active', 'dl'],
        ['Member since', '2021-03-14', 'dl'],
      ],
    );
    assert.not.match(JSON.stringify(snapshot), /not shown/);
    const status = runOf(snapshot, 'Active');
    assert.equal([status.tag, status.kind, status.inViewport, status.onTop], ['dd', 'text', true, true]);
    for (const text of ['Active', 'M-204817', 'Your membership', '2026-03-01']) {
      const ink = inkAt(captured, runOf(snapshot, text));
      assert.ok(ink > 0.05 && ink < 0.6, `${text} is printed where the snapshot says, ink ${ink}`);
    }
    assert.equal(
      { ...runOf(snapshot, 'Amount').cell, table: 0 },
      { table: 0, row: 0, column: 2, header: true, span: 1 },
    );
    assert.equal(
      { ...runOf(snapshot, '32.00').cell, table: 0 },
      { table: 0, row: 3, column: 2, header: false, span: 1 },
    );
  });
});

test('reads shadow roots and frames, and knows what is covered', async () => {
  const snapshot = await seenAt('/controls');
  assert.is(runOf(snapshot, 'Words in a shadow').onTop, true);
  const framed = runOf(snapshot, 'Words in a frame');
  assert.is(framed.onTop, true);
  assert.ok(framed.rect.x > 400 && framed.rect.y > 40 && framed.rect.y < 160);
  assert.is(runOf(snapshot, 'Covered words').onTop, false);
  for (const text of ['Words without a box', 'Words of an empty slot', 'Shown again']) {
    assert.is(runOf(snapshot, text).onTop, true, text);
  }
  assert.not.match(JSON.stringify(snapshot), /Seen through|Hidden without/);
});

// specification: 2.5-step-full-screen-captures
test('captures the whole page with every rectangle where it is in the picture', async () => {
  const { session, viewer } = await openAt('/long', { width: 800, height: 600 });
  await closing(session, async () => {
    viewer.send({ type: 'wheel', x: 400, y: 300, dx: 0, dy: 400, modifiers: 0 });
    await eventually('a scrolled page', async () => {
      const { snapshot } = await session.capture({ fullPage: false });
      return runOf(snapshot, 'Line 1').rect.y < -100;
    });
    const whole = await session.capture({ fullPage: true });
    const image = PNG.sync.read(Buffer.from(whole.png));
    assert.is(image.width, 800);
    assert.ok(image.height > 5000, `height ${image.height}`);
    assert.is(whole.snapshot.truncated, false);
    for (const text of ['A long page', 'Line 1', 'Line 100', 'Line 200', 'Fixed at the bottom']) {
      const run = runOf(whole.snapshot, text);
      const ink = inkAt(whole, run);
      assert.ok(ink > 0.03 && ink < 0.6, `${text} at ${run.rect.y}: ink ${ink}`);
      assert.is(run.onTop, true, text);
    }
    const after = await session.capture({ fullPage: false });
    assert.equal(after.snapshot.viewport, { width: 800, height: 600 });
    assert.is(PNG.sync.read(Buffer.from(after.png)).height, 600);
    assert.ok(runOf(after.snapshot, 'Line 1').rect.y < -100, 'the page is scrolled where it was');
    assert.is(runOf(after.snapshot, 'Line 1').inViewport, false);
    assert.is(runOf(after.snapshot, 'Line 1').onTop, null);
  });
});

// specification: 1-screenshot
test('keeps to the pixels of a phone', async () => {
  const { session } = await openAt('/login', { width: 390, height: 700, scale: 2, touch: true });
  await closing(session, async () => {
    const captured = await session.capture({ fullPage: false });
    const image = PNG.sync.read(Buffer.from(captured.png));
    assert.is(captured.snapshot.scale, 2);
    assert.equal([image.width, image.height], [780, 1400]);
  });
});

test('pictures that are taken at once leave the page as it was, and let it have another size', async () => {
  const { session, viewer } = await openAt('/login', { width: 800, height: 600, scale: 2 });
  await closing(session, async () => {
    const take = (options = { fullPage: false }) => session.capture(options);
    const all = await Promise.all([take(), take(), take({ fullPage: true }), take()]);
    for (const { png } of all) assert.is(PNG.sync.read(Buffer.from(png)).width, 1600);
    // Chromium puts back what it found before a picture, of two at once the enlarged page.
    viewer.click(150, 140);
    viewer.type('alice');
    await eventually('what was typed where it was pressed', async () =>
      JSON.stringify((await take()).snapshot).includes('alice'),
    );
    const during = take();
    session.resize({ width: 700, height: 390, scale: 2, touch: false });
    await during;
    const { png, snapshot } = await take();
    assert.equal(snapshot.viewport, { width: 700, height: 390 });
    assert.is(PNG.sync.read(Buffer.from(png)).width, 1400);
  });
});

test('says so when a page never rests', async () => {
  assert.is((await seenAt('/restless')).stable, false);
});

test('a page that changes its prototypes cannot change what is read', async () => {
  assert.equal(
    (await seenAt('/tampering')).runs.map(run => run.text),
    ['Membership status: Expired'],
  );
});

test.run();
