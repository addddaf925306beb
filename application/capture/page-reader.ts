import { currentStep } from '../../domain/envelope/progress.ts';
import type { CommandHandler } from '../handle.ts';
import { pause } from '../pause.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import { streamOf } from '../streams.ts';
import type { CaptureSubject } from './capture-subject.ts';
import type { LiveSessions } from './live-session.ts';
import { lostSession } from './lost-session.ts';
import { viewOf } from './page.ts';
import { recordEnd } from './session-end.ts';
import type { SessionLeases } from './session-leases.ts';
import { kindOf, loadSubject } from './subject-kind.ts';
import { textsOf } from './texts.ts';
import type { CapturePage } from './view.ts';

/** How often a waiting page looks for news, in ms. */
const LOOK_EVERY_MS = 200;

const NOWHERE: CapturePage = { revision: -1, view: { kind: 'not_found' }, texts: null };

/** Reads what the capture page shows. */
export type PageReader = {
  view(capturedId: string, holder: string | null): Promise<CapturePage>;
  /** Waits until the inquiry has moved past `revision`, `limitMs` at most. */
  next(capturedId: string, holder: string | null, revision: number, limitMs: number): Promise<CapturePage>;
};

export function createPageReader(parts: {
  store: EventStore;
  handle: CommandHandler;
  clock: Clock;
  sessions: LiveSessions;
  leases: SessionLeases;
  organizationName(orgId: string): Promise<string>;
  readable(position: bigint, capturedId: string): Promise<unknown>;
}): PageReader {
  const { store, handle, clock, sessions, leases, organizationName, readable } = parts;

  /** A session that nobody ended and that runs nowhere was lost in a crash: its end is written down when noticed. */
  async function noticeLoss({ sessionId, id: capturedId, orgId }: CaptureSubject): Promise<void> {
    if (sessionId === null || sessions.ofCaptured(capturedId) !== undefined) return;
    if ((await leases.ownerElsewhere(capturedId)) !== null) return;
    const context = { orgId, actor: 'system', correlationId: sessionId };
    await recordEnd(handle, { sessionId, capturedId, context }, 'browser_closed');
  }

  async function view(capturedId: string, holder: string | null): Promise<CapturePage> {
    const subject = await loadSubject(store, capturedId);
    if (subject === undefined) return NOWHERE;
    const { orgId, revision, position } = subject;
    let shown = viewOf(subject, sessions.ofCaptured(capturedId), holder, clock.now());
    if (shown.kind === 'cover') {
      await noticeLoss(subject);
      const lost = await lostSession(store, subject, holder);
      if (lost !== null) shown = { ...shown, goesOn: { step: currentStep(subject.steps, lost.progress) } };
    }
    if (shown.kind === 'decided' || shown.kind === 'test') await readable(position, capturedId);
    return { revision, view: shown, texts: textsOf(subject, await organizationName(orgId)) };
  }

  return {
    view,
    async next(capturedId, holder, revision, limitMs) {
      const deadline = Date.now() + limitMs;
      for (;;) {
        const news = await store.read(streamOf(kindOf(capturedId), capturedId), revision + 1);
        if (news.length > 0 || Date.now() + LOOK_EVERY_MS > deadline) return view(capturedId, holder);
        await pause(LOOK_EVERY_MS);
      }
    },
  };
}
