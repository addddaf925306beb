import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { daemonBrowser, TOKEN } from '../support/browsers-daemon.ts';
import { type BrowsersProcess, startBrowsers } from '../support/browsers-process.ts';
import { runCli } from '../support/cli.ts';
import { descendants } from '../support/descendants.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { listeningAddresses, openFiles } from '../support/process-files.ts';
import { rejectionOf } from '../support/rejection.ts';
import { openWatched, type WatchedSession } from '../support/remote-browser.ts';
import { startService } from '../support/service.ts';
import { startTargetSite } from '../support/target-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { happened } from '../support/test-viewer.ts';

const test = suite('the process that runs browsers for services');
const ports = { browsers: await freePort(), health: await freePort() };
const site = await startTargetSite();
/** One place: whether it is free again shows at once. */
const browser = daemonBrowser([ports.browsers], { maxSessions: 1 });
let browsers: BrowsersProcess;

test.before(async () => {
  browsers = await startBrowsers(ports);
  await browser.start();
});

test.after(async () => {
  await browser.close();
  await browsers.kill();
  await site.close();
});

const hosts = () =>
  descendants(browsers.pid).filter(({ commandLine }) => commandLine.includes('programs/browser-host.js'));
const folders = (pid: number) => readdirSync(tmpdir()).filter(name => name.startsWith(`affiant-browser-${pid}-`));
const asKernel = (port: number) => `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
const health = async (path: string) => await fetch(`http://127.0.0.1:${ports.health}${path}`);

test('holds no secret but the token, no database, and listens where it is told to', async () => {
  const { session, viewer } = await openWatched(browser, `${site.url}/login`);
  await viewer.at('/login');
  const environment = readFileSync(`/proc/${browsers.pid}/environ`, 'utf8');
  assert.match(environment, TOKEN);
  assert.not.match(environment, /MASTER_KEY|_URL=|AWS_|ANALYSER_/);
  assert.equal(
    openFiles(browsers.pid).filter(file => /\.db|master|\.key/.test(file)),
    [],
  );
  assert.equal(listeningAddresses(browsers.pid).sort(), [ports.browsers, ports.health].map(asKernel).sort());
  const running = await eventually('hosts', () => {
    const ready = hosts().filter(({ pid }) => descendants(pid).length > 0);
    return ready.length > 0 && ready;
  });
  for (const { pid, status } of running) {
    assert.is(readFileSync(`/proc/${pid}/environ`, 'utf8'), '');
    assert.match(status, /^NoNewPrivs:\s+1$/m);
    assert.match(status, /^CapEff:\s+0+$/m);
    if (process.getuid?.() === 0) assert.match(status, /^Uid:\s+(606\d\d|607\d\d)\s+\1\s+\1\s+\1$/m);
    assert.is(listeningAddresses(pid).length, 1, 'its proxy');
  }
  await session.close();
});

test('tells how it is', async () => {
  assert.is((await health('/healthz')).status, 200);
  const ready = await health('/readyz');
  assert.is(ready.status, 200);
  const { checks } = (await ready.json()) as { checks: Record<string, { detail: string }> };
  assert.match(checks.browsers?.detail ?? '', /^[012] of 3 hosts run$/);
  const metrics = await (await health('/metrics')).text();
  assert.match(metrics, /^affiant_browser_hosts [012]$/m);
  assert.match(metrics, /^affiant_browser_hosts_limit 3$/m);
  assert.match(metrics, /^process_resident_memory_bytes /m);
});

const failed = (work: Promise<unknown>) =>
  work.then(
    () => assert.unreachable('it was done'),
    () => undefined,
  );

/** One capture may be done before the kill comes. */
async function captureWithoutEnd(session: WatchedSession['session']): Promise<never> {
  for (;;) await session.capture({ fullPage: true });
}

/** What is under way when it is killed: each resolves once that has failed, or returns what had failed to be told. */
const STAGES: [string, (opened: WatchedSession) => Promise<unknown>][] = [
  ['before the first picture', async () => undefined],
  ['while a page is captured', ({ session }) => failed(captureWithoutEnd(session))],
  [
    'while a website is given a file',
    ({ session }) => failed(session.giveFile({ filename: 'a.txt', bytes: Buffer.alloc(20e6, 'a'), more: false })),
  ],
];

for (const [when, begin] of STAGES) {
  test(`killed ${when}, its sessions are over, and nothing is left but what its next start removes`, async () => {
    const opened = await openWatched(browser, `${site.url}/login`);
    if (when !== 'before the first picture') await opened.viewer.at('/login');
    const left = descendants(browsers.pid).map(({ pid }) => pid);
    assert.ok(left.length > 2);
    const { pid } = browsers;
    const under = begin(opened);
    await browsers.kill();
    await under;
    assert.is((await happened(opened.events, 'closed')).reason, 'crashed');
    await eventually('the end of every process', () => left.every(each => !existsSync(`/proc/${each}`)));
    assert.instance(await rejectionOf(openWatched(browser, site.url)), EngineUnavailable);
    assert.match(browser.problem() ?? '', 'takes no connection');
    browsers = await startBrowsers(ports);
    assert.equal(folders(pid), []);
  });
}

test('killed while a session starts, there is none, and its place is free', async () => {
  const opening = openWatched(browser, `${site.url}/login`).then(
    ({ events }) => happened(events, 'closed'),
    () => undefined,
  );
  await browsers.kill();
  await opening;
  browsers = await startBrowsers(ports);
  const { session, viewer } = await openWatched(browser, `${site.url}/login`);
  await viewer.at('/login');
  await session.close();
});

test('told to stop, it leaves nothing behind', async () => {
  const { session, viewer } = await openWatched(browser, `${site.url}/login`);
  await viewer.at('/login');
  const running = descendants(browsers.pid).map(({ pid }) => pid);
  const stopped = browsers.stop();
  await session.close();
  assert.is(await stopped, 0);
  await eventually('the end of every process', () => running.every(each => !existsSync(`/proc/${each}`)));
  assert.equal(folders(browsers.pid), []);
});

test('a service starts without it, says so, and works once it is there', async () => {
  // Its spare would stand among the hosts.
  await browser.close();
  const service = await startService({
    folder: temporaryFolder(),
    env: {
      CAPTURE_BROWSERS: `tcp://127.0.0.1:${ports.browsers}`,
      CAPTURE_BROWSERS_TOKEN: TOKEN,
      CAPTURE_BROWSER: '',
      AFFIANT_SPARES: 'on',
    },
  });
  try {
    const readiness = async () => {
      const answer = await fetch(`${service.url}/readyz`);
      const { checks } = (await answer.json()) as { checks: Record<string, { ok: boolean; detail?: string }> };
      return { status: answer.status, browsers: checks.browsers };
    };
    const away = `tcp://127.0.0.1:${ports.browsers} takes no connection`;
    assert.equal(await readiness(), { status: 503, browsers: { ok: false, detail: away } });
    assert.match(service.log(), /"level":"warn","message":"remote browsers are not available"/);
    browsers = await startBrowsers(ports);
    await eventually('browsers', async () => (await readiness()).status === 200, 20_000);
    await eventually('its spare', () => hosts().length === 1);
  } finally {
    assert.is(await service.stop(), 0);
  }
  await eventually('the end of its spare', () => hosts().length === 0);
});

const REFUSED: [Record<string, string>, RegExp][] = [
  [{ AFFIANT_MASTER_KEY: 'a'.repeat(64) }, /^affiant: AFFIANT_MASTER_KEY must not be set for `affiant browsers`/],
  [
    { READ_MODEL_URL: 'mongodb://a/b', AWS_SECRET_ACCESS_KEY: 'a' },
    /READ_MODEL_URL, AWS_SECRET_ACCESS_KEY must not be/,
  ],
  [{ CAPTURE_BROWSERS_TOKEN: '' }, /^affiant: CAPTURE_BROWSERS_TOKEN \(or CAPTURE_BROWSERS_TOKEN_FILE\) is required/],
  [{ CAPTURE_BROWSERS_TOKEN: 'short' }, /CAPTURE_BROWSERS_TOKEN must have at least 32 characters: make one/],
  [{ CAPTURE_BROWSERS_TOKEN_FILE: '/a' }, /CAPTURE_BROWSERS_TOKEN and CAPTURE_BROWSERS_TOKEN_FILE are both set/],
  [
    { CAPTURE_BROWSERS_TOKEN: '', CAPTURE_BROWSERS_TOKEN_FILE: '/nonexistent' },
    /CAPTURE_BROWSERS_TOKEN_FILE cannot be read/,
  ],
  [
    { CAPTURE_BROWSERS_TOKEN: '', CAPTURE_BROWSERS_TOKEN_FILE: '/etc/hostname' },
    /CAPTURE_BROWSERS_TOKEN_FILE is \/etc\/hostname, whose token has \d+ characters/,
  ],
  [{ CAPTURE_BROWSERS_LIMIT: '0' }, /CAPTURE_BROWSERS_LIMIT must be at least 1/],
  [{ CAPTURE_BROWSERS_DRAIN: '3601' }, /CAPTURE_BROWSERS_DRAIN must be at most 3600: no session lasts longer/],
];

for (const [settings, sentence] of REFUSED) {
  test(`with ${Object.keys(settings).join(' and ')} as it must not be it does not start, and says why`, async () => {
    const { code, stderr } = await runCli(['browsers'], { CAPTURE_BROWSERS_TOKEN: TOKEN, ...settings });
    assert.is(code, 1);
    assert.match(stderr, sentence);
  });
}

test.run();
