import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Capture, Viewport } from '../../application/ports/remote-browser.ts';
import { unpackBundledBrowser } from '../../infrastructure/chromium/browser/bundled.ts';
import { launchBrowser } from '../../infrastructure/chromium/browser/launch.ts';
import { withinTime } from '../../infrastructure/chromium/deadline.ts';
import type { DevtoolsSession } from '../../infrastructure/chromium/devtools/protocol.ts';
import { ChromiumSession } from '../../infrastructure/chromium/session/session.ts';
import { LARGEST_DOWNLOAD } from '../../infrastructure/chromium/wire/bounds.ts';
import { freePort } from '../support/free-port.ts';

/** A page that nobody serves: its source, and the address at which it would stand. */
export type WrittenPage = { path: string; url: string; viewport: { width: number; height: number } };

/** A browser in which written pages are captured. */
export type Rendering = { capture(page: WrittenPage): Promise<Capture>; close(): Promise<void> };

/** Narrower than this it is a phone. */
const PHONE_WIDTH = 600;
const QUIET_MS = 700;
const LONGEST_WAIT_MS = 8_000;
const TIMEOUT_MS = 60_000;

/** The bundled browser, as hosts start it, but that root keeps its rights: it shows nothing but what was written for it. */
export async function startRendering(): Promise<Rendering> {
  const browser = await unpackBundledBrowser(join(tmpdir(), 'affiant-test-browser'));
  if (browser === undefined) throw new Error('There is no bundled browser for this machine.');
  const home = mkdtempSync(join(tmpdir(), 'affiant-judge-'));
  const sandbox = process.getuid?.() === 0 ? 'off' : 'on';
  // Nobody listens there: a page reaches nothing but itself.
  const proxyPort = await freePort();
  const folders = { home, profile: join(home, 'profile') };
  const { devtools, version } = await launchBrowser({ browser, sandbox, folders, proxyPort }, () => undefined);
  let shown: WrittenPage | null = null;
  const contexts = new Set<string>();
  devtools.root.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const session = devtools.sessionOf(sessionId);
    if (session === undefined || targetInfo.type !== 'page') return;
    if (targetInfo.browserContextId !== undefined) contexts.add(targetInfo.browserContextId);
    answerWith(session, () => shown);
  });

  async function capture(page: WrittenPage): Promise<Capture> {
    shown = page;
    const session = new ChromiumSession({
      devtools,
      version,
      wayOut: () => undefined,
      downloadFolder: home,
      maxDownloadBytes: LARGEST_DOWNLOAD,
      onEvent: () => undefined,
    });
    await session.prepare();
    await session.open({ startUrl: page.url, allowedDomains: null, viewport: viewportOf(page), preferences: null });
    await atRest(session);
    return await session.capture({ fullPage: true });
  }

  return {
    async capture(page) {
      try {
        return await withinTime(TIMEOUT_MS, 'a capture', capture(page));
      } finally {
        for (const browserContextId of contexts) {
          await devtools.root.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
        }
        contexts.clear();
      }
    },
    async close() {
      await devtools.root.send('Browser.close').catch(() => undefined);
      devtools.close();
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function viewportOf({ viewport }: WrittenPage): Viewport {
  const isPhone = viewport.width < PHONE_WIDTH;
  return { ...viewport, scale: isPhone ? 2 : 1, touch: isPhone };
}

/** An address as a server is asked for it. */
function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** Answers the page's own address with its source, and every other one with nothing. */
function answerWith(session: DevtoolsSession, page: () => WrittenPage | null): void {
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const asked = page();
    const isPage = asked !== null && withoutFragment(asked.url) === withoutFragment(request.url);
    const headers = [{ name: 'content-type', value: 'text/html; charset=utf-8' }];
    const body = isPage ? readFileSync(asked.path).toString('base64') : '';
    const answer = { requestId, responseCode: isPage ? 200 : 404, responseHeaders: headers, body };
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  session.send('Fetch.enable', { patterns: [{ urlPattern: 'http*' }] }).catch(() => undefined);
}

/** Waits until the page has asked for nothing for a while, as a person waits before capturing. */
async function atRest(session: ChromiumSession): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  await pause(QUIET_MS);
  while (performance.now() < until && (await session.activity()).quietMs < QUIET_MS) await pause(100);
}
