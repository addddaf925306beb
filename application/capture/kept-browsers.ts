import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Log } from '../ports/log.ts';
import type { CaptureSubject } from './capture-subject.ts';
import type { OpenBrowser } from './event-route.ts';
import type { LiveSession, SessionSubject } from './live-session.ts';
import type { SessionLeases } from './session-leases.ts';
import { loadSubject } from './subject-kind.ts';

/** A browser waits so long for another try of its person, from the moment in which they finished, in ms. */
export const KEPT_LIMIT_MS = 180_000;

/** How often it is looked whether another try may come, in ms. */
const LOOK_EVERY_MS = 500;

type Kept = {
  subject: SessionSubject;
  browser: OpenBrowser;
  /** When its time is over, on the clock of `performance`. */
  endsAt: number;
  next?: NodeJS.Timeout;
};

/**
 * The browsers of captures that were handed in, while their person may have to try again: signed in, and at the page
 * where they were. Each still takes its place, and is the first to give it up when somebody waits for one.
 */
export type KeptBrowsers = {
  /** Keeps the browser of a session that is over, and the lease of what it captures. */
  keep(live: LiveSession): void;
  isThere(capturedId: string): boolean;
  /** Takes the browser out, for the session that goes on in it; null when it is gone. The lease stays taken. */
  take(capturedId: string): OpenBrowser | null;
  /** Closes it; nothing happens when there is none. */
  giveUp(capturedId: string): Promise<void>;
  /** Closes the one that waits longest. False: none does. */
  makeRoom(): Promise<boolean>;
  /** Whose organization each place is that a kept browser takes. */
  places(): string[];
  close(): Promise<void>;
};

/** Whether its person may have to, or may, go through the capture once more after this session. */
function mayComeBack(subject: CaptureSubject, sessionId: string, now: Date): boolean {
  if (subject.expired || subject.sessionId !== sessionId) return false;
  return subject.result.assessing === null ? subject.mayTry(now) : subject.isTryLeft;
}

export function createKeptBrowsers(parts: {
  store: EventStore;
  clock: Clock;
  leases: SessionLeases;
  log: Log;
  limitMs: number;
}): KeptBrowsers {
  const { store, clock, leases, log, limitMs } = parts;
  /** By what is captured, in the order in which they were kept. */
  const kept = new Map<string, Kept>();

  function remove(mine: Kept): void {
    kept.delete(mine.subject.capturedId);
    clearTimeout(mine.next);
  }

  const isKept = (mine: Kept) => kept.get(mine.subject.capturedId) === mine;

  /** Nothing happens when somebody goes on in it, or it was given up. */
  async function release(mine: Kept): Promise<void> {
    const { sessionId, capturedId } = mine.subject;
    if (!isKept(mine)) return;
    remove(mine);
    const noticed = (what: string) => (error: unknown) => log.warn(what, { sessionId, error: String(error) });
    await Promise.all([
      leases.release(capturedId).catch(noticed('a capture lease was not given back')),
      mine.browser.remote.close().catch(noticed('closing a remote browser failed')),
    ]);
  }

  async function look(mine: Kept): Promise<void> {
    const { sessionId, capturedId } = mine.subject;
    const subject = await loadSubject(store, capturedId);
    const left = mine.endsAt - performance.now();
    if (left <= 0 || subject === undefined || !mayComeBack(subject, sessionId, clock.now())) return release(mine);
    if (isKept(mine)) mine.next = setTimeout(() => follow(mine), Math.min(LOOK_EVERY_MS, left)).unref();
  }

  function follow(mine: Kept): void {
    look(mine).catch(error => {
      log.warn('a browser is not kept for another try', { sessionId: mine.subject.sessionId, error: String(error) });
      return release(mine);
    });
  }

  async function giveUp(capturedId: string): Promise<void> {
    const mine = kept.get(capturedId);
    if (mine !== undefined) await release(mine);
  }

  return {
    keep({ subject, browser }) {
      const mine: Kept = { subject, browser, endsAt: performance.now() + limitMs };
      kept.set(subject.capturedId, mine);
      browser.events.lead(event => {
        if (event.type === 'closed') void release(mine);
      });
      follow(mine);
    },

    isThere: capturedId => kept.has(capturedId),

    take(capturedId) {
      const mine = kept.get(capturedId);
      if (mine === undefined) return null;
      remove(mine);
      return mine.browser;
    },

    giveUp,

    async makeRoom() {
      const [longest] = kept.keys();
      if (longest === undefined) return false;
      await giveUp(longest);
      return true;
    },

    places: () => [...kept.values()].map(({ subject }) => subject.context.orgId),

    async close() {
      await Promise.all([...kept.keys()].map(giveUp));
    },
  };
}
