import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BrowserBusy } from '../../application/ports/remote-browser.ts';
import { eventually } from '../support/eventually.ts';
import type { LocalSite } from '../support/local-site.ts';
import { openWatched, remoteBrowser } from '../support/remote-browser.ts';
import { startTargetSite } from '../support/target-site.ts';
import { happened } from '../support/test-viewer.ts';

const test = suite('limits of remote sessions');
let site: LocalSite;

test.before(async () => {
  site = await startTargetSite();
});

test.after(async () => {
  await site.close();
});

/** Downloads that lie in the folders of this machine's remote browsers. */
function filesLeft(): string[] {
  return readdirSync(tmpdir())
    .filter(name => name.startsWith('affiant-browser-'))
    .flatMap(name => {
      try {
        return readdirSync(join(tmpdir(), name, 'downloads'));
      } catch {
        return [];
      }
    });
}

test('refuses a session too many, and takes one again when a place is free', async () => {
  const browser = remoteBrowser({ maxSessions: 1 });
  try {
    await browser.start();
    const first = await openWatched(browser, `${site.url}/login`);
    const refusal = await openWatched(browser, `${site.url}/login`).then(
      () => null,
      error => error,
    );
    assert.instance(refusal, BrowserBusy);
    await first.session.close();
    assert.equal(first.events.at(-1), { type: 'closed', reason: 'ended' });
    const second = await openWatched(browser, `${site.url}/login`);
    await second.viewer.at('/login');
  } finally {
    await browser.close();
  }
});

test('refuses a download that grows too large, keeps nothing of it, and goes on', async () => {
  const browser = remoteBrowser({ maxDownloadBytes: 1024 * 1024 });
  try {
    await browser.start();
    const { events, session, viewer } = await openWatched(browser, `${site.url}/big.bin`);
    const refused = await happened(events, 'download_refused');
    assert.equal([refused.filename, refused.problem], ['archive.bin', 'TOO_LARGE']);
    await eventually('an empty folder', () => filesLeft().length === 0);
    assert.is(events.filter(event => event.type === 'downloaded').length, 0);
    assert.is(viewer.notices.filter(notice => notice.type === 'error').length, 0);
    await session.close();
  } finally {
    await browser.close();
  }
});

test('ends a session that nobody uses, and every session at last', async () => {
  const idle = remoteBrowser({ idleMs: 300 });
  const limited = remoteBrowser({ totalMs: 300 });
  try {
    await idle.start();
    const unused = await openWatched(idle, `${site.url}/login`);
    assert.is((await happened(unused.events, 'closed')).reason, 'idle');
    await limited.start();
    const long = await openWatched(limited, `${site.url}/login`);
    assert.is((await happened(long.events, 'closed')).reason, 'time_limit');
  } finally {
    await idle.close();
    await limited.close();
  }
});

test('only addresses of the web start a session', async () => {
  const browser = remoteBrowser();
  try {
    await browser.start();
    for (const url of [
      'file:///etc/passwd',
      'chrome://version',
      'data:text/html,x',
      'view-source:http://a.b/',
      'nonsense',
    ]) {
      const refusal = await openWatched(browser, url).then(
        () => 'opened',
        error => String(error),
      );
      assert.match(refusal, /http or https/, url);
    }
  } finally {
    await browser.close();
  }
});

test.run();
