import { PNG } from 'pngjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { LedSession } from '../support/led-session.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { makePdf } from '../support/pdf.ts';
import { openWatched, remoteBrowser } from '../support/remote-browser.ts';
import { showsLetters } from '../support/shows-letters.ts';
import { happened, TestViewer } from '../support/test-viewer.ts';

const test = suite('PDF files that a site shows');
const browser = remoteBrowser({ maxDownloadBytes: 100_000 });
let site: LocalSite;

const LETTER = makePdf(['Member: Ann Example', 'Status: Active']);
/** Of pages as large as none, which draw nothing. */
const TALL = Buffer.from(LETTER.toString('latin1').replace('[0 0 612 792]', '[0 0 9 9000000000]'), 'latin1');
const VAST = Buffer.from(LETTER.toString('latin1').replace('[0 0 612 792]', '[0 0 9000000000 1000000000]'), 'latin1');

/** What a site answers by path: type and body, and how it is to be dealt with. */
const FILES: Record<string, [string, Buffer, string?]> = {
  '/letters/7': ['application/pdf', LETTER, `inline; filename*=UTF-8''M%C3%A4rz%207.pdf`],
  '/letter.pdf': ['application/pdf;charset=binary', LETTER],
  '/saved.pdf': ['application/pdf', LETTER, 'attachment'],
  '/vast.pdf': ['application/pdf', VAST],
  '/tall.pdf': ['application/pdf', TALL],
  '/broken.pdf': ['application/pdf', Buffer.from('%PDF-1.7\nno more')],
  '/large.pdf': ['application/pdf', Buffer.concat([LETTER, Buffer.alloc(100_000, ' ')])],
  '/letters': [
    'text/html',
    Buffer.from('<!doctype html><title>Letters</title><iframe src="/letter.pdf" width="800" height="400"></iframe>'),
  ],
  '/': ['text/html', Buffer.from('<!doctype html><title>Here</title><script>document.cookie="s=1"</script>Here')],
};

test.before(async () => {
  await browser.start();
  site = await startLocalSite((request, response) => {
    const [type, body, disposition] = FILES[request.url ?? '/'] ?? ['text/plain', Buffer.from('Not found')];
    response.setHeader('content-type', type);
    if (disposition) response.setHeader('content-disposition', disposition);
    response.end(body);
  });
});

test.after(async () => {
  await browser.close();
  await site.close();
});

const visit = new LedSession(url => openWatched(browser, url));

test('one is drawn at its own address, sharp, with its text, and handed over as the file that it is', async () => {
  const { session, viewer, events } = await openWatched(browser, `${site.url}/letters/7`);
  const file = await happened(events, 'downloaded');
  assert.equal(
    [file.filename, file.url, file.shownAt],
    ['März 7.pdf', `${site.url}/letters/7`, `${site.url}/letters/7`],
  );
  assert.ok(LETTER.equals(file.bytes));
  await viewer.at('/letters/7');
  const { snapshot, png } = await eventually('its text', async () => {
    const capture = await session.capture({ fullPage: false });
    return capture.snapshot.runs.length > 0 ? capture : undefined;
  });
  assert.equal([snapshot.url, snapshot.title], [`${site.url}/letters/7`, 'März 7.pdf']);
  assert.equal(
    snapshot.runs.map(({ text }) => text),
    ['Member: Ann Example', 'Status: Active'],
  );
  const picture = PNG.sync.read(Buffer.from(png));
  const brightness = (x: number, y: number) => picture.data[(y * picture.width + x) * 4] ?? 0;
  const line = Array.from({ length: 200 }, (_, x) => brightness(320 + x, 98));
  assert.equal([brightness(5, 5), brightness(240, 20)], [228, 255], 'a sheet on grey');
  assert.ok(Math.min(...line) < 60, 'letters');
  await session.close();
});

test('one in a frame is drawn there, and told as shown by the page around it', () =>
  visit.at(`${site.url}/letters#newest`, async ({ session, events }) => {
    const file = await happened(events, 'downloaded');
    assert.equal([file.url, file.shownAt], [`${site.url}/letter.pdf`, `${site.url}/letters`]);
    await showsLetters(session);
  }));

test('a page that is a thousand million times as high as wide is laid out twenty times as high', () =>
  visit.at(`${site.url}/tall.pdf`, async ({ session, viewer }) => {
    await viewer.at('/tall.pdf');
    const { png } = await session.capture({ fullPage: true });
    assert.is(PNG.sync.read(Buffer.from(png)).height, 720);
  }));

test('what a site wants saved is a download as before', () =>
  visit.at(`${site.url}/`, async ({ session, events, viewer }) => {
    await viewer.at('/');
    session.goTo(`${site.url}/saved.pdf`);
    const file = await happened(events, 'downloaded');
    assert.equal([file.filename, file.shownAt], ['saved.pdf', null]);
    assert.is(session.url(), `${site.url}/`);
  }));

test('one that is too large is refused, and the page before stays', () =>
  visit.at(`${site.url}/`, async ({ session, events, viewer }) => {
    await viewer.at('/');
    session.goTo(`${site.url}/large.pdf`);
    assert.equal(await happened(events, 'download_refused'), {
      type: 'download_refused',
      filename: 'large.pdf',
      problem: 'TOO_LARGE',
    });
    assert.is(session.url(), `${site.url}/`);
  }));

test('a phone gets it as wide as its screen; broken and vast ones harm nothing', async () => {
  const { session, viewer } = await openWatched(browser, `${site.url}/letter.pdf`, {
    width: 390,
    height: 700,
    touch: true,
    scale: 2,
  });
  await viewer.at('/letter.pdf');
  const runs = await eventually('its text', async () => {
    const { runs } = await session.read({ fullPage: false });
    return runs.length > 0 ? runs : undefined;
  });
  assert.ok(
    runs.every(({ rect }) => rect.x > 0 && rect.x + rect.width < 390),
    JSON.stringify(runs),
  );
  for (const path of ['/vast.pdf', '/broken.pdf', '/letter.pdf']) {
    session.goTo(`${site.url}${path}`);
    const later = new TestViewer(session);
    await later.at(path);
    await session.capture({ fullPage: true });
  }
  await session.close();
});

test.run();
