import { existsSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { BrowserEvent } from '../../application/ports/remote-browser.ts';
import type { HostedBrowsers } from '../../infrastructure/chromium/remote-browser.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { daemonBrowser } from '../support/browsers-daemon.ts';
import { type BrowsersProcess, startBrowsers } from '../support/browsers-process.ts';
import { descendants } from '../support/descendants.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { rejectionOf } from '../support/rejection.ts';
import { openWatched } from '../support/remote-browser.ts';
import { startTargetSite } from '../support/target-site.ts';
import { happened, type TestViewer } from '../support/test-viewer.ts';

const test = suite('browsers that are told to stop');
const run = (await hasBrowser('browsers that are told to stop')) ? test : test.skip;
const site = await startTargetSite();
test.after(() => site.close());

type Live = {
  browsers: BrowsersProcess;
  browser: HostedBrowsers;
  session: Awaited<ReturnType<typeof openWatched>>['session'];
  viewer: TestViewer;
  events: BrowserEvent[];
  readiness(): Promise<{ status: number; detail: string | undefined }>;
};

/** One person drives a session, and a spare waits for the next, in a process that lets sessions go on for so long. */
async function live(drain: string): Promise<Live> {
  const ports = { browsers: await freePort(), health: await freePort() };
  const browsers = await startBrowsers(ports, { CAPTURE_BROWSERS_DRAIN: drain });
  const browser = daemonBrowser([ports.browsers], { maxSessions: 2 });
  await browser.start();
  const { session, viewer, events } = await openWatched(browser, `${site.url}/login`);
  await viewer.at('/login');
  const metrics = async () => await (await fetch(`http://127.0.0.1:${ports.health}/metrics`)).text();
  await eventually('the spare', async () => /^affiant_browser_hosts 2$/m.test(await metrics()), 20_000);
  const readiness = async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.health}/readyz`);
    const { checks } = (await answer.json()) as { checks: Record<string, { detail?: string }> };
    return { status: answer.status, detail: checks.browsers?.detail };
  };
  return { browsers, browser, session, viewer, events, readiness };
}

const warned = (events: BrowserEvent[]) => happened(events, 'ending');
const saysInLog = ({ browsers }: Live) =>
  browsers
    .log()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => (JSON.parse(line) as { message: string }).message);

async function assertNothingIsLeft(browsers: BrowsersProcess, running: readonly number[]): Promise<void> {
  await eventually('the end of every process', () => running.every(pid => !existsSync(`/proc/${pid}`)));
  assert.is(browsers.process.exitCode, 0);
}

run('a session goes on until its person has done; nobody else gets one, and the spare holds nothing up', async () => {
  const here = await live('120');
  const { browsers, browser, session, viewer, events, readiness } = here;
  const running = descendants(browsers.pid).map(({ pid }) => pid);
  const stopped = browsers.stop();
  assert.equal(await warned(events), { type: 'ending', cause: 'maintenance', seconds: 120 });
  await eventually('the end of the spare', async () => (await readiness()).detail === 'stops: 1 of 3 hosts run');
  assert.is((await readiness()).status, 503);
  assert.instance(await rejectionOf(openWatched(browser, site.url)), EngineUnavailable);

  session.goTo(`${site.url}/controls`);
  await viewer.at('/controls');
  assert.is((await session.read({ fullPage: false })).url, `${site.url}/controls`);
  await session.close();
  assert.is(await stopped, 0);
  assert.is((await happened(events, 'closed')).reason, 'ended');
  await assertNothingIsLeft(browsers, running);
  const said = saysInLog(here);
  for (const step of ['stopping', 'sessions go on until they end', 'every session has ended', 'stopped']) {
    assert.is(said.filter(message => message === step).length, 1, `${step}: ${said.join(', ')}`);
  }
  await browser.close();
});

run('when the time for it is over a session is ended, and its person is told that it was maintenance', async () => {
  const here = await live('1');
  const { browsers, browser, events } = here;
  const running = descendants(browsers.pid).map(({ pid }) => pid);
  const stopped = browsers.stop();
  assert.is((await warned(events)).seconds, 1);
  assert.is((await happened(events, 'closed')).reason, 'maintenance');
  assert.is(await stopped, 0);
  await assertNothingIsLeft(browsers, running);
  assert.ok(saysInLog(here).some(message => message.startsWith('sessions are ended:')));
  await browser.close();
});

run('told a second time, it ends its sessions at once', async () => {
  const { browsers, browser, events } = await live('3600');
  const running = descendants(browsers.pid).map(({ pid }) => pid);
  const stopped = browsers.stop();
  await warned(events);
  browsers.process.kill('SIGTERM');
  assert.is((await happened(events, 'closed')).reason, 'maintenance');
  assert.is(await stopped, 0);
  await assertNothingIsLeft(browsers, running);
  await browser.close();
});

test.run();
