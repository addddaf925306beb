import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import { EndUser } from '../end-to-end/end-user.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { startCaptureServer } from '../support/capture-server.ts';
import { eventually } from '../support/eventually.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { remoteBrowser } from '../support/remote-browser.ts';
import { SessionSocket } from '../support/session-socket.ts';

const NAME = 'a page that closes itself while it is captured';
const test = suite(NAME);
const run = (await hasBrowser(NAME)) ? test : test.skip;

const FILLED = 'document.body.style.cssText = "position:fixed;inset:0;margin:0";';
const PAGES: Record<string, string> = {
  // A window that a script has opened may close itself.
  '/': `<body><script>${FILLED} addEventListener('click', () => open('/goes'))</script>`,
  // It lies on several screens, so that it is laid out anew to be captured whole: that is when it goes.
  '/goes': `<title>Gone</title><p style="height: 5000px">here<script>
    addEventListener('resize', () => {
      const told = new XMLHttpRequest(); told.open('GET', '/going', false); told.send();
      close();
    });
    fetch('/stands');</script>`,
};

/** The same, which captures all of a page wherever a screen of it was asked for. */
function wholePages(of: RemoteBrowser): RemoteBrowser {
  const open = of.open.bind(of);
  of.open = async options => {
    const session = await open(options);
    const capture = session.capture.bind(session);
    session.capture = () => capture({ fullPage: true });
    return session;
  };
  return of;
}

let site: LocalSite;
const ended: { close(): Promise<void> }[] = [];
let browser: RemoteBrowser;
let asked: string[] = [];

test.before(async () => {
  site = await startLocalSite((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGES[request.url ?? ''] ?? 'here');
  });
  browser = remoteBrowser({ maxSessions: 1 });
  await browser.start();
});
test.before.each(() => {
  asked = [];
});
test.after(async () => {
  for (const server of ended) await server.close();
  await browser?.close();
  await site?.close();
});

run('the person is told at once why it is over, and begins anew', async () => {
  const house = await new CaptureHouse({ start_url: `${site.url}/` }, wholePages(browser)).create();
  const server = await startCaptureServer(house);
  ended.push(server);
  const page = `${server.url}/capture/${house.inquiryId}`;
  const user = new EndUser(page);
  await user.start();
  const socket = new SessionSocket(page, user.cookie);
  await socket.seesPage();
  socket.click(100, 100);
  await socket.closesOpener();
  await eventually('the page that goes', () => asked.includes('/stands'));
  socket.send({ type: 'capture' });
  const { reason, loss } = await socket.told('ended', 5_000);
  assert.ok(asked.includes('/going'), 'it went because it was captured');
  assert.equal([reason, loss], ['browser_closed', 'page_closed']);
  assert.equal(house.data('EvidenceCaptured'), []);
  const view = await user.view();
  assert.equal([view.kind, view.kind === 'cover' && view.again], ['cover', true]);
  // Its place is free again: there is no other.
  const isBusy = (error: Error) => void assert.match(error.message, 'answered with busy');
  await eventually('its place', () => user.start().catch(isBusy));
  socket.close();
});

test.run();
