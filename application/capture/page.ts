import { isTestPartition } from '../../domain/organization/partition.ts';
import type { CaptureSubject } from './capture-subject.ts';
import type { LiveSession } from './live-session.ts';
import { redirectStatus, redirectUrl } from './redirect.ts';
import type { CaptureView } from './view.ts';

/** Where the end user's browser goes on. */
export function redirectFor({ id, configuration, result }: CaptureSubject): string {
  return redirectUrl(configuration.return_url, id, redirectStatus(result));
}

export function liveView(live: LiveSession): CaptureView {
  const { sessionId, viewport } = live.subject;
  return { kind: 'live', sessionId, viewport, evidence: [...live.evidence] };
}

/**
 * What the page shows to a browser.
 * @param holder Session that the browser's ticket names; null when it has none.
 */
export function viewOf(
  subject: CaptureSubject,
  live: LiveSession | undefined,
  holder: string | null,
  now: Date,
): CaptureView {
  const redirect = redirectFor(subject);
  const {
    reasons,
    result: { status, assessing },
  } = subject;
  if (isTestPartition(subject.orgId)) return { kind: 'test', status, redirect };
  const isHolder = holder !== null && holder === subject.sessionId;

  if (subject.expired) return { kind: 'expired', redirect: isHolder ? redirect : null };
  if (assessing !== null) {
    return isHolder
      ? { kind: 'assessing', redirect }
      : { kind: 'decided', status: null, reasons: [], mayTryAgain: false, redirect: null };
  }
  if (status !== 'pending') {
    const mayTryAgain = subject.mayTry(now);
    return isHolder
      ? { kind: 'decided', status, reasons, mayTryAgain, redirect }
      : { kind: 'decided', status: null, reasons: [], mayTryAgain, redirect: null };
  }
  if (now >= subject.expiresAt) return { kind: 'expired', redirect: isHolder ? redirect : null };
  if (live !== undefined && !live.over) {
    return live.subject.sessionId === holder ? liveView(live) : { kind: 'in_use' };
  }
  if (isHolder && subject.retryGranted) {
    return { kind: 'retry_granted', reasons: reasons.length > 0 ? reasons : [{ code: 'doubt' }], redirect };
  }
  return { kind: 'cover', again: subject.sessionId !== null, redirect };
}
