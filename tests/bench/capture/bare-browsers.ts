import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserBinary } from '../../../infrastructure/chromium/browser/binary.ts';
import { browserCandidates } from '../../../infrastructure/chromium/browser/candidates.ts';
import { launchBrowser } from '../../../infrastructure/chromium/browser/launch.ts';
import { withinTime } from '../../../infrastructure/chromium/deadline.ts';
import { openContext } from '../../../infrastructure/chromium/devtools/context.ts';
import type { DevtoolsSession } from '../../../infrastructure/chromium/devtools/protocol.ts';
import { startEgressProxy } from '../../../infrastructure/chromium/egress/proxy.ts';
import { layOut } from '../../../infrastructure/chromium/session/layout.ts';
import { createAddressPolicy } from '../../../infrastructure/network/address-policy.ts';
import { descendants } from '../../support/descendants.ts';
import { LOOPBACK, quietLog } from '../../support/remote-browser.ts';

export const VIEWPORT = { width: 1280, height: 720, scale: 1, touch: false };

/** A page whose pictures come over DevTools, with nothing between. They are acknowledged as they come. */
export type BarePage = {
  session: DevtoolsSession;
  /** Resolves once it has loaded. */
  goTo(url: string): Promise<void>;
  /** Called with each picture from now on, and nobody else is. */
  onPicture(listener: (jpeg: Buffer) => void): void;
};

/** A browser that is started as remote browsers are. */
export type BareBrowser = {
  /** Its processes. */
  pids(): number[];
  openPage(): Promise<BarePage>;
  close(): Promise<void>;
};

/** Browsers without host, service and viewer: the bare limit of what those do. */
export type BareBrowsers = { launch(): Promise<BareBrowser>; close(): Promise<void> };

export async function startBareBrowsers(): Promise<BareBrowsers> {
  const binary = await firstBrowser();
  const policy = createAddressPolicy({ allow: LOOPBACK, deny: [] });
  const egress = await startEgressProxy({ policy, log: quietLog });
  const running = new Set<BareBrowser>();
  return {
    async launch() {
      const browser = await launch(binary, egress.port);
      running.add(browser);
      return browser;
    },
    async close() {
      await Promise.all([...running].map(browser => browser.close()));
      await egress.close();
    },
  };
}

async function firstBrowser(): Promise<BrowserBinary> {
  const browserPath = process.env.CAPTURE_BROWSER || undefined;
  const cacheFolder = join(tmpdir(), 'affiant-test-browser');
  for await (const candidate of browserCandidates({ browserPath, cacheFolder })) return candidate;
  throw new Error('no browser was found; install chromium-headless-shell');
}

async function launch(browser: BrowserBinary, proxyPort: number): Promise<BareBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'affiant-bench-browser-'));
  const folders = { home: folder, profile: join(folder, 'profile') };
  // Root can't have the sandbox without another user, which a bare browser is not given.
  const sandbox = process.getuid?.() === 0 ? 'off' : 'on';
  const { devtools } = await launchBrowser({ browser, sandbox, folders, proxyPort }, () => undefined);
  const main = descendants().find(({ commandLine }) => commandLine.includes(folder));
  return {
    pids: () => (main === undefined ? [] : [main.pid, ...descendants(main.pid).map(({ pid }) => pid)]),
    async openPage() {
      const nothing = () => undefined;
      const context = await openContext(devtools, nothing, nothing);
      const page = await context.newPage();
      await page.begin({
        nameOf: address => address,
        navigated: nothing,
        dialogOpened: nothing,
        fileAsked: nothing,
        crashed: nothing,
        closed: nothing,
        frameAttached: nothing,
        workerAttached: nothing,
        frameDetached: nothing,
      });
      const { session } = page;
      await layOut(session, VIEWPORT);
      let listener: (jpeg: Buffer) => void = nothing;
      session.on('Page.screencastFrame', ({ data, sessionId }) => {
        session.send('Page.screencastFrameAck', { sessionId }).catch(nothing);
        listener(Buffer.from(data, 'base64'));
      });
      const { width, height } = VIEWPORT;
      await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: width, maxHeight: height });
      let loaded: () => void = nothing;
      session.on('Page.loadEventFired', () => loaded());
      return {
        session,
        async goTo(url) {
          const arrived = new Promise<void>(resolve => {
            loaded = resolve;
          });
          await session.send('Page.navigate', { url });
          await withinTime(30_000, 'a page', arrived);
        },
        onPicture(next) {
          listener = next;
        },
      };
    },
    async close() {
      await devtools.root.send('Browser.close').catch(() => undefined);
      devtools.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
