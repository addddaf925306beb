import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import {
  BrowserBusy,
  type OpenOptions,
  type RemoteBrowser,
  type RemoteSession,
} from '../../application/ports/remote-browser.ts';
import type { BrowserBinary } from './browser/binary.ts';
import { reasonOf } from './browser/failure.ts';
import { findBrowser } from './browser/find.ts';
import { sweepLeftovers } from './browser/leftovers.ts';
import { requireTempFolder } from './browser/private-folder.ts';
import { withinTime } from './deadline.ts';
import { HostedSession } from './hosted/hosted-session.ts';
import { type RunningHost, startHost } from './hosted/start-host.ts';
import { isWebAddress } from './session/allowed-page.ts';
import { WarmSpare } from './warm-spare.ts';

export type RemoteBrowserOptions = {
  /** Path of the browser to use (`CAPTURE_BROWSER`); found on the machine unless told. */
  browserPath?: string;
  /** `off` only when the operator said so (`CAPTURE_SANDBOX=off`). */
  sandbox: 'on' | 'off';
  /** Where the bundled browser is unpacked. */
  cacheFolder: string;
  /** Networks that remote pages may reach although they are private, and those that they never reach. */
  networks: { allow: readonly string[]; deny: readonly string[] };
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

/**
 * Remote browsers over the Chromium of this machine: a host, a user, a profile and a way out for each session. Nothing of
 * what a page or a browser says is read in this process but what a host hands on.
 */
export function createRemoteBrowser(options: RemoteBrowserOptions): RemoteBrowser {
  const { log, sandbox, networks, maxSessions = 8, maxDownloadBytes = 25 * 1024 * 1024 } = options;
  const hosting = { sandbox, networks, maxDownloadBytes, log };
  const sessions = new Set<HostedSession>();
  let binary: BrowserBinary | null = null;
  /** Sessions that still wait for their browser. */
  let waiting = 0;

  const spare = new WarmSpare(async () => {
    if (!binary) throw new Error('the remote browser was not started');
    return await startHost({ ...hosting, binary }, { probe: false });
  }, log);

  async function takeBrowser(): Promise<RunningHost> {
    waiting++;
    try {
      return await spare.take();
    } finally {
      waiting--;
    }
  }

  async function open(wanted: OpenOptions): Promise<RemoteSession> {
    const { connection: host } = await takeBrowser();
    const session: HostedSession = new HostedSession({
      ...wanted,
      host,
      clock: options.clock,
      idleMs: options.idleMs ?? 10 * MINUTE,
      totalMs: options.totalMs ?? 60 * MINUTE,
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
      const found = await findBrowser({ ...hosting, browserPath, cacheFolder });
      binary = found.binary;
      const { version, connection } = found.running;
      await connection.end();
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
