import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../application/ports/log.ts';
import type {
  BrowserEvent,
  OpenOptions,
  RemoteBrowser,
  RemoteSession,
  Viewport,
} from '../../application/ports/remote-browser.ts';
import { createLocalHosts, type LocalHostOptions } from '../../infrastructure/chromium/hosted/local-hosts.ts';
import { LimitKeeper } from '../../infrastructure/chromium/limits/limit-keeper.ts';
import {
  createRemoteBrowser,
  type HostedBrowsers,
  type RemoteBrowserOptions,
} from '../../infrastructure/chromium/remote-browser.ts';
import { LARGEST_DOWNLOAD } from '../../infrastructure/chromium/wire/bounds.ts';
import { TestViewer } from './test-viewer.ts';

export const quietLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const LOOPBACK = ['127.0.0.0/8'];

/** How hosts of this machine run in tests; `CAPTURE_BROWSER` picks another binary. */
export function hostOptions(
  options: Partial<LocalHostOptions> = {},
  allowNetworks: readonly string[] = LOOPBACK,
): LocalHostOptions {
  return {
    browserPath: process.env.CAPTURE_BROWSER || undefined,
    sandbox: 'on',
    cacheFolder: join(tmpdir(), 'affiant-test-browser'),
    networks: { allow: allowNetworks, deny: [] },
    maxDownloadBytes: LARGEST_DOWNLOAD,
    limits: new LimitKeeper({}, quietLog),
    log: quietLog,
    ...options,
  };
}

/** A remote browser as the service makes it, with loopback open and no spare unless told. */
export function remoteBrowser(
  options: Partial<LocalHostOptions & RemoteBrowserOptions> = {},
  allowNetworks: readonly string[] = LOOPBACK,
): HostedBrowsers {
  const hosts = createLocalHosts(hostOptions(options, allowNetworks));
  return createRemoteBrowser({ hosts, keepsSpare: false, log: quietLog, clock: { now: () => new Date() }, ...options });
}

/** A session with a viewer attached, and everything that it told. */
export type WatchedSession = { session: RemoteSession; viewer: TestViewer; events: BrowserEvent[] };

export async function openWatched(
  browser: RemoteBrowser,
  startUrl: string,
  viewport: Partial<Viewport> = {},
  { allowedDomains = null, preferences = null }: Partial<Pick<OpenOptions, 'allowedDomains' | 'preferences'>> = {},
): Promise<WatchedSession> {
  const events: BrowserEvent[] = [];
  const session = await browser.open({
    sessionId: 'web_sess_test',
    startUrl,
    allowedDomains,
    preferences,
    viewport: { width: 1280, height: 720, scale: 1, touch: false, ...viewport },
    onEvent: event => events.push(event),
  });
  return { session, viewer: new TestViewer(session), events };
}
