import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NoAnswer, type RemoteBrowser } from '../../application/ports/remote-browser.ts';
import { prepareBrowser } from '../../infrastructure/chromium/browser/prepare.ts';
import { HostConnection } from '../../infrastructure/chromium/hosted/host-connection.ts';
import { startHost } from '../../infrastructure/chromium/hosted/start-host.ts';
import { encodeFrame } from '../../infrastructure/confinement/frames.ts';
import { descendants, type ProcessInfo } from '../support/descendants.ts';
import { eventually } from '../support/eventually.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { listeningAddresses, openFiles } from '../support/process-files.ts';
import { rejectionOf } from '../support/rejection.ts';
import { hostOptions, openWatched, quietLog, remoteBrowser } from '../support/remote-browser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sized } from '../support/test-size.ts';
import { happened } from '../support/test-viewer.ts';
import { socketPair } from './socket-pair.ts';

const test = suite('the process that drives a remote browser');
const SECRET = 'a-master-key-that-nobody-may-see';
let site: LocalSite;
let browser: RemoteBrowser;
/** What sites were asked for. */
const asked = new Set<string>();

/** Characters, each of two bytes: more than a message of DevTools may have. Chromium itself is busy with it for long. */
const MUCH = sized({ little: 34e6, whole: 95e6 });

const PAGES: Record<string, string> = {
  '/console': `<title>c</title><p>before<script>setTimeout(() => console.log('é'.repeat(${MUCH})), 100)</script>`,
  '/calm': '<title>calm</title><p>calm',
  '/addresses': `<p>here<script>
    let count = 0;
    const go = () => { history.pushState(0, '', '/' + 'a'.repeat(20000) + count++); if (count < 20) setTimeout(go, 20); };
    go();</script>`,
  // The one waits for an answer, and the other is one that does not come.
  '/busy':
    '<p>here<script>addEventListener("load", () => setTimeout(() => { const asked = new XMLHttpRequest(); asked.open("GET", "/waits", false); asked.send(); }))</script>',
  // Chromium itself takes 200 in ten seconds.
  '/hops': `<p>here<script>
    let count = 0;
    const go = () => { for (let each = 0; each < 20; each++) history.pushState(0, '', '/at' + ++count); if (count < 160) setTimeout(go, 10); };
    go();</script>`,
  '/tag': `<script>
    const tag = 'x-' + 'y'.repeat(3e6);
    customElements.define(tag, class extends HTMLElement {});
    const made = document.createElement(tag);
    made.tabIndex = 0; made.textContent = 'z'.repeat(3e6); document.documentElement.append(made);
    addEventListener('load', () => { const body = document.body ?? document.documentElement; body.append(made); made.focus(); document.title = 'made'; });
    </script><body>`,
};

test.before(async () => {
  process.env.AFFIANT_MASTER_KEY = SECRET;
  site = await startLocalSite((request, response) => {
    asked.add(request.url ?? '');
    if (request.url === '/silent' || request.url === '/waits') return;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGES[request.url ?? ''] ?? '<p>nothing');
  });
  browser = remoteBrowser({ maxSessions: 2 });
  await browser.start();
});

test.after(async () => {
  delete process.env.AFFIANT_MASTER_KEY;
  await browser.close();
  await site.close();
});

const hosts = (): ProcessInfo[] =>
  descendants().filter(({ commandLine }) => commandLine.includes('programs/browser-host.js'));

/** Those that drive a browser: no longer root where this process is. */
const ready = (): ProcessInfo[] =>
  hosts().filter(({ status, pid }) => !/^Uid:\s+0/m.test(status) && descendants(pid).length > 0);

const folders = () => readdirSync(tmpdir()).filter(name => name.startsWith(`affiant-browser-${process.pid}-`));

test('runs before anybody comes, and is started once', async () => {
  const [tried, ...others] = ready();
  assert.ok(tried);
  assert.equal(others, []);
  const { session } = await openWatched(browser, `${site.url}/calm`);
  assert.ok(descendants(tried.pid).some(({ commandLine }) => commandLine.includes('--type=renderer')));
  await session.close();
  await eventually('its end', () => !hosts().some(({ pid }) => pid === tried.pid));
});

test('a browser is asked for its version once, and one that was replaced meanwhile is started with its own', async () => {
  const { binary, running } = await prepareBrowser(hostOptions());
  await running.connection.end();
  const folder = temporaryFolder();
  chmodSync(folder, 0o777);
  const [log, path] = [join(folder, 'log'), join(folder, binary.shell ? 'wrapped-headless-shell' : 'wrapped-chromium')];
  const exports = Object.entries(binary.environment).map(([name, value]) => `export ${name}='${value}'\n`);
  const program = `#!/bin/sh\numask 0\necho "$*" >> '${log}'\n${exports.join('')}exec '${binary.path}' "$@"\n`;
  writeFileSync(path, program, { mode: 0o755 });
  const wrapped = remoteBrowser({ browserPath: path, maxSessions: 2 });
  const found = await wrapped.start();
  for (const { session } of [await openWatched(wrapped, `${site.url}/calm`), await openWatched(wrapped, site.url)])
    await session.close();
  await wrapped.close();
  const starts = () => readFileSync(log, 'utf8').trim().split('\n');
  assert.is(starts().filter(line => line === '--version').length, 1);
  assert.ok(starts().length >= 3, 'more browsers were started than versions asked for');

  writeFileSync(log, '');
  const old = { ...binary, path, version: '1.2.3.4' };
  const host = await startHost({ ...hostOptions(), binary: old }, { probe: false });
  assert.is(host.version, found?.version);
  await host.connection.end();
  const named = starts().map(line => /Chrome\/(\d+)/.exec(line)?.[1]);
  assert.equal(named, ['1', found?.version.split('.')[0]]);
});

test('has no secret, no privilege, no database and no port but the proxy', async () => {
  const { session, viewer } = await openWatched(browser, `${site.url}/calm`);
  await viewer.at('/calm');
  const seen = await eventually('hosts', () => ready().length > 0 && ready());
  for (const { pid, status } of seen) {
    assert.is(readFileSync(`/proc/${pid}/environ`, 'utf8'), '');
    for (const { pid: inner } of descendants(pid)) {
      // A renderer's own is closed to everyone.
      const environment = readFileSync(`/proc/${inner}/environ`, 'utf8');
      assert.not.match(environment, SECRET);
    }
    assert.match(status, /^NoNewPrivs:\s+1$/m);
    assert.match(status, /^CapEff:\s+0+$/m);
    assert.match(status, /^CapPrm:\s+0+$/m);
    if (process.getuid?.() === 0) {
      assert.match(status, /^Uid:\s+(606\d\d|607\d\d)\s+\1\s+\1\s+\1$/m);
      assert.match(status, /^Groups:\s*$/m);
    }
    const files = openFiles(pid);
    assert.equal(
      files.filter(file => /\.db|master|\.key|\/data\//.test(file)),
      [],
    );
    const ports = listeningAddresses(pid);
    assert.is(ports.length, 1, ports.join());
    assert.match(ports[0] ?? '', /^0100007F:/, 'on loopback');
  }
  await session.close();
});

test('what a page writes to its console goes nowhere, however much it is', async () => {
  const { session, viewer, events } = await openWatched(browser, `${site.url}/console`);
  await viewer.at('/console');
  await new Promise(resolve => setTimeout(resolve, 1_500));
  // The page itself is busy with what it writes.
  const read = () => session.read({ fullPage: false }).catch(() => null);
  await eventually('its text', async () => (await read())?.runs[0]?.text === 'before', 60_000);
  assert.not(events.some(({ type }) => type === 'closed'));
  await session.close();
});

test('addresses are cut and marked before anybody hears of them', async () => {
  const { session, events } = await openWatched(browser, `${site.url}/addresses`);
  const visits = await eventually('visits', () => {
    const told = events.flatMap(event => (event.type === 'visited' ? event.url : []));
    return told.length > 3 && told;
  });
  assert.ok(visits.every(url => url.length <= 8_192));
  assert.match(visits.at(-1) ?? '', /aaa…$/);
  assert.ok(session.url().length <= 8_192);
  await session.close();
});

test('a page that changes its address without end is told of at its pace, where it came to rest, and counted', async () => {
  const { session, events } = await openWatched(browser, `${site.url}/hops`);
  const told = () => events.flatMap(event => (event.type === 'visited' ? event.url : []));
  await eventually('where it came to rest', () => told().includes(`${site.url}/at160`));
  assert.ok(told().length < 50, `${told().length} visits`);
  const leftOut = session.visitsLeftOut();
  assert.is(told().length + leftOut, 161);
  assert.is(session.visitsLeftOut(), 0);
  await session.close();
});

test('a page that keeps its renderer to itself, or does not come, is not waited for', async () => {
  const refused = async (path: string) => {
    const { session } = await openWatched(browser, `${site.url}${path}`);
    if (path === '/busy') await eventually('a renderer that waits', () => asked.has('/waits'));
    const askedAt = performance.now();
    assert.instance(await rejectionOf(session.capture({ fullPage: false })), NoAnswer, path);
    assert.ok(performance.now() - askedAt < 20_000, path);
    await session.close();
  };
  await Promise.all(['/busy', '/silent'].map(refused));
});

test('an element with an endless name is read as far as it goes', async () => {
  const { session, viewer, events } = await openWatched(browser, `${site.url}/tag`);
  const snapshot = await eventually('the page', async () => {
    const read = await session.read({ fullPage: false }).catch(() => null);
    return read !== null && read.runs.length > 0 && read;
  });
  assert.ok(snapshot.truncated);
  assert.ok(snapshot.runs.every(run => run.tag.length <= 64 && run.text.length <= 10_000));
  assert.ok(viewer.notices.every(notice => JSON.stringify(notice).length < 10_000));
  assert.not(events.some(({ type }) => type === 'closed'));
  await session.close();
});

test('its death ends its session and no other, and leaves nothing behind', async () => {
  const first = await openWatched(browser, `${site.url}/calm`);
  const before = new Set(ready().map(({ pid }) => pid));
  const second = await openWatched(browser, `${site.url}/calm`);
  await second.viewer.at('/calm');
  const inUse = ready().filter(({ pid }) => before.has(pid));
  // Both sessions' hosts are among these; killed one by one until the first session is over.
  for (const { pid } of inUse) {
    if (first.events.some(({ type }) => type === 'closed')) break;
    process.kill(pid, 'SIGKILL');
    await new Promise(resolve => setTimeout(resolve, 500));
    if (second.events.some(({ type }) => type === 'closed')) break;
  }
  const ended = [first, second].filter(({ events }) => events.some(({ type }) => type === 'closed'));
  const going = [first, second].filter(({ events }) => !events.some(({ type }) => type === 'closed'));
  assert.is(ended.length, 1);
  assert.is((await happened(ended[0]?.events ?? [], 'closed')).reason, 'crashed');
  assert.match(String(await ended[0]?.session.capture({ fullPage: false }).catch(error => error)), /has ended/);
  assert.is((await going[0]?.session.read({ fullPage: false }))?.title, 'calm');
  await Promise.all([first.session.close(), second.session.close()]);
  await browser.close();
  await eventually('the end of every process', () => descendants().length === 0);
  assert.equal(folders(), []);
  browser = remoteBrowser({ maxSessions: 2 });
  await browser.start();
});

/** What a host that was taken over may send, and why it is ended. */
const LIES: [string, Buffer, RegExp][] = [
  ['no JSON', Buffer.concat([Buffer.from([0, 0, 0, 3, 0, 0, 0, 0]), Buffer.from('abc')]), /never sends/],
  ['a head without end', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]), /a head of 4294967295 bytes/],
  ['an unknown kind', encodeFrame({ type: 'secrets' }), /never sends/],
  ['a member too many', encodeFrame({ type: 'opened', more: 1 }), /never sends/],
  ['an endless address', encodeFrame({ type: 'visited', url: `http://a.b/${'c'.repeat(9_000)}` }), /never sends/],
  ['a body where there is none', encodeFrame({ type: 'opened' }, Buffer.alloc(1)), /a body of 1 bytes/],
  [
    'a picture that is too large',
    encodeFrame(
      { type: 'frame', viewer: 1, number: 1, width: 1, height: 1, at: null },
      Buffer.alloc(4 * 1024 * 1024 + 1),
    ),
    /a body of 4194305 bytes/,
  ],
  ['messages without end', Buffer.concat(Array(200_000).fill(encodeFrame({ type: 'alive' }))), /more than any session/],
];

/** A host that nothing bounds. */
const ENDLESS = { log: quietLog, end: async () => undefined, endedBy: () => null };

for (const [what, bytes, reason] of LIES) {
  test(`a host that sends ${what} is ended`, async () => {
    const [ours, theirs] = await socketPair();
    let ended = 0;
    const end = async () => {
      ended++;
    };
    const connection = new HostConnection({ ...ENDLESS, pipe: ours, maxDownloadBytes: 1_000, end });
    const told = new Promise<string>(resolve =>
      connection.listen(
        'web_sess_test',
        () => undefined,
        (why, reason) => resolve(`${why}: ${reason}`),
      ),
    );
    theirs.on('error', () => undefined);
    theirs.write(bytes);
    const words = await told;
    assert.match(words, reason);
    assert.match(words, /^wrong: /);
    assert.is(ended, 1);
    assert.is(connection.isAlive, false);
    theirs.destroy();
  });
}

test('messages come whole however they are cut', async () => {
  const [ours, theirs] = await socketPair();
  const heard: [string, number][] = [];
  const connection = new HostConnection({ ...ENDLESS, pipe: ours, maxDownloadBytes: 9 });
  connection.listen('web_sess_test', (message, body) => heard.push([message.type, body.length]), assert.unreachable);
  const frames = Buffer.concat([
    encodeFrame({ type: 'opened' }),
    encodeFrame({ type: 'downloaded', url: 'http://a.b/', filename: 'é.pdf', shownAt: null }, Buffer.alloc(9)),
    encodeFrame({ type: 'closed', reason: 'page_closed' }),
  ]);
  for (const byte of frames) theirs.write(Buffer.from([byte]));
  await eventually('three messages', () => heard.length === 3);
  assert.equal(heard, [
    ['opened', 0],
    ['downloaded', 9],
    ['closed', 0],
  ]);
  connection.listen(
    'web_sess_test',
    () => undefined,
    () => undefined,
  );
  theirs.destroy();
});

test.run();
