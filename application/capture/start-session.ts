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
  type RemoteBrowser,
  type Viewport,
} from '../ports/remote-browser.ts';
import type { BrowserEventHandler } from './browser-events.ts';
import type { CaptureSubject } from './capture-subject.ts';
import { CONSENT_VERSION } from './consent.ts';
import { keptBefore } from './keep-evidence.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import { LiveGuide } from './live-guide.ts';
import { LiveSession, type LiveSessions, type SessionSubject } from './live-session.ts';
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

/** Opens a fresh remote browser and then the session. The caller has ended the session before, if one was live. */
export type SessionStart = (
  captured: CaptureSubject,
  device: Device,
  /** The lost session that is to go on; null: a new one begins. */
  lost: CaptureSession | null,
  /** The device of a handover on which it is driven from its first moment, which the caller logs; null: of none. */
  goesTo: HandoverMember | null,
) => Promise<Started>;

export function createSessionStart(parts: {
  handle: CommandHandler;
  browser: RemoteBrowser;
  identifiers: Identifiers;
  clock: Clock;
  sessions: LiveSessions;
  leases: SessionLeases;
  line: WaitingLine;
  queue: KeyedQueue;
  onBrowserEvent: BrowserEventHandler;
  /** Something in the background did not work: it is logged. */
  onFault(sessionId: string, error: unknown): void;
}): SessionStart {
  const { handle, browser, identifiers, clock, sessions, leases, line, queue, onBrowserEvent, onFault } = parts;

  /** Appends the start; the session is in the register by then, so that nobody takes it for lost. */
  async function begin(live: LiveSession, lost: CaptureSession | null): Promise<Started> {
    const { sessionId, capturedId, context } = live.subject;
    sessions.add(live);
    try {
      if (lost === null) await kindOf(capturedId).start(handle, capturedId, { sessionId, context }, clock.now());
      else {
        const captured = capturedBy(capturedId);
        const command = { type: 'Resume', captured, sessionId, consentVersion: CONSENT_VERSION } as const;
        await handle(captureSession, sessionId, command, context);
      }
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

  async function open(...[captured, device, lost, goesTo]: Parameters<SessionStart>): Promise<Started> {
    const { viewport, preferences = null } = device;
    const { id: capturedId, orgId, configuration, steps, expiresAt } = captured;
    const goesOn = lost === null ? null : captured.sessionId;
    const sessionId = goesOn ?? identifiers.next(kindOf(capturedId).sessionPrefix);
    const context: CommandContext = { orgId, actor: 'end_user', correlationId: sessionId };
    if (captured.sessionId !== null) {
      const before = { sessionId: captured.sessionId, capturedId, context };
      await recordEnd(handle, before, 'browser_closed');
    }

    // Events that come before the session stands in the log wait behind its start.
    let announce: (live: LiveSession | null) => void = () => undefined;
    const begun = new Promise<LiveSession | null>(resolve => {
      announce = resolve;
    });
    const onEvent = (event: BrowserEvent) => {
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
      const opening = browser.open({
        sessionId,
        startUrl,
        allowedDomains: allowedDomains(configuration.settings),
        viewport,
        preferences,
        onEvent,
      });
      // The place is taken from here on.
      line.leave(capturedId);
      const remote = await opening;
      const subject: SessionSubject = { sessionId, capturedId, configuration, expiresAt, context };
      const before = { evidence: lost?.evidence.map(keptBefore) ?? [], handover: goesTo ?? lost?.handover ?? null };
      const live = new LiveSession(subject, remote, viewport, guide, before);
      if (lost !== null) live.pages = capturedPages(lost);
      const started = await begin(live, lost);
      announce(started.outcome === 'started' ? live : null);
      return started;
    } catch (error) {
      announce(null);
      if (error instanceof BrowserBusy) return { outcome: 'busy' };
      throw error;
    }
  }

  return async (captured, device, lost, goesTo) => {
    // First the lease: of two nodes that start at once, one must not take the other's new session for a lost one.
    if (!(await leases.take(captured.id))) {
      line.leave(captured.id);
      return { outcome: 'elsewhere' };
    }
    let started: Started | undefined;
    try {
      started = await open(captured, device, lost, goesTo);
      return started;
    } finally {
      if (started?.outcome !== 'started') await leases.release(captured.id);
    }
  };
}
