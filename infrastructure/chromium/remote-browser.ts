import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import {
  BrowserBusy,
  type OpenOptions,
  type RemoteBrowser,
  type RemoteSession,
} from '../../application/ports/remote-browser.ts';
import type { AddressPolicy } from '../network/address-policy.ts';
import type { BrowserBinary } from './browser/binary.ts';
import { reasonOf } from './browser/failure.ts';
import { findBrowser } from './browser/find.ts';
import { type BrowserProcess, launchBrowser } from './browser/launch.ts';
import { sweepLeftovers } from './browser/leftovers.ts';
import { requireTempFolder } from './browser/private-folder.ts';
import { withinTime } from './deadline.ts';
import { startEgressProxy } from './egress/proxy.ts';
import { isWebAddress } from './session/allowed-page.ts';
import { ChromiumSession } from './session/session.ts';
import { WarmSpare } from './warm-spare.ts';

export type RemoteBrowserOptions = {
  /** Path of the browser to use (`CAPTURE_BROWSER`); found on the machine unless told. */
  browserPath?: string;
  /** `off` only when the operator said so (`CAPTURE_SANDBOX=off`). */
  sandbox: 'on' | 'off';
  /** Where the bundled browser is unpacked. */
  cacheFolder: string;
  /** Which addresses remote pages may reach. */
  addressPolicy: AddressPolicy;
  /** Sessions at once; 8 unless told. */
  maxSessions?: number;
  /** A session without input ends after this time; 10 minutes unless told. */
  idleMs?: number;
  /** Every session ends after this time; 60 minutes unless told. */
  totalMs?: number;
  /** Larger downloads are refused; 25 MiB unless told. */
  maxDownloadBytes?: number;
  log: Log;
  clock: Clock;
};

const MINUTE = 60_000;
const OPEN_TIMEOUT_MS = 20_000;

/** Remote browsers over the Chromium of this machine: a process, a user, a profile and a way out for each session. */
export function createRemoteBrowser(options: RemoteBrowserOptions): RemoteBrowser {
  const { log, sandbox, maxSessions = 8 } = options;
  const sessions = new Set<ChromiumSession>();
  const startEgress = () => startEgressProxy({ policy: options.addressPolicy, log });
  let binary: BrowserBinary | null = null;
  /** Sessions that still wait for their browser. */
  let waiting = 0;

  const spare = new WarmSpare(async () => {
    if (!binary) throw new Error('the remote browser was not started');
    return await launchBrowser({ binary, sandbox, startEgress });
  }, log);

  async function takeBrowser(): Promise<BrowserProcess> {
    waiting++;
    try {
      return await spare.take();
    } finally {
      waiting--;
    }
  }

  async function open(wanted: OpenOptions): Promise<RemoteSession> {
    const process = await takeBrowser();
    const session = new ChromiumSession({
      ...wanted,
      process,
      clock: options.clock,
      idleMs: options.idleMs ?? 10 * MINUTE,
      totalMs: options.totalMs ?? 60 * MINUTE,
      maxDownloadBytes: options.maxDownloadBytes ?? 25 * 1024 * 1024,
      onEnded: () => sessions.delete(session),
    });
    sessions.add(session);
    try {
      await withinTime(OPEN_TIMEOUT_MS, 'a new session', session.start());
      return session;
    } catch (error) {
      await session.close();
      throw new Error(`no remote browser could be opened: ${reasonOf(error)}`);
    }
  }

  return {
    async start() {
      await requireTempFolder();
      const swept = await sweepLeftovers();
      if (swept > 0) log.info('removed what browsers of dead processes left', { folders: swept });
      const { browserPath, cacheFolder } = options;
      const found = await findBrowser({ browserPath, cacheFolder, sandbox, startEgress, log });
      binary = found.binary;
      const version = found.running.browser.version();
      await found.running.close();
      spare.refill();
      const { path, bundled } = found.binary;
      if (bundled) log.warn('the bundled browser is for trying out: install chromium-headless-shell for production');
      if (sandbox === 'off') log.warn('remote browsers run without a sandbox, because CAPTURE_SANDBOX=off says so');
      return { path, version, bundled, sandboxed: sandbox === 'on' };
    },

    async open(wanted) {
      if (!isWebAddress(wanted.startUrl)) throw new Error('a session starts at an http or https address');
      if (sessions.size + waiting >= maxSessions)
        throw new BrowserBusy(`all ${maxSessions} remote browsers are in use`);
      const session = await open(wanted);
      if (sessions.size + waiting < maxSessions) spare.refill();
      return session;
    },

    async close() {
      await spare.close();
      await Promise.all([...sessions].map(session => session.close()));
    },
  };
}
