import { captureSession } from '../../domain/capture/session.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { CommandHandler } from '../handle.ts';
import type { EvidenceKeeper } from './keep-evidence.ts';
import type { LiveSession } from './live-session.ts';
import { isModeAllowed } from './modes.ts';
import type { SessionEnd } from './session-end.ts';
import { kindOf } from './subject-kind.ts';

/**
 * Hands in what a live session has captured, and ends it.
 * @param leaveUndone The end user was asked, and finishes without the steps that are not done.
 * @throws DomainError NO_EVIDENCE, STEPS_UNDONE.
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

export function createSubmission(parts: {
  handle: CommandHandler;
  keeper: EvidenceKeeper;
  end: SessionEnd;
}): Submission {
  const { handle, keeper, end } = parts;
  return async (live, leaveUndone) => {
    const { sessionId, capturedId, configuration, context } = live.subject;
    const { guide } = live;
    const isDocument = configuration.capture_type === 'document';
    if (live.evidence.length === 0 && !isDocument && guide === null && isModeAllowed(configuration, 'auto')) {
      await keeper.screenshot(live, 'auto');
    }
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
