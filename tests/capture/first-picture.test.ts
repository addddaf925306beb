import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserCandidates } from '../../infrastructure/chromium/browser/candidates.ts';
import { launchBrowser, type RunningBrowser } from '../../infrastructure/chromium/browser/launch.ts';
import { startEgressProxy } from '../../infrastructure/chromium/egress/proxy.ts';
import { ChromiumSession } from '../../infrastructure/chromium/session/session.ts';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import { eventually } from '../support/eventually.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { LOOPBACK, quietLog } from '../support/remote-browser.ts';

const test = suite('the first picture');

/** Its picture is larger by far than that of an empty page. */
const PAGE = `<!doctype html><title>Account</title><body style="margin:0">${Array.from(
  { length: 900 },
  (_, index) => `<b style="float:left;width:30px;height:30px;background:hsl(${index * 77} 80% 50%)">${index}</b>`,
).join('')}`;
const LARGER_THAN_EMPTY = 30_000;
const VIEWPORT = { width: 1024, height: 700, scale: 1, touch: false };

let site: LocalSite;
let folder: string;
let egress: Awaited<ReturnType<typeof startEgressProxy>>;
let running: RunningBrowser;
/** The commands that pages were sent. */
const sent: string[] = [];

test.before(async () => {
  site = await startLocalSite((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  folder = mkdtempSync(join(tmpdir(), 'affiant-first-picture-'));
  egress = await startEgressProxy({ policy: createAddressPolicy({ allow: LOOPBACK, deny: [] }), log: quietLog });
  const cacheFolder = join(tmpdir(), 'affiant-test-browser');
  for await (const browser of browserCandidates({ browserPath: process.env.CAPTURE_BROWSER, cacheFolder })) {
    const folders = { home: folder, profile: join(folder, 'profile') };
    running = await launchBrowser({ browser, sandbox: 'off', folders, proxyPort: egress.port }, () => undefined);
    break;
  }
  const { devtools } = running;
  const sessionOf = devtools.sessionOf.bind(devtools);
  devtools.sessionOf = id => {
    const session = sessionOf(id);
    if (session === undefined) return undefined;
    const send: typeof session.send = (method, params) => {
      sent.push(method);
      return session.send(method, params);
    };
    return { on: session.on, send };
  };
});

test.after(async () => {
  running.devtools.close();
  await egress.close();
  await site.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** When the viewer comes: `visited` is while Chromium exchanges the page, `shown` when it stands still. */
for (const moment of ['begun', 'at', 'visited', 'shown'] as const) {
  test(`follows from the one start of the pictures for a viewer who comes when the page is ${moment}`, async () => {
    sent.length = 0;
    const sizes: number[] = [];
    const viewer = {
      frame: async ({ jpeg }: { jpeg: Uint8Array }) => void sizes.push(jpeg.length),
      notice: () => undefined,
    };
    let attached: { detach(): void } | null = null;
    const session: ChromiumSession = new ChromiumSession({
      devtools: running.devtools,
      version: running.version,
      wayOut: () => undefined,
      downloadFolder: folder,
      maxDownloadBytes: 1_000,
      onEvent({ type }) {
        if (type === moment && sent.includes('Page.navigate')) attached ??= session.attach(viewer);
      },
    });
    await session.prepare();
    assert.not.ok(sent.includes('Page.startScreencast'), 'a spare takes no pictures');
    await session.open({ startUrl: site.url, allowedDomains: null, viewport: VIEWPORT, preferences: null });
    if (moment === 'begun') attached = session.attach(viewer);
    await eventually('the picture of the page', () => sizes.some(size => size > LARGER_THAN_EMPTY));
    assert.ok(sent.indexOf('Page.startScreencast') < sent.indexOf('Page.navigate'));
    assert.is(sent.filter(method => method === 'Page.startScreencast').length, 1);
    (attached as { detach(): void } | null)?.detach();
  });
}

test.run();
