import { allowedDomains } from '../../domain/capture/allowed-domains.ts';
import { capturedPages } from '../../domain/capture/automatic.ts';
import { capturedBy } from '../../domain/capture/captured.ts';
import type { HandoverMember } from '../../domain/capture/events.ts';
import { type CaptureSession, captureSession } from '../../domain/capture/session.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { NO_PROGRESS } from '../../domain/envelope/progress.ts';
import type { CommandContext, CommandHandler } from '../handle.ts';
import type { Clock } from '../ports/clock.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import {
  BrowserBusy,
  type BrowserEvent,
  type BrowserPreferences,
  type OpenOptions,
  type RemoteBrowser,
  type Viewport,
} from '../ports/remote-browser.ts';
import type { BrowserEventHandler } from './browser-events.ts';
import type { CaptureSubject } from './capture-subject.ts';
import type { EarlierTry, EvidenceCarrier } from './carry-evidence.ts';
import { CONSENT_VERSION } from './consent.ts';
import { EventRoute, type OpenBrowser } from './event-route.ts';
import type { KeptBrowsers } from './kept-browsers.ts';
import { keptBefore } from './kept-evidence.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import { LiveGuide } from './live-guide.ts';
import { LiveSession, type SessionSubject } from './live-session.ts';
import type { LiveSessions } from './live-sessions.ts';
import { recordEnd } from './session-end.ts';
import type { SessionLeases } from './session-leases.ts';
import { kindOf } from './subject-kind.ts';
import type { WaitingLine } from './waiting-line.ts';

/** How a start came out. `refused`: it can't be started (any more); its view says why. `elsewhere`: it runs there. */
export type Started = { outcome: 'started'; sessionId: string } | { outcome: 'busy' | 'refused' | 'elsewhere' };

/** What a session is watched on. */
export type Device = {
  viewport: Viewport;
  /** What its person's browser tells every site; null or left out: nothing is known of that. */
  preferences?: BrowserPreferences | null;
};

/** What a session goes on from. */
export type Before = {
  /** The lost session that is to go on; null: a new one begins. */
  lost: CaptureSession | null;
  /** The try before, of the same person, with whose evidence and, where it is kept, in whose browser it goes on. */
  earlier: EarlierTry | null;
  /** The device of a handover on which it is driven from its first moment, which the caller logs; null: of none. */
  goesTo: HandoverMember | null;
};

/** Opens a remote browser, unless one is kept, and then the session. The caller has ended the session before, if one was live. */
export type SessionStart = (captured: CaptureSubject, device: Device, before: Before) => Promise<Started>;

export function createSessionStart(parts: {
  handle: CommandHandler;
  browser: RemoteBrowser;
  identifiers: Identifiers;
  clock: Clock;
  sessions: LiveSessions;
  leases: SessionLeases;
  line: WaitingLine;
  queue: KeyedQueue;
  kept: Pick<KeptBrowsers, 'take'>;
  carry: EvidenceCarrier;
  onBrowserEvent: BrowserEventHandler;
  /** Something in the background did not work: it is logged. */
  onFault(sessionId: string, error: unknown): void;
}): SessionStart {
  const { handle, browser, identifiers, clock, sessions, leases, line, queue, kept, carry, onBrowserEvent, onFault } =
    parts;

  /** Appends the start; the session is in the register by then, so that nobody takes it for lost. */
  async function begin(live: LiveSession, { lost, earlier }: Before): Promise<Started> {
    const { sessionId, capturedId, context } = live.subject;
    sessions.add(live);
    try {
      if (lost === null) await kindOf(capturedId).start(handle, capturedId, { sessionId, context }, clock.now());
      else {
        const captured = capturedBy(capturedId);
        const command = { type: 'Resume', captured, sessionId, consentVersion: CONSENT_VERSION } as const;
        await handle(captureSession, sessionId, command, context);
      }
      if (earlier !== null) await goOnFrom(live, earlier);
      return { outcome: 'started', sessionId };
    } catch (error) {
      // It never began: nothing of it stands in the log, and nothing has to.
      live.over = true;
      sessions.remove(live);
      live.remote.close().catch(closing => onFault(sessionId, closing));
      if (error instanceof DomainError) return { outcome: 'refused' };
      throw error;
    }
  }

  /** What the try before captured counts again, and the page that it left open is the first one of this. */
  async function goOnFrom(live: LiveSession, earlier: EarlierTry): Promise<void> {
    const session = await carry(live, earlier, live.again?.sameBrowser ?? false);
    live.evidence.push(...keptBefore(session));
    live.pages = capturedPages(session);
    live.guide?.update(session.progress);
    const url = live.remote.url();
    if (live.again?.sameBrowser && url !== '') live.browser.events.tell({ type: 'visited', url, at: clock.now() });
  }

  async function openFresh(options: OpenOptions): Promise<OpenBrowser> {
    const events = new EventRoute(options.onEvent);
    return { remote: await browser.open({ ...options, onEvent: event => events.tell(event) }), events };
  }

  async function open(...[captured, device, before]: Parameters<SessionStart>): Promise<Started> {
    const { lost, earlier, goesTo } = before;
    const { viewport, preferences = null } = device;
    const { id: capturedId, orgId, configuration, steps, expiresAt } = captured;
    const goesOn = lost === null ? null : captured.sessionId;
    const sessionId = goesOn ?? identifiers.next(kindOf(capturedId).sessionPrefix);
    const context: CommandContext = { orgId, actor: 'end_user', correlationId: sessionId };
    if (captured.sessionId !== null) {
      const ended = { sessionId: captured.sessionId, capturedId, context };
      await recordEnd(handle, ended, 'browser_closed');
    }

    // Events that come before the session stands in the log wait behind its start.
    let announce: (live: LiveSession | null) => void = () => undefined;
    const begun = new Promise<LiveSession | null>(resolve => {
      announce = resolve;
    });
    const onEvent = (event: BrowserEvent): void => {
      const handled = queue.run(sessionId, async () => {
        const live = await begun;
        if (live !== null) await onBrowserEvent(live, event);
      });
      handled.catch(error => onFault(sessionId, error));
    };
    try {
      const guided = { envelopeId: capturedId, sessionId, steps };
      const guide = steps.length === 0 ? null : new LiveGuide(guided, lost?.progress ?? NO_PROGRESS);
      const startUrl = guide?.leadFrom('') ?? configuration.start_url;
      const waits = earlier === null ? null : kept.take(capturedId);
      const opening =
        waits ??
        openFresh({
          sessionId,
          startUrl,
          allowedDomains: allowedDomains(configuration.settings),
          viewport,
          preferences,
          onEvent,
        });
      // The place is taken from here on.
      line.leave(capturedId);
      const opened = await opening;
      waits?.events.lead(onEvent);
      waits?.remote.resize(viewport);
      const subject: SessionSubject = { sessionId, capturedId, configuration, expiresAt, context };
      const left = { evidence: lost === null ? [] : keptBefore(lost), handover: goesTo ?? lost?.handover ?? null };
      const live = new LiveSession(subject, opened, viewport, guide, left);
      if (earlier !== null) live.again = { sameBrowser: waits !== null };
      if (lost !== null) live.pages = capturedPages(lost);
      const started = await begin(live, before);
      announce(started.outcome === 'started' ? live : null);
      return started;
    } catch (error) {
      announce(null);
      if (error instanceof BrowserBusy) return { outcome: 'busy' };
      throw error;
    }
  }

  return async (captured, device, before) => {
    // First the lease: of two nodes that start at once, one must not take the other's new session for a lost one.
    if (!(await leases.take(captured.id))) {
      line.leave(captured.id);
      return { outcome: 'elsewhere' };
    }
    let started: Started | undefined;
    try {
      started = await open(captured, device, before);
      return started;
    } finally {
      if (started?.outcome !== 'started') await leases.release(captured.id);
    }
  };
}
