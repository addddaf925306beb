import { captureSession } from '../../domain/capture/session.ts';
import { currentStep } from '../../domain/envelope/progress.ts';
import type { CommandHandler } from '../handle.ts';
import { load } from '../load.ts';
import { pause } from '../pause.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import { streamOf } from '../streams.ts';
import type { CaptureSubject } from './capture-subject.ts';
import type { KeptBrowsers } from './kept-browsers.ts';
import type { LiveSessions } from './live-sessions.ts';
import { lostSession } from './lost-session.ts';
import { viewOf } from './page.ts';
import { recordEnd } from './session-end.ts';
import type { SessionLeases } from './session-leases.ts';
import { kindOf, loadSubject } from './subject-kind.ts';
import { textsOf } from './texts.ts';
import type { CapturePage } from './view.ts';
import { isOfHandover, type Visitor } from './visitor.ts';

/** How often a waiting page looks for news, in ms. */
const LOOK_EVERY_MS = 200;

const NOWHERE: CapturePage = { revision: -1, view: { kind: 'not_found' }, device: null, texts: null };

/** Reads what the capture page shows. */
export type PageReader = {
  view(capturedId: string, visitor: Visitor): Promise<CapturePage>;
  /** Waits until the inquiry has moved past `revision`. */
  next(capturedId: string, visitor: Visitor, revision: number, wait: PageWait): Promise<CapturePage>;
};

/** How long a page waits for news: `limitMs` at most, and no longer than somebody is there to hear it (`signal`). */
export type PageWait = { limitMs: number; signal?: AbortSignal };

export function createPageReader(parts: {
  store: EventStore;
  handle: CommandHandler;
  clock: Clock;
  sessions: LiveSessions;
  leases: SessionLeases;
  kept: Pick<KeptBrowsers, 'isThere'>;
  organizationName(orgId: string): Promise<string>;
  readable(position: bigint, capturedId: string): Promise<unknown>;
}): PageReader {
  const { store, handle, clock, sessions, leases, kept, organizationName, readable } = parts;

  /** A session that nobody ended and that runs nowhere was lost in a crash: its end is written down when noticed. */
  async function noticeLoss({ sessionId, id: capturedId, orgId }: CaptureSubject): Promise<void> {
    if (sessionId === null || sessions.ofCaptured(capturedId) !== undefined) return;
    if ((await leases.ownerElsewhere(capturedId)) !== null) return;
    const context = { orgId, actor: 'system', correlationId: sessionId };
    await recordEnd(handle, { sessionId, capturedId, context }, 'browser_closed');
  }

  /** What happened in the latest session, where it may matter to this browser who drives it. */
  async function sessionFor({ sessionId }: CaptureSubject, { holder, member }: Visitor) {
    if (sessionId === null || (holder === null && member === null)) return null;
    return (await load(store, captureSession, sessionId)).state;
  }

  async function view(capturedId: string, visitor: Visitor): Promise<CapturePage> {
    const subject = await loadSubject(store, capturedId);
    if (subject === undefined) return NOWHERE;
    const { orgId, revision, position } = subject;
    const live = sessions.ofCaptured(capturedId);
    const session = await sessionFor(subject, visitor);
    const now = clock.now();
    let shown = viewOf(subject, live, session, visitor, now, kept.isThere(capturedId));
    if (shown.kind === 'handed_over') live?.followed(now);
    if (shown.kind === 'cover' || shown.kind === 'handed_over') await noticeLoss(subject);
    if (shown.kind === 'cover') {
      const lost = await lostSession(
        store,
        subject,
        isOfHandover(session, visitor) ? subject.sessionId : visitor.holder,
      );
      if (lost !== null) shown = { ...shown, goesOn: { step: currentStep(subject.steps, lost.progress) } };
    }
    if (shown.kind === 'decided' || shown.kind === 'test') await readable(position, capturedId);
    return {
      revision,
      view: shown,
      device: visitor.member?.device ?? null,
      texts: textsOf(subject, await organizationName(orgId)),
    };
  }

  return {
    view,
    async next(capturedId, visitor, revision, { limitMs, signal }) {
      const deadline = Date.now() + limitMs;
      for (;;) {
        const news = await store.read(streamOf(kindOf(capturedId), capturedId), revision + 1);
        const isOver = signal?.aborted || Date.now() + LOOK_EVERY_MS > deadline;
        if (news.length > 0 || isOver) return view(capturedId, visitor);
        await pause(LOOK_EVERY_MS, signal);
      }
    },
  };
}
