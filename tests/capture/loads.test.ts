import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LoadProblem } from '../../application/ports/load-problem.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { LedSession, leadOn } from '../support/led-session.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { openWatched, remoteBrowser, type WatchedSession } from '../support/remote-browser.ts';

const test = suite('loads that fail');
const browser = remoteBrowser();
const closing: (() => void | Promise<void>)[] = [];
let site: LocalSite;

const PAGES: Record<string, [number, string, Record<string, string>?]> = {
  '/': [200, '<title>Here</title><p>Here'],
  '/check': [403, '<title>Just a moment</title><p>Verify you are human'],
  '/check-unnamed': [403, '<title>?</title><p>?', { 'cf-mitigated': 'challenge' }],
  '/too-often': [429, '<title>Slow down</title>'],
  '/failed': [500, ''],
  '/nothing': [204, ''],
  '/members-only': [403, '<title>Members</title><p>This page is for members. Please sign in.'],
};

test.before(async () => {
  await browser.start();
  site = await startLocalSite((request, response) => {
    const [status, body, headers = {}] = PAGES[request.url ?? '/'] ?? [404, 'Not found'];
    if (request.url === '/never') return;
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  });
});

test.after(async () => {
  await browser.close();
  await site.close();
  for (const close of closing) await close();
});

/** A server that does this with every connection. @returns its port */
async function tcpServer(take: (socket: Socket) => void): Promise<number> {
  const server: Server = createTcpServer(socket => {
    socket.on('error', () => undefined);
    take(socket);
  });
  closing.push(() => void server.close());
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '..', 'webhooks', 'fixtures', name));

const told = ({ viewer }: WatchedSession, problem: LoadProblem | null, from = 0) =>
  viewer.told('load', load => load.problem === problem, from);

/**
 * Opens an address that leads to this problem, and holds what is promised of every one of them.
 * @param before a session that is led on to it; it is the first page of one unless told
 */
async function fails(address: string, problem: LoadProblem, before?: WatchedSession): Promise<WatchedSession> {
  if (before !== undefined) leadOn(before, address);
  const watched = before ?? (await openWatched(browser, address));
  const { viewer, session, events } = watched;
  assert.is((await told(watched, problem)).host, new URL(address).host);
  const shown = await viewer.told('location', location => location.url === new URL(address).href);
  assert.not.match(JSON.stringify(viewer.notices), /chromewebdata/);
  assert.ok(shown);
  await eventually('no address', () => session.url() === '');
  await session.capture({ fullPage: false }).then(
    () => assert.unreachable('it was captured'),
    error => assert.match(String(error), /opened/),
  );
  assert.equal(
    events.filter(({ type }) => type === 'visited' || type === 'shown'),
    [],
  );
  return watched;
}

test('each says why, keeps the address that was asked for, and is no page to capture', async () => {
  const closed = await freePort();
  const resets = await tcpServer(socket => socket.resetAndDestroy());
  const silent = await tcpServer(socket => socket.once('data', () => socket.end()));
  const untrusted = createTlsServer(
    { cert: fixture('receiver-cert.pem'), key: fixture('receiver-key.pem') },
    (_, answer) => answer.end('no'),
  );
  closing.push(() => void untrusted.close());
  await new Promise<void>(resolve => untrusted.listen(0, '127.0.0.1', resolve));
  // The first of each is the first page of a session, the others follow it.
  const cases: [LoadProblem, ...[string, ...string[]]][] = [
    ['CERTIFICATE', `https://127.0.0.1:${portOf(untrusted)}/`],
    ['REFUSED', `http://127.0.0.1:${closed}/`, `https://127.0.0.1:${closed}/`],
    ['NO_NAME', 'http://nobody.invalid/', 'https://nobody.invalid/'],
    ['BROKEN', `http://127.0.0.1:${resets}/`, `https://127.0.0.1:${resets}/`, `http://127.0.0.1:${silent}/`],
    ['NOT_ALLOWED', 'http://192.168.7.7/', 'https://192.168.7.7/'],
  ];
  for (const [problem, first, ...others] of cases) {
    const watched = await fails(first, problem);
    for (const address of others) await fails(address, problem, watched);
    await watched.session.close();
  }
});

test('Retry asks again, and shows the page once it is there', async () => {
  const port = await freePort();
  const watched = await fails(`http://127.0.0.1:${port}/`, 'REFUSED');
  const { viewer, session } = watched;
  const late = await startLocalSite((_, response) => response.end('<title>Late</title>'), { port });
  closing.push(late.close);
  viewer.send({ type: 'reload' });
  await told(watched, null);
  await viewer.at('/');
  assert.is(session.url(), `http://127.0.0.1:${port}/`);
  assert.is((await session.capture({ fullPage: false })).snapshot.title, 'Late');
  await session.close();
});

test('a viewer that comes later is told of it', async () => {
  const { session, viewer } = await fails(`http://127.0.0.1:${await freePort()}/`, 'REFUSED');
  const before = viewer.notices.length;
  session.attach(viewer);
  await viewer.told('load', ({ problem }) => problem === 'REFUSED', before);
  await session.close();
});

test('a site that turns a machine away is told as that, and its page can still be used', async () => {
  const visit = new LedSession(url => openWatched(browser, url));
  for (const path of ['/check', '/check-unnamed', '/too-often']) {
    await visit.at(`${site.url}${path}`, async watched => {
      await told(watched, 'TURNED_AWAY');
      assert.is(watched.session.url(), `${site.url}${path}`);
      await watched.session.capture({ fullPage: false });
      watched.session.goTo(`${site.url}/`);
      await told(watched, null);
    });
  }
  const members = await openWatched(browser, `${site.url}/members-only`);
  await members.viewer.at('/members-only');
  await members.session.capture({ fullPage: false });
  assert.equal(
    members.viewer.notices.filter(({ type }) => type === 'load'),
    [],
  );
  await members.session.close();
});

test('an error without a page is told as that, and so is a first page that sends nothing', async () => {
  const watched = await openWatched(browser, `${site.url}/nothing`);
  await told(watched, 'EMPTY');
  await watched.session.capture({ fullPage: false }).then(
    () => assert.unreachable('it was captured'),
    error => assert.match(String(error), /opened/),
  );
  watched.session.goTo(`${site.url}/`);
  await told(watched, null);
  const { length } = watched.viewer.notices;
  watched.session.goTo(`${site.url}/failed`);
  assert.is((await told(watched, 'EMPTY', length)).host, new URL(site.url).host);
  const before = watched.viewer.notices.length;
  watched.session.goTo(`${site.url}/`);
  await told(watched, null, before);
  assert.is(watched.session.url(), `${site.url}/`);
  await watched.session.close();
});

test('who waits for 30 seconds is told, and may go back to what was there', async () => {
  const watched = await openWatched(browser, `${site.url}/`);
  const { viewer, session } = watched;
  await viewer.at('/');
  session.goTo(`${site.url}/never`);
  await eventually('the word', () => viewer.notices.some(notice => notice.type === 'load'), 45_000);
  await told(watched, 'SLOW');
  await viewer.told('location', ({ url, canGoBack }) => url.endsWith('/never') && canGoBack);
  viewer.send({ type: 'back' });
  await told(watched, null);
  assert.is(session.url(), `${site.url}/`);
  await session.close();
});

test.run();
