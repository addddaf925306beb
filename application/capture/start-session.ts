import { DomainError } from '../../domain/domain-error.ts';
import { inquiry as decider } from '../../domain/inquiry/inquiry.ts';
import type { CommandContext, CommandHandler } from '../handle.ts';
import type { Clock } from '../ports/clock.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import { BrowserBusy, type BrowserEvent, type RemoteBrowser, type Viewport } from '../ports/remote-browser.ts';
import type { BrowserEventHandler } from './browser-events.ts';
import { CONSENT_VERSION } from './consent.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import { LiveSession, type LiveSessions, type SessionSubject } from './live-session.ts';
import type { LoadedInquiry } from './page.ts';
import { recordEnd } from './session-end.ts';

/** How a start came out. `refused`: the inquiry can't be started (any more); its view says why. */
export type Started = { outcome: 'started'; sessionId: string } | { outcome: 'busy' | 'refused' };

/** Opens a fresh remote browser and then the session. The caller has ended the session before, if one was live. */
export type SessionStart = (loaded: LoadedInquiry, viewport: Viewport) => Promise<Started>;

export function createSessionStart(parts: {
  handle: CommandHandler;
  browser: RemoteBrowser;
  identifiers: Identifiers;
  clock: Clock;
  sessions: LiveSessions;
  queue: KeyedQueue;
  onBrowserEvent: BrowserEventHandler;
  /** Something in the background did not work: it is logged. */
  onFault(sessionId: string, error: unknown): void;
}): SessionStart {
  const { handle, browser, identifiers, clock, sessions, queue, onBrowserEvent, onFault } = parts;

  function refusal(loaded: LoadedInquiry, sessionId: string): boolean {
    const command = { type: 'StartSession', sessionId, consentVersion: CONSENT_VERSION, now: clock.now() } as const;
    try {
      decider.decide(command, loaded.inquiry);
      return false;
    } catch (error) {
      if (error instanceof DomainError) return true;
      throw error;
    }
  }

  /** Appends the start; the session is in the register by then, so that nobody takes it for lost. */
  async function begin(live: LiveSession): Promise<Started> {
    const { sessionId, inquiryId, context } = live.subject;
    sessions.add(live);
    const command = { type: 'StartSession', sessionId, consentVersion: CONSENT_VERSION, now: clock.now() } as const;
    try {
      await handle(decider, `inquiry-${inquiryId}`, command, context);
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

  return async (loaded, viewport) => {
    const { inquiry, orgId } = loaded;
    const { inquiry_id: inquiryId, configuration } = inquiry;
    const sessionId = identifiers.next('web_sess_');
    if (refusal(loaded, sessionId)) return { outcome: 'refused' };
    const context: CommandContext = { orgId, actor: 'end_user', correlationId: sessionId };
    if (inquiry.session_id !== null) {
      const lost = { sessionId: inquiry.session_id, inquiryId, context };
      await recordEnd(handle, lost, 'browser_closed');
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
      const remote = await browser.open({ sessionId, startUrl: configuration.start_url, viewport, onEvent });
      const expiresAt = new Date(inquiry.expires_at);
      const subject: SessionSubject = { sessionId, inquiryId, configuration, expiresAt, viewport, context };
      const live = new LiveSession(subject, remote);
      const started = await begin(live);
      announce(started.outcome === 'started' ? live : null);
      return started;
    } catch (error) {
      announce(null);
      if (error instanceof BrowserBusy) return { outcome: 'busy' };
      throw error;
    }
  };
}
