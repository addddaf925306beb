import type { ServerResponse } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import { eventually } from '../support/eventually.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { openWatched, remoteBrowser } from '../support/remote-browser.ts';

const test = suite('how busy a page is');
let site: LocalSite;
let browser: RemoteBrowser;
/** Answers that a page waits for until the test gives them. */
let held: ServerResponse[] = [];

/** Another site for the browser, so that its frame has a process of its own. */
const elsewhere = () => site.url.replace('127.0.0.1', 'localhost');

const PAGES: Record<string, () => string> = {
  '/calm': () => '<title>calm</title><p>calm',
  '/asks': () => `<title>asks</title><script>fetch('/held').then(() => { document.title = 'answered'; })</script>`,
  '/listens': () => `<title>listens</title><script>new EventSource('/held')</script>`,
  '/framed': () => `<title>framed</title><iframe src="${elsewhere()}/asks"></iframe>`,
  '/password': () => `<title>password</title><input autofocus><input type="password">`,
};

test.before(async () => {
  site = await startLocalSite((request, response) => {
    if (request.url === '/held') {
      held.push(response);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGES[request.url ?? '']?.() ?? '');
  });
  browser = remoteBrowser();
  await browser.start();
});

test.before.each(() => {
  held = [];
});

test.after(async () => {
  for (const response of held) response.destroy();
  await browser.close();
  await site.close();
});

const open = async (path: string) => {
  const watched = await openWatched(browser, `${site.url}${path}`);
  await watched.viewer.at(path);
  const { session } = watched;
  const quiet = () => eventually('quiet', async () => (await session.activity()).quietMs > 300);
  return { ...watched, quiet };
};
const isHeld = () => eventually('the request', () => held.length > 0);

test('a page that waits for an answer is busy, and quiet from when it came', async () => {
  const { session, quiet } = await open('/asks');
  await isHeld();
  await new Promise(resolve => setTimeout(resolve, 700));
  assert.equal(await session.activity(), { quietMs: 0, password: false });
  for (const response of held) response.end('here');
  const answered = performance.now();
  await quiet();
  assert.ok((await session.activity()).quietMs <= performance.now() - answered + 50);
  await session.close();
});

test('a connection that stays open for good is no business of a page', async () => {
  const { session, quiet } = await open('/listens');
  await isHeld();
  await quiet();
  await session.close();
});

test('what a page asked for ends when it is left', async () => {
  const { session, viewer, quiet } = await open('/asks');
  await isHeld();
  session.goTo(`${elsewhere()}/calm`);
  await viewer.at('/calm');
  await quiet();
  await session.close();
});

test('frames of other sites count while they are there', async () => {
  const { session, viewer, quiet } = await open('/framed');
  await isHeld();
  await new Promise(resolve => setTimeout(resolve, 700));
  assert.is((await session.activity()).quietMs, 0);
  session.goTo(`${site.url}/calm`);
  await viewer.at('/calm');
  await quiet();
  await session.close();
});

test('knows when a password is being typed', async () => {
  const { session, quiet } = await open('/password');
  await quiet();
  const key = { type: 'key', key: 'Tab', code: 'Tab', text: null, location: 0, modifiers: 0, repeat: false } as const;
  for (const kind of ['down', 'up'] as const) session.input({ ...key, kind });
  await eventually('the focus', async () => (await session.activity()).password);
  await session.close();
});

test('a session that is over has no page', async () => {
  const { session } = await open('/calm');
  await session.close();
  let problem = '';
  await session.activity().catch(error => {
    problem = String(error);
  });
  assert.match(problem, /the session has ended/);
});

test.run();
