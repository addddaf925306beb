import { fold } from '../../domain/decider.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry as decider, isExpired, mayTry, type OpenInquiry } from '../../domain/inquiry/inquiry.ts';
import { isTestPartition } from '../../domain/organization/partition.ts';
import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import type { LiveSession } from './live-session.ts';
import { redirectStatus, redirectUrl } from './redirect.ts';
import type { CaptureView } from './view.ts';

/** An inquiry as it stands in the log. */
export type LoadedInquiry = {
  inquiry: OpenInquiry;
  orgId: string;
  revision: number;
  position: bigint;
  /** Why another try was granted, when that is the latest that happened. */
  retryReason: string | null;
};

/** The reason of a granted try that nothing has followed yet. */
function retryReason(events: readonly RecordedEvent[]): string | null {
  const latest = (events as unknown as readonly InquiryEvent[]).findLast(
    ({ type }) => type === 'RetryGranted' || type === 'SessionStarted' || type === 'ResultStatusChanged',
  );
  return latest?.type === 'RetryGranted' ? latest.data.reason : null;
}

/** Reads an inquiry; undefined when there never was one or it is deleted. */
export async function loadInquiry(store: EventStore, inquiryId: string): Promise<LoadedInquiry | undefined> {
  const events = await store.read(`inquiry-${inquiryId}`);
  const inquiry = fold(decider, events as unknown as Iterable<InquiryEvent>);
  const [first, last] = [events[0], events.at(-1)];
  if (inquiry === null || inquiry.deleted || first === undefined || last === undefined) return undefined;
  return {
    inquiry,
    orgId: first.metadata.org_id,
    revision: last.revision,
    position: last.position,
    retryReason: retryReason(events),
  };
}

/** Where the end user's browser goes on. */
export function redirectFor(inquiry: OpenInquiry): string {
  return redirectUrl(inquiry.configuration.return_url, inquiry.inquiry_id, redirectStatus(inquiry.result));
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
  loaded: LoadedInquiry,
  live: LiveSession | undefined,
  holder: string | null,
  now: Date,
): CaptureView {
  const { inquiry } = loaded;
  const redirect = redirectFor(inquiry);
  const { status, reason, assessing } = inquiry.result;
  if (isTestPartition(loaded.orgId)) return { kind: 'test', status, redirect };
  const isHolder = holder !== null && holder === inquiry.session_id;

  if (inquiry.expired) return { kind: 'expired', redirect: isHolder ? redirect : null };
  if (assessing !== null) {
    return isHolder
      ? { kind: 'assessing', redirect }
      : { kind: 'decided', status: null, reason: null, mayTryAgain: false, redirect: null };
  }
  if (status !== 'pending') {
    const mayTryAgain = mayTry(inquiry, now);
    return isHolder
      ? { kind: 'decided', status, reason, mayTryAgain, redirect }
      : { kind: 'decided', status: null, reason: null, mayTryAgain, redirect: null };
  }
  if (isExpired(inquiry, now)) return { kind: 'expired', redirect: isHolder ? redirect : null };
  if (live !== undefined && !live.over) {
    return live.subject.sessionId === holder ? liveView(live) : { kind: 'in_use' };
  }
  if (isHolder && loaded.retryReason !== null) {
    return { kind: 'retry_granted', reason: loaded.retryReason, redirect };
  }
  return { kind: 'cover', again: inquiry.session_id !== null, redirect };
}
