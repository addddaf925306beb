import { capturedBy } from '../../domain/capture/captured.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { CommandHandler } from '../handle.ts';
import type { Clock } from '../ports/clock.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { Log } from '../ports/log.ts';
import { type BrowserEvent, LOSSES } from '../ports/remote-browser.ts';
import type { EvidenceKeeper } from './keep-evidence.ts';
import type { Lead } from './lead.ts';
import type { LiveSession } from './live-session.ts';
import { isModeAllowed } from './modes.ts';
import type { OfferedDocuments } from './offered-documents.ts';
import { problemOf } from './problem.ts';
import type { SessionEnd } from './session-end.ts';

/** Takes what a remote browser tells about its session into the log. Called in order, one event at a time. */
export type BrowserEventHandler = (live: LiveSession, event: BrowserEvent) => Promise<void>;

export function createBrowserEventHandler(parts: {
  handle: CommandHandler;
  identifiers: Identifiers;
  clock: Clock;
  keeper: EvidenceKeeper;
  offered: OfferedDocuments;
  end: SessionEnd;
  lead: Lead;
  log: Log;
}): BrowserEventHandler {
  const { handle, identifiers, clock, keeper, offered, end, lead, log } = parts;

  async function visited(live: LiveSession, url: string): Promise<void> {
    const { sessionId: session_id, capturedId, context } = live.subject;
    const visit = { ...capturedBy(capturedId), session_id, visit_id: identifiers.next('web_pv_'), url };
    const leftOut = live.takeVisitsLeftOut();
    const command = { type: 'RecordVisit', visit, guided: live.guide?.guided, leftOut } as const;
    const { state, events } = await handle(captureSession, session_id, command, context);
    if (events.length === 0) live.visitsLeftOut += leftOut + 1;
    live.guide?.update(state.progress);
    lead.follow(live);
  }

  async function downloaded(live: LiveSession, event: BrowserEvent & { type: 'downloaded' }): Promise<void> {
    const { configuration, sessionId } = live.subject;
    const { filename, bytes, url: sourceUrl, shownAt } = event;
    if (configuration.capture_type !== 'document' && live.guide === null) {
      const byHand = isModeAllowed(configuration, 'manual');
      if (byHand) return offered.offer(live, { bytes, filename, sourceUrl, shownAt, mode: 'manual' });
      return shownAt !== null ? undefined : live.tell({ type: 'download_refused', filename, problem: 'NOT_NEEDED' });
    }
    // A download is the end user's own act: it counts as manual where nothing may be captured automatically.
    const mode = isModeAllowed(configuration, 'auto') ? 'auto' : 'manual';
    try {
      await keeper.document(live, { bytes, filename, sourceUrl, mode });
      lead.follow(live);
    } catch (error) {
      if (!(error instanceof DomainError)) log.error('keeping a download failed', { sessionId, error: String(error) });
      live.tell({ type: 'download_refused', filename, problem: problemOf(error, 'NOT_KEPT') });
    }
  }

  return async (live, event) => {
    if (live.over) return;
    if (clock.now() >= live.subject.expiresAt) return end(live, 'expired');
    switch (event.type) {
      case 'visited':
        return visited(live, event.url);
      case 'shown':
        return lead.follow(live);
      case 'downloaded':
        return downloaded(live, event);
      case 'download_refused':
        return live.tell({ type: 'download_refused', filename: event.filename, problem: event.problem });
      case 'ending':
        return live.tell(event);
      case 'closed':
        log.info('remote browser closed', { sessionId: live.subject.sessionId, reason: event.reason });
        return end(
          live,
          'browser_closed',
          LOSSES.find(loss => loss === event.reason),
        );
    }
  };
}
