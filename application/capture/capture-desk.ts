import type { CommandHandler } from '../handle.ts';
import type { Clock } from '../ports/clock.ts';
import type { DocumentCheck } from '../ports/document-check.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { EvidenceStore } from '../ports/evidence-store.ts';
import type { FieldFinder } from '../ports/field-finder.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { Log } from '../ports/log.ts';
import type { RemoteBrowser } from '../ports/remote-browser.ts';
import type { Reservations } from '../ports/reservations.ts';
import type { Secrets } from '../ports/secrets.ts';
import { createUnloggedEvidence } from '../unlogged-evidence.ts';
import { createAutomaticCapture } from './automatic-capture.ts';
import { createBrowserEventHandler } from './browser-events.ts';
import type { CaptureViewer, Watching } from './capture-viewer.ts';
import { createEvidenceCarrier } from './carry-evidence.ts';
import { createEndUserFiles, type EndUserFiles } from './end-user-files.ts';
import type { StepWish } from './guidance.ts';
import { createHandovers } from './handovers.ts';
import { createEvidenceKeeper } from './keep-evidence.ts';
import { createKeptBrowsers, KEPT_LIMIT_MS } from './kept-browsers.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { createLead } from './lead.ts';
import type { LiveSession } from './live-session.ts';
import { LiveSessions } from './live-sessions.ts';
import { assertCapturesByHand } from './modes.ts';
import { createOfferedDocuments } from './offered-documents.ts';
import { createOnLive } from './on-live.ts';
import { redirectFor } from './page.ts';
import { createPageReader, type PageWait } from './page-reader.ts';
import { notThere } from './problem.ts';
import { createSessionEnd } from './session-end.ts';
import type { SessionLeases } from './session-leases.ts';
import { createSessionStart } from './start-session.ts';
import { loadSubject } from './subject-kind.ts';
import { createSubmission } from './submission.ts';
import { createTakeUp, type StartRequest } from './take-up.ts';
import { createTwoDevices, type TwoDevices } from './two-devices.ts';
import { createVacancy, VACANT_LIMIT_MS } from './vacancy.ts';
import type { CapturePage, KeptEvidence } from './view.ts';
import type { Member } from './visitor.ts';
import { WaitingLine } from './waiting-line.ts';

export type CaptureDeskParts = {
  store: EventStore;
  handle: CommandHandler;
  evidence: EvidenceStore;
  browser: RemoteBrowser;
  /** Looks at pages for the fields that are wanted. */
  finder: FieldFinder;
  /** Opens what is handed in. */
  documents: DocumentCheck;
  reservations: Reservations;
  secrets: Pick<Secrets, 'newHandoverCode' | 'hashHandoverCode'>;
  leases: SessionLeases;
  identifiers: Identifiers;
  clock: Clock;
  log: Log;
  /** Name of the organization that asks, as the end user reads it. */
  organizationName(orgId: string): Promise<string>;
  /** Waits until the read models have folded this position in: whoever follows a redirect finds its status there. */
  readable(position: bigint, capturedId: string): Promise<unknown>;
  /** A session at which nobody looks for so long is over, in ms; 90 s unless told. */
  vacantLimitMs?: number;
  /** A browser is kept for another try for so long, in ms; 3 minutes unless told. */
  keptLimitMs?: number;
};

/**
 * The use cases of the hosted capture, of inquiries and envelopes alike: `capturedId` is the id of either. A browser is
 * known by the session that its ticket names, its `holder`, and by the device that it is in a handover, its `member`:
 * the desk believes both, so whoever calls must have checked them.
 */
export interface CaptureDesk extends TwoDevices, EndUserFiles {
  /** Address of the other node that runs the live session of this inquiry: everything about it is its business. */
  ownerElsewhere(capturedId: string): Promise<string | null>;
  /** What the page shows now. */
  view(capturedId: string, holder: string | null, member?: Member): Promise<CapturePage>;
  /** What the page shows once the inquiry has moved past `revision`, or when the wait is over. */
  next(
    capturedId: string,
    holder: string | null,
    revision: number,
    wait: PageWait,
    member?: Member,
  ): Promise<CapturePage>;
  /** Starts a session, or goes on with the one that is live, as `TakeUp` says; a view of kind `live` names it. */
  start(capturedId: string, request: StartRequest): Promise<CapturePage>;
  /** Watches and drives a live session; undefined when it is not live here. */
  watch(sessionId: string, viewer: CaptureViewer): Watching | undefined;
  /** Keeps a screenshot because the end user asked. @throws DomainError. */
  capture(sessionId: string, member?: Member): Promise<KeptEvidence>;
  /** Takes back a piece of evidence of a live session: it counts no more and is erased. @throws DomainError. */
  takeBack(sessionId: string, evidenceId: string, member?: Member): Promise<void>;
  /** Does what the end user wishes of the steps. Nothing happens when none lead them. @throws DomainError. */
  step(sessionId: string, wish: StepWish, member?: Member): Promise<void>;
  /**
   * Submits what was captured.
   * @param leaveUndone The end user was asked, and finishes without the steps that are not done, or with nothing new.
   * @throws DomainError NO_EVIDENCE when there is nothing to submit; NOTHING_NEW, STEPS_UNDONE.
   */
  finish(sessionId: string, leaveUndone?: boolean, member?: Member): Promise<CapturePage>;
  /** Ends the live session without submitting; answers where to go. @throws DomainError when there is no inquiry. */
  leave(capturedId: string, holder: string | null, member?: Member): Promise<{ redirect: string }>;
  /** How many wait for a place on this node. */
  waiting(): number;
  /** How many sessions are live on this node. */
  liveSessions(): number;
  /** Ends every live session of this node. */
  close(): Promise<void>;
}

export function createCaptureDesk(parts: CaptureDeskParts): CaptureDesk {
  const { store, handle, clock, leases, log } = parts;
  const sessions = new LiveSessions();
  const queue = createKeyedQueue();
  const kept = createKeptBrowsers({ store, clock, leases, log, limitMs: parts.keptLimitMs ?? KEPT_LIMIT_MS });
  const line = new WaitingLine(clock, () => [...sessions.places(), ...kept.places()]);
  const end = createSessionEnd({ handle, sessions, leases, kept, log });
  const unlogged = createUnloggedEvidence(parts);
  const keeper = createEvidenceKeeper({ ...parts, unlogged });
  const offered = createOfferedDocuments({ ...parts, keeper });
  const carry = createEvidenceCarrier({ ...parts, unlogged });
  const automatic = createAutomaticCapture({ ...parts, keeper, queue });
  const lead = createLead({ ...parts, automatic });
  const onBrowserEvent = createBrowserEventHandler({ ...parts, keeper, offered, end, lead });
  const onFault = (sessionId: string, error: unknown) =>
    log.error('a remote browser or what it told was not dealt with', { sessionId, error: String(error) });
  const onLive = createOnLive({ store, clock, sessions, queue, end });
  const start = createSessionStart({ ...parts, sessions, line, queue, kept, carry, onBrowserEvent, onFault });
  const pages = createPageReader({ ...parts, sessions, kept });
  const submit = createSubmission({ store, handle, keeper, end });

  function giveUp(live: LiveSession, { sessionId } = live.subject): void {
    queue.run(sessionId, () => end(live, 'browser_closed')).catch(error => onFault(sessionId, error));
  }
  const vacancy = createVacancy(parts.vacantLimitMs ?? VACANT_LIMIT_MS, clock, live => {
    log.info('nobody looks at a session any more', { sessionId: live.subject.sessionId });
    giveUp(live);
  });
  const handovers = createHandovers(parts);
  const takeUp = createTakeUp({ ...parts, sessions, line, queue, handovers, pages, start, end, vacancy, kept });
  const devices = createTwoDevices({ ...parts, sessions, handovers, takeUp });
  leases.onLost(capturedId => {
    const live = sessions.ofCaptured(capturedId);
    if (live !== undefined) return giveUp(live);
    kept.giveUp(capturedId).catch(error => onFault(capturedId, error));
  });

  return {
    ownerElsewhere: leases.ownerElsewhere,
    view: (capturedId, holder, member = null) => pages.view(capturedId, { holder, member }),
    next: (capturedId, holder, revision, wait, member = null) =>
      pages.next(capturedId, { holder, member }, revision, wait),

    start: (capturedId, { holder, member = null, request = null, ...wish }) =>
      takeUp.start(capturedId, { holder, member }, { ...wish, request }),
    ...devices,

    watch: (sessionId, viewer) => {
      const live = sessions.get(sessionId);
      if (live === undefined || live.over) return undefined;
      const watching = live.watch(viewer);
      vacancy.end(live);
      live.tellQuestion(clock.now());
      offered.tell(live);
      lead.follow(live);
      return {
        ...watching,
        detach() {
          watching.detach();
          vacancy.begin(live);
        },
      };
    },
    capture: (sessionId, member = null) =>
      onLive(sessionId, member, async live => {
        assertCapturesByHand(live);
        const kept = await keeper.screenshot(live, 'manual');
        await offered.keepShown(live);
        lead.follow(live);
        return kept;
      }),
    takeBack: (sessionId, evidenceId, member = null) =>
      onLive(sessionId, member, async live => {
        await keeper.takeBack(live, evidenceId);
        lead.follow(live);
      }),

    step: (sessionId, wish, member = null) => onLive(sessionId, member, live => lead.wish(live, wish)),
    ...createEndUserFiles({ ...parts, onLive, keeper, offered }),

    finish: (sessionId, leaveUndone = false, member = null) =>
      onLive(sessionId, member, async live => {
        await submit(live, leaveUndone);
        return pages.view(live.subject.capturedId, { holder: sessionId, member });
      }),

    leave: (capturedId, holder, member = null) =>
      queue.run(capturedId, async () => {
        const loaded = await loadSubject(store, capturedId);
        if (loaded === undefined) throw notThere();
        line.leave(capturedId);
        const live = sessions.ofCaptured(capturedId);
        if (live?.isDrivenBy({ holder, member })) {
          await queue.run(live.subject.sessionId, () => end(live, 'left'));
        } else if (holder === loaded.sessionId) await kept.giveUp(capturedId);
        return { redirect: redirectFor(loaded) };
      }),

    waiting: () => line.waiting,
    liveSessions: () => sessions.all().length,
    async close() {
      const ends = sessions.all().map(live => queue.run(live.subject.sessionId, () => end(live, 'browser_closed')));
      await Promise.allSettled(ends);
      await kept.close();
      await leases.close();
    },
  };
}
