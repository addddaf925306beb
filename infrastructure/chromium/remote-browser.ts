import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import {
  BrowserBusy,
  type OpenOptions,
  type RemoteBrowser,
  type RemoteSession,
} from '../../application/ports/remote-browser.ts';
import { reasonOf } from './browser/failure.ts';
import { withinTime } from './deadline.ts';
import type { HostEnd } from './hosted/host-end.ts';
import type { HostSource } from './hosted/host-source.ts';
import { HostedSession } from './hosted/hosted-session.ts';
import type { RunningHost } from './hosted/start-host.ts';
import { isWebAddress } from './session/allowed-page.ts';
import { WarmSpare } from './warm-spare.ts';

export type RemoteBrowserOptions = {
  hosts: HostSource;
  /** Sessions at once; 8 unless told. */
  maxSessions?: number;
  /** Whether a browser waits for the next session; it does unless told. */
  keepsSpare?: boolean;
  /** A session without input ends after this time; 10 minutes unless told. */
  idleMs?: number;
  /** Every session ends after this time; 60 minutes unless told. */
  totalMs?: number;
  /** Counts why hosts have ended. */
  onHostEnd?: ((why: HostEnd) => void) | undefined;
  log: Log;
  clock: Clock;
};

/** Remote browsers, and how many there are. */
export type HostedBrowsers = RemoteBrowser & {
  /** Places for sessions, those that are taken, and hosts: in use, and the spare that waits for the next session. */
  occupancy(): { places: number; taken: number; hosts: { in_use: number; spare: number } };
};

const MINUTE = 60_000;
const OPEN_TIMEOUT_MS = 20_000;
/** To start the next spare takes the processors that whoever has just come needs for the first picture. */
const REFILL_AFTER_MS = 1_000;

/**
 * Remote browsers: a host, a user, a profile and a way out for each session. Nothing of what a page or a browser says is
 * read in this process but what a host hands on.
 */
export function createRemoteBrowser(options: RemoteBrowserOptions): HostedBrowsers {
  const { hosts, maxSessions = 8, keepsSpare = true, onHostEnd = () => undefined } = options;
  const sessions = new Set<HostedSession>();
  /** Sessions that still wait for their browser. */
  let waiting = 0;

  async function launch(): Promise<RunningHost> {
    const host = await hosts.launch();
    host.connection.ended.then(onHostEnd);
    return host;
  }
  const spare = new WarmSpare(launch, options.log);
  const refill = () => {
    if (keepsSpare && sessions.size + waiting < maxSessions) spare.refill();
  };

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
      const found = await hosts.start(refill);
      refill();
      return found;
    },

    async open(wanted) {
      if (!isWebAddress(wanted.startUrl)) throw new Error('a session starts at an http or https address');
      if (sessions.size + waiting >= maxSessions)
        throw new BrowserBusy(`all ${maxSessions} remote browsers are in use`);
      const session = await open(wanted);
      setTimeout(refill, REFILL_AFTER_MS).unref();
      return session;
    },

    freePlaces: () => Math.max(0, maxSessions - sessions.size - waiting),
    problem: () => hosts.problem(),

    occupancy: () => ({
      places: maxSessions,
      taken: sessions.size + waiting,
      hosts: { in_use: sessions.size, spare: spare.isThere ? 1 : 0 },
    }),

    async close() {
      hosts.close();
      await spare.close();
      await Promise.all([...sessions].map(session => session.close()));
    },
  };
}
