import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import { eventually } from '../support/eventually.ts';
import { LedSession } from '../support/led-session.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { openWatched, remoteBrowser, type WatchedSession } from '../support/remote-browser.ts';
import { page } from '../support/target-pages.ts';
import { happened } from '../support/test-viewer.ts';

const test = suite('where the person may go');

let gym: LocalSite;
let other: LocalSite;
let browser: RemoteBrowser;
/** What the other site was asked for. */
const asked: string[] = [];
const opened: WatchedSession[] = [];

const WHOLE = 'style="position:fixed;inset:0;width:100%;height:100%"';

/** Pages of the gym that lead to the other site by a click anywhere. */
const WAYS: Readonly<Record<string, (address: string) => string>> = {
  link: address => `<a href="${address}" ${WHOLE}>Go</a>`,
  'new-window': address => `<a href="${address}" target="_blank" ${WHOLE}>Go</a>`,
  popup: address => `<button onclick="window.open('${address}')" ${WHOLE}>Go</button>`,
  post: address =>
    `<form method="post" action="${address}"><button name="secret" value="1" ${WHOLE}>Go</button></form>`,
  script: address => `<button onclick="window.location = '${address}'" ${WHOLE}>Go</button>`,
  replace: address => `<button onclick="location.replace('${address}')" ${WHOLE}>Go</button>`,
  'out-of-frame': address => `<iframe srcdoc='<a href="${address}" target="_top" ${WHOLE}>Go</a>' ${WHOLE}></iframe>`,
  prefetched: address =>
    `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${address}"],"eagerness":"immediate"}],
      "prerender":[{"source":"list","urls":["${address}?2"],"eagerness":"immediate"}]}</script>
      <a href="${address}" ${WHOLE}>Go</a>`,
};

/** Leads there by itself. */
const meta = (address: string) => `<meta http-equiv="refresh" content="0;url=${address}">`;

test.before(async () => {
  other = await startLocalSite(
    (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/back') return void response.writeHead(302, { location: `${gym.url}/landed` }).end();
      if (request.url === '/statement.csv') response.setHeader('content-disposition', 'attachment');
      response.setHeader('content-type', request.url === '/statement.csv' ? 'text/csv' : 'text/html');
      response.end(page('Elsewhere', '<h1>Elsewhere itself</h1>'));
    },
    { host: '127.0.0.2' },
  );
  gym = await startLocalSite((request, response) => {
    const [, name = '', target = 'page'] = (request.url ?? '').split('/');
    response.setHeader('content-type', 'text/html');
    if (name === 'redirect') return void response.writeHead(302, { location: `${other.url}/${target}` }).end();
    const way = (name === 'meta' ? meta : WAYS[name])?.(`${other.url}/${target}`) ?? '';
    const frame = name === 'framed' ? `<iframe src="${other.url}/framed" width="600" height="300"></iframe>` : '';
    response.end(page('Gym', `<h1>Gym ${name}</h1>${way}${frame}`));
  });
  browser = remoteBrowser();
  await browser.start();
});

test.after.each(async () => {
  await Promise.all(opened.splice(0).map(({ session }) => session.close()));
});

test.after(async () => {
  await browser.close();
  await Promise.all([gym.close(), other.close()]);
});

const ELSEWHERE = /^127\.0\.0\.2:\d+$/;
async function open(path: string, allowed: readonly string[] | null = ['127.0.0.1']): Promise<WatchedSession> {
  const watched = await openWatched(browser, `${gym.url}${path}`, {}, { allowedDomains: allowed });
  opened.push(watched);
  return watched;
}
const outside = ({ viewer }: WatchedSession, from = 0) =>
  viewer.told('outside', ({ host }) => ELSEWHERE.test(host ?? ''), from);
const textOf = async ({ session }: WatchedSession) =>
  (await session.read({ fullPage: false })).runs.map(run => run.text).join(' ');

const visit = new LedSession(url => openWatched(browser, url, {}, { allowedDomains: ['127.0.0.1'] }));

/** The person is told that the gym leads elsewhere, and sees nothing of that. */
async function seesNothing(watched: WatchedSession): Promise<void> {
  await outside(watched);
  assert.not.match(await textOf(watched), /Elsewhere/);
  const visits = watched.events.flatMap(event => (event.type === 'visited' ? [event.url] : []));
  assert.ok(
    visits.every(url => url.startsWith(gym.url)),
    visits.join(),
  );
  assert.not.ok(asked.some(line => line.startsWith('POST')));
}

for (const way of Object.keys(WAYS)) {
  test(`nothing of another domain is shown by way of: ${way}`, () =>
    visit.at(`${gym.url}/${way}`, async watched => {
      await watched.viewer.at(`/${way}`);
      watched.viewer.click(300, 300);
      await seesNothing(watched);
      const from = watched.viewer.notices.length;
      watched.viewer.send({ type: 'back' });
      await watched.viewer.told('outside', ({ host }) => host === null, from);
    }));
}

test('nothing of another domain is shown where a page leads there by itself', async () => {
  const watched = await open('/meta');
  await seesNothing(watched);
  watched.viewer.send({ type: 'back' });
});

test('a redirect at the start leads nowhere, and Back begins anew', async () => {
  const watched = await open('/redirect');
  await outside(watched);
  assert.not.match(await textOf(watched), /Elsewhere/);
  const starts = () => watched.viewer.notices.filter(({ type }) => type === 'location').length;
  const before = starts();
  watched.viewer.send({ type: 'back' });
  await eventually('another attempt', () => starts() > before);
});

test('what only sends the browser on is passed through', async () => {
  const watched = await open('/redirect/back');
  await watched.viewer.at('/landed');
  assert.match(await textOf(watched), /Gym landed/);
  assert.ok(asked.includes('GET /back'));
  assert.not.ok(watched.viewer.notices.some(notice => notice.type === 'outside'));
});

test('history leads to the empty page again and not to what was not shown', async () => {
  const watched = await open('/link');
  await watched.viewer.at('/link');
  watched.viewer.click(300, 300);
  await outside(watched);
  watched.viewer.send({ type: 'reload' });
  await eventually('the page asked for again', () => asked.filter(line => line === 'GET /page').length > 1);
  assert.not.match(await textOf(watched), /Elsewhere/);
  const from = watched.viewer.notices.length;
  watched.viewer.send({ type: 'back' });
  await watched.viewer.told('outside', ({ host }) => host === null, from);
  await eventually('the gym', async () => /Gym link/.test(await textOf(watched)));
});

test('a frame of another domain is shown, and where there is no list everything is', async () => {
  const framed = await open('/framed');
  await framed.viewer.at('/framed');
  await eventually('the frame', () => asked.includes('GET /framed'));
  assert.not.ok(framed.viewer.notices.some(notice => notice.type === 'outside'));
  const free = await open('/link', null);
  await free.viewer.at('/link');
  free.viewer.click(300, 300);
  await free.viewer.at('/page');
  assert.match(await textOf(free), /Elsewhere itself/);
});

test('a file of another domain does not come by a link', async () => {
  const watched = await open('/link/statement.csv');
  await watched.viewer.at('/link/statement.csv');
  watched.viewer.click(300, 300);
  await outside(watched);
  assert.not.ok(watched.events.some(event => event.type === 'downloaded'));
  const free = await open('/link/statement.csv', null);
  await free.viewer.at('/link/statement.csv');
  free.viewer.click(300, 300);
  await happened(free.events, 'downloaded');
});

test.run();
