import { type CaptureSession, captureSession, mayResume } from '../../domain/capture/session.ts';
import { load } from '../load.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { CaptureSubject } from './capture-subject.ts';

/**
 * The session that this browser lost and can go on with, where steps lead it at the step where it was; null when there is
 * none, or nothing was done in it. The site has forgotten the end user, who signs in again; what was captured is kept.
 * @param holder Session that the browser's ticket names; null when it has none.
 */
export async function lostSession(
  store: EventStore,
  { sessionId }: CaptureSubject,
  holder: string | null,
): Promise<CaptureSession | null> {
  if (sessionId === null || sessionId !== holder) return null;
  const { state } = await load(store, captureSession, sessionId);
  const hasBegun = state.evidence.length + state.progress.captured.size + state.progress.skipped.size > 0;
  return hasBegun && mayResume(state) ? state : null;
}
