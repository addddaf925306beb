import { type CaptureSession, isDrivenOn, mayResume } from '../../domain/capture/session.ts';
import { isTestPartition } from '../../domain/organization/partition.ts';
import type { CaptureSubject } from './capture-subject.ts';
import type { LiveSession } from './live-session.ts';
import { reasonsToTryAgain } from './reasons.ts';
import { redirectStatus, redirectUrl } from './redirect.ts';
import type { CaptureView } from './view.ts';
import { isOfHandover, type Visitor } from './visitor.ts';

/** Where the end user's browser goes on. */
export function redirectFor({ id, configuration, result }: CaptureSubject): string {
  return redirectUrl(configuration.return_url, id, redirectStatus(result));
}

/**
 * Where a browser goes on that only has the link. The verdict is none of its business, so it is told that there is one
 * to be asked for; that the time was over it reads on the page.
 */
function redirectForOthers({ id, configuration, result, expired }: CaptureSubject): string {
  const told = expired && result.status === 'failed' ? 'failed' : 'processing';
  return redirectUrl(configuration.return_url, id, told);
}

export function liveView(live: LiveSession): CaptureView {
  const { sessionId } = live.subject;
  const { viewport, guidance, again } = live;
  return { kind: 'live', sessionId, viewport, evidence: [...live.evidence], guidance, again };
}

/** What the other device of the person shows. @param live undefined while it runs nowhere. */
function handedOverView(
  { steps }: CaptureSubject,
  { handover, evidence, progress }: CaptureSession,
  live: LiveSession | undefined,
  now: Date,
): CaptureView {
  return {
    kind: 'handed_over',
    to: (live ?? { handover }).handover?.device ?? 'phone',
    live: live !== undefined,
    connected: live?.isWatched ?? false,
    evidence: evidence.length,
    steps: steps.length === 0 ? null : { done: progress.captured.size, total: steps.length },
    asked: live?.question.secondsLeft(now) ?? null,
  };
}

/**
 * What the page shows to a browser.
 * @param session What happened in its latest session; null before the first.
 * @param isKept The browser of that session is kept for another try.
 */
export function viewOf(
  subject: CaptureSubject,
  live: LiveSession | undefined,
  session: CaptureSession | null,
  visitor: Visitor,
  now: Date,
  isKept: boolean,
): CaptureView {
  const isTogether = isOfHandover(live ?? session, visitor);
  const isHolder = isTogether || (visitor.holder !== null && visitor.holder === subject.sessionId);
  const {
    reasons,
    result: { status, assessing },
  } = subject;
  const redirect = redirectFor(subject);
  if (isTestPartition(subject.orgId)) return { kind: 'test', status, redirect };
  const wayBack = isHolder ? redirect : redirectForOthers(subject);
  const finished = { kind: 'decided' as const, status: null, reasons: [], stillOpen: false, redirect: wayBack };

  if (subject.expired) return { kind: 'expired', redirect: wayBack };
  if (assessing !== null) return isHolder ? { kind: 'assessing', redirect } : { ...finished, mayTryAgain: false };
  if (status !== 'pending') {
    const mayTryAgain = subject.mayTry(now);
    return isHolder
      ? { ...finished, status, reasons, mayTryAgain, stillOpen: mayTryAgain && isKept }
      : { ...finished, mayTryAgain };
  }
  if (now >= subject.expiresAt) return { kind: 'expired', redirect: wayBack };
  if (live !== undefined && !live.over) {
    if (live.isDrivenBy(visitor)) return liveView(live);
    return isHolder && session !== null ? handedOverView(subject, session, live, now) : { kind: 'in_use' };
  }
  if (isTogether && session !== null && mayResume(session) && !isDrivenOn(session, visitor.member)) {
    return handedOverView(subject, session, undefined, now);
  }
  if (isHolder && subject.retryGranted) {
    return { kind: 'retry_granted', reasons: reasonsToTryAgain(reasons), stillOpen: isKept, redirect };
  }
  return { kind: 'cover', again: subject.sessionId !== null, goesOn: null, redirect };
}
