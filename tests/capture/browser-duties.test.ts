import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Unavailable } from '../../application/ports/remote-browser.ts';
import { eventually } from '../support/eventually.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { openWatched, remoteBrowser } from '../support/remote-browser.ts';

const test = suite('what a browser does beside its pages');
const browser = remoteBrowser();
let site: LocalSite;

const at = (y: number, style = '') => `style="position:absolute;left:20px;top:${y}px;width:200px;height:30px;${style}"`;

const PAGE = `<!doctype html><title>Duties</title><body style="margin:0">
<a href="/next" title="Leads on" ${at(20)}>Next</a>
<p title="${'long '.repeat(200)}" ${at(60, 'margin:0;cursor:url(/hand.png), grab')}>Picture</p>
<a href="/second" target="_blank" ${at(100)}>Second</a>
<button onclick="print()" ${at(140)}>Print</button>
<button onclick="navigator.credentials.get({publicKey:{challenge:new Uint8Array(8)}}).catch(()=>0)" ${at(180)}>Key</button>
<button onclick="navigator.mediaDevices?.getUserMedia({video:true}).catch(()=>0)" ${at(220)}>Camera</button>
<button onclick="navigator.geolocation.getCurrentPosition(()=>0,()=>0)" ${at(260)}>Place</button>
<button onclick="document.title=[print,navigator.credentials.get].map(f=>Function.prototype.toString.call(f)).join()"
 ${at(300)}>Look</button>
<a href="bankid:///?start=1" ${at(340)}>App</a>`;

/** Has its title when it has long been loaded. */
const NAMED_LATE = `<!doctype html><body><script>onload = () => setTimeout(() => { document.title = '/second' }, 400)</script>`;

test.before(async () => {
  await browser.start();
  site = await startLocalSite((request, response) => {
    const given = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    if (request.url === '/members' && given !== 'ann:s3cret') {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="Members"' }).end('no');
      return;
    }
    response.setHeader('content-type', 'text/html');
    if (request.url === '/') response.end(PAGE);
    else if (request.url === '/second') response.end(NAMED_LATE);
    else response.end(`<!doctype html><title>${request.url}</title>${request.url}`);
  });
});

test.after(async () => {
  await browser.close();
  await site.close();
});

test('the pointer and the title of what the mouse is over are told', async () => {
  const { viewer, session } = await openWatched(browser, site.url);
  await viewer.at('/');
  const over = (y: number) =>
    viewer.send({ type: 'mouse', kind: 'move', x: 60, y, button: 'none', buttons: 0, clicks: 0, modifiers: 0 });
  over(30);
  await viewer.told('hover', ({ cursor, title }) => cursor === 'pointer' && title === 'Leads on');
  over(70);
  await viewer.told('hover', ({ cursor, title }) => cursor === 'grab' && title.length === 300);
  over(500);
  await viewer.told('hover', ({ cursor, title }) => cursor === 'default' && title === '');
  await session.close();
});

test('open tabs are told by title, shown and closed; the last one stays', async () => {
  const { viewer, session } = await openWatched(browser, site.url);
  await viewer.at('/');
  viewer.click(60, 110);
  const { tabs } = await viewer.told('tab_list', list => list.tabs.some(({ title }) => title === '/second'));
  assert.equal(
    tabs.map(({ title, shown }) => [title, shown]),
    [
      ['Duties', false],
      ['/second', true],
    ],
  );
  const [first, second] = tabs.map(({ id }) => id);
  viewer.send({ type: 'tab', wish: 'show', id: first ?? 0 });
  await eventually('the first', () => session.url() === `${site.url}/`);
  await viewer.told('tab_list', list => list.tabs.some(({ title, shown }) => shown && title === 'Duties'));
  viewer.send({ type: 'tab', wish: 'close', id: second ?? 0 });
  const before = viewer.notices.length;
  await viewer.told('tabs', ({ count }) => count === 1, before - 1);
  viewer.send({ type: 'tab', wish: 'close', id: first ?? 0 });
  assert.is((await session.capture({ fullPage: false })).snapshot.title, 'Duties');
  await session.close();
});

test('a password that a host wants is asked of the person, again when it is wrong, and can be left', async () => {
  const { viewer, session, events } = await openWatched(browser, `${site.url}/members`);
  const asked = await viewer.told('sign_in');
  assert.equal([asked.host, asked.secure, asked.again], [new URL(site.url).host, false, false]);
  viewer.send({ type: 'sign_in', credentials: { username: 'ann', password: 'wrong' } });
  await viewer.told('sign_in', ({ again }) => again);
  viewer.send({ type: 'sign_in', credentials: { username: 'ann', password: 's3cret' } });
  await viewer.at('/members');
  assert.is((await session.capture({ fullPage: false })).snapshot.title, '/members');
  assert.not.match(JSON.stringify([viewer.notices, events]), /s3cret/);
  await session.close();

  const other = await openWatched(browser, `${site.url}/members`);
  await other.viewer.told('sign_in');
  other.viewer.send({ type: 'sign_in', credentials: null });
  await other.viewer.at('/members');
  const { runs } = (await other.session.capture({ fullPage: false })).snapshot;
  assert.ok(runs.some(({ text }) => text === 'no'));
  await other.session.close();
});

test('what a page asks of the machine and does not get is told, and the page sees nothing of that', async () => {
  const { viewer, session } = await openWatched(browser, site.url);
  await viewer.at('/');
  const wishes: [number, Unavailable][] = [
    [150, 'print'],
    [190, 'passkey'],
    [230, 'camera'],
    [270, 'location'],
    [350, 'app'],
  ];
  for (const [y, what] of wishes) {
    viewer.click(60, y);
    await viewer.told('unavailable', notice => notice.what === what);
  }
  viewer.click(60, 310);
  const title = await eventually('what the page sees', async () => {
    const seen = (await session.read({ fullPage: false })).title;
    return seen !== 'Duties' && seen;
  });
  assert.equal(title.match(/\[native code\]/g)?.length, 2);
  await session.close();
});

test.run();
