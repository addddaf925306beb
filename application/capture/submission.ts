import { captureSession, isUnchanged } from '../../domain/capture/session.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { CommandHandler } from '../handle.ts';
import { load } from '../load.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { EvidenceKeeper } from './keep-evidence.ts';
import type { LiveSession } from './live-session.ts';
import { isModeAllowed } from './modes.ts';
import type { SessionEnd } from './session-end.ts';
import { kindOf } from './subject-kind.ts';

/**
 * Hands in what a live session has captured, and ends it.
 * @param leaveUndone The end user was asked, and finishes without the steps that are not done, or with nothing new.
 * @throws DomainError NO_EVIDENCE, NOTHING_NEW, STEPS_UNDONE.
 */
export type Submission = (live: LiveSession, leaveUndone: boolean) => Promise<void>;

function noEvidence(isDocument: boolean): DomainError {
  const message = isDocument
    ? 'No document has been kept yet. Download it on the site or upload it, then finish.'
    : 'Nothing has been captured yet. Press Capture on the page that shows the answer, then finish.';
  return new DomainError('VALIDATION', message, { reason: 'NO_EVIDENCE' });
}

function stepsUndone(undone: readonly number[]): DomainError {
  const message = `Not done: step ${undone.join(', ')}. Do what is left, or finish without it.`;
  return new DomainError('CONFLICT', message, { reason: 'STEPS_UNDONE' });
}

function nothingNew(): DomainError {
  const message =
    'This is what the last try had. Capture what is missing, take back what is wrong, or finish as it is.';
  return new DomainError('CONFLICT', message, { reason: 'NOTHING_NEW' });
}

export function createSubmission(parts: {
  store: EventStore;
  handle: CommandHandler;
  keeper: EvidenceKeeper;
  end: SessionEnd;
}): Submission {
  const { store, handle, keeper, end } = parts;
  return async (live, leaveUndone) => {
    const { sessionId, capturedId, configuration, context } = live.subject;
    const { guide } = live;
    const isDocument = configuration.capture_type === 'document';
    const { state } = await load(store, captureSession, sessionId);
    const isOld = isUnchanged(state) && !leaveUndone;
    const mayCapture = !isDocument && guide === null && isModeAllowed(configuration, 'auto');
    if (mayCapture && (live.evidence.length === 0 || isOld)) await keeper.screenshot(live, 'auto');
    else if (isOld) throw nothingNew();
    if (live.evidence.length === 0) throw noEvidence(isDocument);
    if (guide !== null && guide.undone.length > 0) {
      if (!leaveUndone) throw stepsUndone(guide.undone);
      await handle(captureSession, sessionId, { type: 'LeaveUndone', guided: guide.guided }, context);
    }
    // Submitted first: if this fails, or we die before the end is written, nothing that was captured is lost.
    await kindOf(capturedId).submit(handle, capturedId, { sessionId, context });
    await end(live, 'finished');
  };
}
